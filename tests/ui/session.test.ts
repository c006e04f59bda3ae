import { describe, expect, it } from 'vitest';
import { summaryOf } from '../../src/lib/check/summary';
import type { Connection } from '../../src/lib/state/connection';
import { Session } from '../../src/lib/state/session.svelte';
import { RolecheckError } from '../../src/lib/worker/error';
import type { Checked, Dropped, Opened } from '../../src/lib/worker/protocol';
import { report } from './reports';

interface Script {
	readonly roots?: readonly string[];
	readonly open?: () => Promise<void>;
	readonly deep?: () => Promise<void>;
}

const thing = (name: string): Dropped => ({ kind: 'blob', name, blob: new Blob() });

/** Answers as a worker does, when the script lets it. */
function connection({ roots = [''], open, deep }: Script, log: string[]): Connection {
	let name = '';
	const answer = async (method: string, params: unknown): Promise<unknown> => {
		log.push(method);
		if (method === 'open') {
			name = (params as { name: string }).name;
			await open?.();
			const packages = roots.map((root) => ({ format: 'agotalk-role' as const, root }));
			return { name, container: 'zip', packages } satisfies Opened;
		}
		const { root = '', deep: isDeep } = params as { root?: string; deep: boolean };
		if (isDeep) await deep?.();
		const checked = {
			report: report([], { name, sha256: isDeep ? 'ab' : null }),
			files: [],
			title: null,
			secrets: [],
			searchable: true,
			root,
			nearMiss: null,
			revision: 0
		} satisfies Checked;
		return method === 'summarise' ? summaryOf(checked, 1) : checked;
	};
	return {
		// The types of the answers are the interface's; the script gives them by method.
		call: answer as Connection['call'],
		dispose: () => void log.push('dispose')
	};
}

function session(...scripts: Script[]) {
	const log: string[] = [];
	let at = 0;
	return { log, session: new Session(() => connection(scripts[at++] ?? {}, log)) };
}

/** A promise that the test lets go. */
function gate() {
	let resolve: (value: undefined) => void = () => undefined;
	const promise = new Promise<undefined>((done) => (resolve = done));
	return { promise, resolve };
}

describe('the session', () => {
	it('reads, shows the contract verdict, then the whole check', async () => {
		const deep = gate();
		const { session: it } = session({ deep: async () => void (await deep.promise) });
		const done = it.open(thing('a.zip'));
		expect(it.phase).toMatchObject({ kind: 'reading', name: 'a.zip' });
		await expect.poll(() => it.phase).toMatchObject({ kind: 'report', deep: 'running' });
		deep.resolve(undefined);
		await done;
		expect(it.phase).toMatchObject({ kind: 'report', deep: 'done' });
		expect(it.phase.kind === 'report' && it.phase.checked.report.subject.sha256).toBe('ab');
	});

	it('keeps the contract verdict where the deep check fails', async () => {
		const { session: it } = session({
			deep: () => Promise.reject(new RolecheckError('browser', 'OUT_OF_MEMORY', 'no room'))
		});
		await it.open(thing('a.zip'));
		expect(it.phase).toMatchObject({ kind: 'report', deep: { code: 'OUT_OF_MEMORY' } });
	});

	it('says whose fault it is where nothing can be shown', async () => {
		const { session: it } = session({ open: () => Promise.reject(new Error('bug')) });
		await it.open(thing('a.zip'));
		expect(it.phase).toMatchObject({ kind: 'failed', name: 'a.zip', error: { blame: 'ours' } });
	});

	it('shows the newest package, whichever is read first', async () => {
		const slow = gate();
		const { session: it, log } = session({ open: async () => void (await slow.promise) }, {});
		const first = it.open(thing('old.zip'));
		await it.open(thing('new.zip'));
		slow.resolve(undefined);
		await first;
		expect(it.phase.kind === 'report' && it.phase.opened.name).toBe('new.zip');
		expect(log).toContain('dispose');
	});

	it('asks which of several packages, and can be asked again', async () => {
		const { session: it } = session({ roots: ['a', 'b'] });
		await it.open(thing('two.zip'));
		expect(it.phase).toMatchObject({ kind: 'choosing', name: 'two.zip' });
		const choice = it.phase.kind === 'choosing' ? it.phase.choices[1] : undefined;
		if (choice) await it.choose(choice);
		expect(it.phase.kind === 'report' && it.phase.checked.root).toBe('b');
		it.chooseAgain();
		expect(it.phase.kind).toBe('choosing');
	});

	it('shows several things as a table; opens one of them, and comes back to it as it was', async () => {
		const { session: it } = session();
		await it.take(() => Promise.resolve({ things: [thing('a.zip'), thing('b.zip')] }));
		const table = it.phase.kind === 'several' ? it.phase.several : null;
		await expect.poll(() => table?.done).toBe(2);
		await it.openRow(1);
		expect(it.phase.kind === 'report' && it.phase.opened.name).toBe('b.zip');
		expect(it.several).toBe(table);
		it.leave();
		expect(it.phase).toEqual({ kind: 'several', several: table });
		await it.openRow(0);
		it.close();
		expect([it.phase.kind, it.several]).toEqual(['empty', null]);
	});

	it('says why nothing came of a drop', async () => {
		const { session: it } = session();
		await it.take(() => Promise.resolve({ refused: 'text' }));
		expect([it.phase.kind, it.refusal]).toEqual(['empty', 'text']);
	});

	it('is empty at once when closed, whatever comes after', async () => {
		const slow = gate();
		const { session: it, log } = session({ open: async () => void (await slow.promise) });
		const done = it.open(thing('a.zip'));
		it.close();
		expect(it.phase.kind).toBe('empty');
		slow.resolve(undefined);
		await done;
		expect(it.phase.kind).toBe('empty');
		expect(log).toEqual(['open', 'dispose']);
	});
});
