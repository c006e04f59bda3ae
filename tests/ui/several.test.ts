import { describe, expect, it } from 'vitest';
import type { Taken } from '../../src/lib/formats/format';
import { Several } from '../../src/lib/state/several.svelte';
import type { PackageSummary } from '../../src/lib/check/summary';
import type { Dropped } from '../../src/lib/worker/protocol';
import { smallBundle } from '../bundle/small-bundle';
import { packageCalled } from '../cases/many';
import { Hosts } from './hosts';

const filesOf = (name: string, files: Iterable<readonly [string, Uint8Array]>): Dropped => ({
	kind: 'files',
	name,
	files: [...files].map(([path, bytes]) => ({ path, file: new Blob([new Uint8Array(bytes)]) }))
});

const role = (id: string, of?: string): Dropped =>
	filesOf(
		id,
		packageCalled(id, of).map(({ name, data }) => [name, data] as const)
	);

const bundle = (name: string): Dropped =>
	filesOf(
		name,
		[...smallBundle()].map(([path, { bytes }]) => [path, bytes] as const)
	);

const note = filesOf('notes', [['package.json', new TextEncoder().encode('{}')]]);

function table(things: readonly Dropped[], library: readonly (string | Taken)[] = []) {
	const hosts = new Hosts();
	const held = { library };
	const several = new Several(things, {
		name: 'roles',
		connect: hosts.connect,
		library: () => held.library
	});
	return { hosts, several, held };
}

function summary(several: Several, at: number): PackageSummary {
	const outcome = several.rows[at]?.outcome;
	if (outcome?.kind !== 'checked') throw new Error(`${at} is ${outcome?.kind ?? 'not there'}`);
	return outcome.summary;
}

const answers = (several: Several, at: number): string =>
	Object.entries(summary(several, at).verdicts)
		.map(([id, { answer }]) => `${id} ${answer}`)
		.join(', ');

describe('several packages', () => {
	it('each have a line: roles, bundles and what is neither', async () => {
		const { several } = table([role('a-one'), role('b-two', 'many-at-once'), bundle('core'), note]);
		expect(several.rows.map(({ outcome }) => outcome.kind)).toEqual(Array(4).fill('waiting'));
		await several.run();
		expect(answers(several, 0)).toBe('import yes, launch yes, publish yes, selfCheck yes');
		expect(summary(several, 0)).toMatchObject({
			subject: { id: 'a-one', version: '0.1.0', path: 'B' },
			counts: { error: 0 }
		});
		expect(answers(several, 1)).toContain('import no');
		expect(summary(several, 1).counts.error).toBe(5);
		expect(answers(several, 2)).toBe('verify yes');
		expect(summary(several, 3)).toMatchObject({
			subject: { format: 'unknown' },
			sign: { kind: 'project', of: 'node' }
		});
	});

	it('with one id say so, each which others have it; a check goes no further than that', async () => {
		const twin = { ...role('twin'), name: 'twin' };
		const inside = filesOf(
			'copy',
			packageCalled('twin').map(({ name, data }) => [`twin/${name}`, data] as const)
		);
		const { several, hosts } = table([twin, role('other'), inside]);
		await several.run();
		expect(summary(several, 0).errors).toEqual(['ROLE_IMPORT_DUPLICATE']);
		expect(summary(several, 2).errors).toContain('ROLE_IMPORT_DUPLICATE');
		expect(summary(several, 1).errors).toEqual([]);
		expect(several.taken(0)).toEqual([{ id: 'twin', by: 'copy', beside: true }]);
		expect(hosts.summaries).toBeLessThanOrEqual(5);
	});

	it('are held against the library, and again when it is another', async () => {
		const { several, hosts, held } = table([role('a'), role('b'), role('c')], ['b']);
		await several.run();
		expect([0, 1, 2].map((at) => summary(several, at).counts.error)).toEqual([0, 1, 0]);
		held.library = [{ id: 'c', by: 'roles-lib/c', beside: false }];
		await several.run();
		expect([0, 1, 2].map((at) => summary(several, at).counts.error)).toEqual([0, 0, 1]);
		expect(hosts.summaries).toBe(5);
	});

	it('stop at once, and go on with what is left', async () => {
		const { several, hosts } = table(['a', 'b', 'c', 'd', 'e', 'f'].map((id) => role(id)));
		const run = several.run();
		await expect.poll(() => several.done).toBeGreaterThan(0);
		several.stop();
		const { done } = several;
		expect([several.running, hosts.open]).toEqual([false, 0]);
		await run;
		expect(several.done).toBe(done);
		expect(several.rows.some(({ outcome }) => outcome.kind === 'checking')).toBe(false);
		await several.run();
		expect([several.done, hosts.open]).toEqual([6, 0]);
	});

	it('go on where one of them cannot be read at all', async () => {
		const gone = { name: 'gone.zip', kind: 'blob', blob: new Blob(['PK']) } as const;
		Object.defineProperty(gone.blob, 'slice', {
			value: () => ({ arrayBuffer: () => Promise.reject(new Error('gone')) })
		});
		const { several } = table([gone, role('a')]);
		await several.run();
		expect(several.rows.map(({ outcome }) => outcome.kind)).toEqual(['failed', 'checked']);
	});

	it('take what was seen of one while it was open', async () => {
		const { several } = table([role('a')]);
		await several.run();
		const { verdicts, subject } = summary(several, 0);
		const warning = { code: 'X', level: 'warning' } as const;
		several.update(0, {
			report: { verdicts, subject, findings: [warning] },
			title: 'A',
			nearMiss: null
		} as never);
		expect(summary(several, 0)).toMatchObject({ title: 'A', counts: { warning: 1 } });
	});

	it('are a thousand: a few workers, nothing kept of them but their lines', async () => {
		const text = new TextEncoder().encode('---\ntitle: A\ndescription: B\n---\n\nText.\n');
		const things = Array.from({ length: 1000 }, (_, n) =>
			filesOf(`role-${n}`, [['role.md', text]])
		);
		const { several, hosts } = table(things);
		await several.run();
		expect(several.done).toBe(1000);
		const { rows } = several;
		expect(
			rows.every(
				({ name, outcome }) =>
					outcome.kind === 'checked' &&
					outcome.summary.subject.id === name &&
					outcome.summary.counts.error === 0
			)
		).toBe(true);
		expect(hosts.most).toBeLessThanOrEqual(4);
		expect([hosts.made <= 4, hosts.open, hosts.summaries]).toEqual([true, 0, 1000]);
		expect(JSON.stringify(rows.map(({ outcome }) => outcome)).length).toBeLessThan(1 << 20);
	}, 60_000);
});
