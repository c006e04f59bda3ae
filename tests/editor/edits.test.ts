import { describe, expect, it } from 'vitest';
import { packageKey, type Draft } from '../../src/lib/state/draft';
import type { DraftDatabase } from '../../src/lib/state/draft-database';
import { Drafts } from '../../src/lib/state/drafts';
import { Edits } from '../../src/lib/state/edits.svelte';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

/** A package of texts that somebody else may change, and what was laid over it. */
function world(disk: Record<string, string>, { full = false } = {}) {
	const laid = new Map<string, string>();
	const stored = new Map<string, Draft>();
	const refuse = (): void => {
		if (full) throw new Error('QuotaExceededError');
	};
	const database: DraftDatabase = {
		of: async (key) => [...stored.values()].filter((draft) => draft.of === key),
		put: async (draft) => {
			refuse();
			stored.set(draft.id, structuredClone(draft));
		},
		delete: async (id) => void stored.delete(id)
	};
	const page = new EventTarget();
	const desk = {
		original: async (path: string) => (path in disk ? bytes(disk[path] ?? '') : null),
		edit: async (path: string, text: string | null) => {
			if (text === null) laid.delete(path);
			else laid.set(path, text);
		},
		look: async (paths: readonly string[] | null) => paths ?? []
	};
	const visit = (): Edits =>
		new Edits(desk, packageKey('p.zip', '', 'p'), new Drafts(database, page));
	const mayLeave = (): boolean =>
		page.dispatchEvent(new Event('beforeunload', { cancelable: true }));
	return { disk, laid, stored, visit, mayLeave };
}

async function typed(edits: Edits, path: string, text: string): Promise<void> {
	await edits.begin(path);
	await edits.set(path, text);
}

describe('edits', () => {
	it('are laid over the package and kept; the same text again is none', async () => {
		const { laid, stored, visit, mayLeave } = world({ 'role.md': 'a' });
		const edits = visit();
		await typed(edits, 'role.md', 'ab');
		expect([edits.paths, [...laid], stored.size]).toEqual([['role.md'], [['role.md', 'ab']], 1]);
		expect(mayLeave()).toBe(true);
		await edits.set('role.md', 'a');
		expect([edits.paths, laid.size, stored.size]).toEqual([[], 0, 0]);
	});

	it('are offered at the next visit, and only what is new in them', async () => {
		const { disk, laid, stored, visit } = world({ 'role.md': 'a', 'b.md': 'b' });
		await typed(visit(), 'role.md', 'mine');
		const next = visit();
		await next.findDrafts();
		const [draft] = next.drafts.offered;
		expect(draft?.files).toEqual([{ path: 'role.md', base: 'a', text: 'mine' }]);
		// What is edited before anybody decides is kept beside it.
		await typed(next, 'b.md', 'other');
		expect(stored.size).toBe(2);
		if (draft) await next.restore(draft);
		expect([next.drafts.offered, next.conflicts, stored.size]).toEqual([[], [], 1]);
		expect(laid.get('role.md')).toBe('mine');
		disk['role.md'] = 'mine';
		disk['b.md'] = 'other';
		const last = visit();
		await last.findDrafts();
		expect([last.drafts.offered, stored.size]).toEqual([[], 0]);
	});

	it('that a browser keeps no copy of are said to be so, and hold the page', async () => {
		const { laid, visit, mayLeave } = world({ 'role.md': 'a' }, { full: true });
		const edits = visit();
		await typed(edits, 'role.md', 'mine');
		expect(edits.drafts.notKept).toBe('QuotaExceededError');
		expect(laid.get('role.md')).toBe('mine');
		expect(mayLeave()).toBe(false);
		await edits.revert(['role.md']);
		expect(mayLeave()).toBe(true);
	});

	it('that were taken back can be had again', async () => {
		const { laid, visit } = world({ 'role.md': 'a', 'b.md': 'b' });
		const edits = visit();
		await typed(edits, 'role.md', 'mine');
		await typed(edits, 'b.md', 'mine too');
		await edits.revert(edits.paths);
		expect([edits.paths, laid.size, edits.undone.length]).toEqual([[], 0, 2]);
		await edits.bringBack();
		expect([edits.paths, edits.undone.length]).toEqual([['b.md', 'role.md'], 0]);
		expect(laid.get('role.md')).toBe('mine');
	});
});

