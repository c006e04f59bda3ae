import { describe, expect, it } from 'vitest';
import { Checks } from '../../src/lib/state/checks';
import type { Connection } from '../../src/lib/state/connection';
import type { Checked } from '../../src/lib/worker/protocol';
import { report } from './reports';

/** A worker that answers when it is let, of the package as it was when it was asked. */
function worker() {
	const asked: { deep: boolean; answer: (fails?: boolean) => Promise<void> }[] = [];
	let revision = 0;
	const call = (_: string, { deep }: { deep: boolean }): Promise<Checked> =>
		new Promise((resolve, reject) => {
			const seen = revision;
			asked.push({
				deep,
				async answer(fails = false) {
					if (fails) reject(new Error('no'));
					else
						resolve({
							report: report([], { sha256: deep ? 'ab' : null }),
							files: [],
							title: null,
							secrets: [],
							searchable: true,
							root: '',
							nearMiss: null,
							revision: seen
						});
					await new Promise((done) => setTimeout(done));
				}
			});
		});
	const shown: string[] = [];
	const connection = { call: call as Connection['call'], dispose: () => undefined };
	const show: ConstructorParameters<typeof Checks>[1] = ({ checked, deep }) => {
		shown.push(`${checked.revision} ${typeof deep === 'string' ? deep : 'failed'}`);
	};
	const checks = new Checks(connection, show, () => []);
	const edit = (): Promise<void> => {
		revision++;
		return checks.again({}, 'again');
	};
	return { asked, shown, checks, edit };
}

/** Until the first deep check is under way. */
async function begun(): Promise<ReturnType<typeof worker>> {
	const it = worker();
	void it.checks.first({}, {});
	await it.asked[0]?.answer();
	expect(it.asked).toHaveLength(2);
	return it;
}

describe('checks', () => {
	it('after an edit say nothing until they know, then what is true', async () => {
		const it = await begun();
		await it.asked[1]?.answer();
		const edited = it.edit();
		await it.asked[2]?.answer();
		await edited;
		expect(it.shown).toEqual(['0 running', '0 done', '0 again', '1 done']);
	});

	it('of edits during the first deep check give the contract verdict, and never an older report', async () => {
		const it = await begun();
		const edited = it.edit();
		expect(it.asked.map(({ deep }) => deep)).toEqual([false, true, false]);
		await it.asked[2]?.answer();
		await it.asked[1]?.answer();
		await it.asked[3]?.answer();
		await edited;
		expect(it.asked).toHaveLength(4);
		expect(it.shown).toEqual(['0 running', '1 running', '1 running', '1 running', '1 done']);
	});

	it('run one at a time, however fast the edits come', async () => {
		const it = await begun();
		await it.asked[1]?.answer();
		const edits = [it.edit(), it.edit(), it.edit()];
		expect(it.asked).toHaveLength(3);
		await it.asked[2]?.answer();
		expect(it.asked).toHaveLength(4);
		await it.asked[3]?.answer();
		await Promise.all(edits);
		expect(it.shown.at(-1)).toBe('3 done');
	});

	it('that fail keep the report, and the next one counts', async () => {
		const it = await begun();
		await it.asked[1]?.answer(true);
		expect(it.shown.at(-1)).toBe('0 failed');
		const edited = it.edit();
		await it.asked[2]?.answer();
		await edited;
		expect(it.shown.at(-1)).toBe('1 done');
	});
});