describe('a file that others changed too', () => {
	it.each([
		['theirs', 'theirs'],
		['nothing, for it is gone', null]
	])('is %s', async (_, theirs) => {
		const { disk, laid, visit } = world({ 'role.md': 'a' });
		const edits = visit();
		await typed(edits, 'role.md', 'mine');
		if (theirs === null) delete disk['role.md'];
		else disk['role.md'] = theirs;
		await edits.look();
		expect(edits.conflicts).toEqual(['role.md']);
		expect(edits.of('role.md')?.theirs).toBe(theirs);
		// Typing goes on, and decides nothing.
		await edits.set('role.md', 'mine!');
		expect([edits.conflicts, laid.get('role.md')]).toEqual([['role.md'], 'mine!']);
		await edits.keepMine('role.md');
		await edits.look();
		expect([edits.conflicts, edits.of('role.md')?.base]).toEqual([[], theirs]);
	});

	it('is theirs when that is chosen, and mine can be had again', async () => {
		const { disk, laid, visit } = world({ 'role.md': 'a' });
		const edits = visit();
		await typed(edits, 'role.md', 'mine');
		disk['role.md'] = 'theirs';
		await edits.look();
		await edits.takeTheirs('role.md');
		expect([edits.paths, laid.size, edits.baseOf('role.md')]).toEqual([[], 0, 'theirs']);
		await edits.bringBack();
		expect(laid.get('role.md')).toBe('mine');
	});

	it('is no conflict where it has become the same, or has come back', async () => {
		const { disk, visit } = world({ 'role.md': 'a' });
		const edits = visit();
		await typed(edits, 'role.md', 'mine');
		disk['role.md'] = 'theirs';
		await edits.look();
		disk['role.md'] = 'a';
		await edits.look();
		expect([edits.conflicts, edits.paths]).toEqual([[], ['role.md']]);
		disk['role.md'] = 'mine';
		await edits.look();
		expect(edits.paths).toEqual([]);
	});

	it('is found in a draft of an earlier visit', async () => {
		const { disk, visit } = world({ 'role.md': 'a' });
		await typed(visit(), 'role.md', 'mine');
		disk['role.md'] = 'theirs';
		const edits = visit();
		await edits.findDrafts();
		for (const draft of edits.drafts.offered) await edits.restore(draft);
		expect(edits.of('role.md')).toMatchObject({ base: 'a', text: 'mine', theirs: 'theirs' });
	});
});

describe('edits that are written to the folder', () => {
	it('are none any more, with what repairs made of them; put back, they are again', async () => {
		const { disk, laid, stored, visit } = world({ 'role.md': 'a' });
		const edits = visit();
		await typed(edits, 'role.md', 'mine');
		await edits.whileWriting(async () => {
			disk['role.md'] = 'mine, repaired';
			// A look in the middle takes it for nobody else's doing.
			await edits.look();
			return ['role.md'];
		});
		expect([edits.paths, laid.size, stored.size]).toEqual([[], 0, 0]);
		expect(edits.baseOf('role.md')).toBe('mine, repaired');
		disk['role.md'] = 'a';
		await edits.takeUpAgain();
		expect([edits.conflicts, laid.get('role.md')]).toEqual([[], 'mine']);
	});

	it('stay where nothing was written', async () => {
		const { laid, visit } = world({ 'role.md': 'a' });
		const edits = visit();
		await typed(edits, 'role.md', 'mine');
		await edits.whileWriting(async () => null);
		expect(laid.get('role.md')).toBe('mine');
	});
});
