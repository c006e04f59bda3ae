import { describe, expect, it } from 'vitest';
import type { RecentDatabase } from '../../src/lib/state/recent-database';
import { recentOf, type RecentEntry } from '../../src/lib/state/recent-entry';
import { Recent } from '../../src/lib/state/recent.svelte';
import type { Dropped } from '../../src/lib/worker/protocol';

interface Asked {
	query?: PermissionState;
	request?: PermissionState;
	error?: string;
}

/** As a browser's handle, as far as it is used. */
function handle(name: string, kind: 'file' | 'directory', asked: Asked = {}) {
	const fail = () => {
		if (asked.error) throw new DOMException('so it is', asked.error);
	};
	const made = {
		kind,
		name,
		isSameEntry: (other: unknown) => Promise.resolve(other === made),
		queryPermission: () => Promise.resolve(asked.query ?? 'granted'),
		requestPermission: () => Promise.resolve(asked.request ?? 'denied'),
		getFile: async () => (fail(), new File(['x'], name)),
		async *keys() {
			await Promise.resolve();
			fail();
			yield 'role.md';
		}
	};
	return made as unknown as RecentEntry['handle']; // what is used of one is there
}

const thing = (given: RecentEntry['handle']): Dropped =>
	given.kind === 'file'
		? { kind: 'blob', name: given.name, blob: new Blob(), handle: given }
		: { kind: 'directory', handle: given };

function database(kept: RecentEntry[] = []): RecentDatabase & { kept: RecentEntry[] } {
	return {
		kept,
		all: () => Promise.resolve([...kept]),
		put(entry) {
			const at = kept.findIndex(({ id }) => id === entry.id);
			kept.splice(at < 0 ? kept.length : at, 1, entry);
			return Promise.resolve();
		},
		delete(id) {
			kept.splice(0, kept.length, ...kept.filter((one) => one.id !== id));
			return Promise.resolve();
		}
	};
}

const CLEAN = { kind: 'package', errors: 0, warnings: 0 } as const;
const names = (recent: Recent) => recent.entries.map((one) => one.handle.name);

describe('recent packages', () => {
	it('are listed newest first, each once, and kept for the next time', async () => {
		const kept = database();
		const recent = new Recent(kept);
		const [a, b] = [handle('a', 'directory'), handle('b.zip', 'file')];
		await recent.remember(thing(a), 'A', CLEAN);
		await recent.remember(thing(b), null, { kind: 'none' });
		await recent.remember(thing(a), 'A', { ...CLEAN, errors: 2 });
		expect(names(recent)).toEqual(['a', 'b.zip']);
		expect(recent.entries[0]?.verdict).toEqual({ kind: 'package', errors: 2, warnings: 0 });
		const next = new Recent(kept);
		await next.start();
		expect(names(next).sort()).toEqual(['a', 'b.zip']);
	});

	it('are ten: an older one goes', async () => {
		const kept = database();
		const recent = new Recent(kept);
		for (let n = 0; n < 12; n++) await recent.remember(thing(handle(`${n}`, 'file')), null, CLEAN);
		expect(names(recent)).toEqual(['11', '10', '9', '8', '7', '6', '5', '4', '3', '2']);
		expect(kept.kept).toHaveLength(10);
	});

	it('are none of what came without a handle, nor where the browser keeps nothing', async () => {
		const recent = new Recent(database());
		await recent.remember({ kind: 'blob', name: 'a', blob: new Blob() }, null, CLEAN);
		await recent.remember({ kind: 'files', name: 'a', files: [] }, null, CLEAN);
		expect(recent.entries).toEqual([]);
		const refuse = () => Promise.reject(new Error('no storage'));
		const none = new Recent({ all: refuse, put: refuse, delete: refuse });
		await none.start();
		await none.remember(thing(handle('a', 'file')), null, CLEAN);
		expect(none.entries).toEqual([]);
	});

	it.each([
		['file', {}, null],
		['directory', {}, null],
		['file', { query: 'prompt', request: 'granted' }, null],
		['file', { query: 'prompt' }, 'refused'],
		['directory', { query: 'denied' }, 'refused'],
		['file', { error: 'NotFoundError' }, 'gone'],
		['directory', { error: 'NotFoundError' }, 'gone'],
		['file', { error: 'NotReadableError' }, 'failed']
	] as const)('a %s, %j: %s', async (kind, asked, problem) => {
		const recent = new Recent(database());
		await recent.remember(thing(handle('a', kind, asked)), null, CLEAN);
		const opened = await recent.open(recent.entries[0]?.id ?? '');
		expect(recent.problem?.kind ?? null).toBe(problem);
		expect(opened?.kind ?? null).toBe(problem ? null : kind === 'file' ? 'blob' : 'directory');
	});

	it('are forgotten one by one or all, and with them what was said of them', async () => {
		const kept = database();
		const recent = new Recent(kept);
		for (const name of ['a', 'b', 'c'])
			await recent.remember(thing(handle(name, 'file', { error: 'NotFoundError' })), null, CLEAN);
		const [first] = recent.entries;
		await recent.open(first?.id ?? '');
		await recent.forget(first?.id ?? '');
		expect([names(recent), recent.problem]).toEqual([['b', 'a'], null]);
		await recent.forgetAll();
		expect([recent.entries, kept.kept]).toEqual([[], []]);
	});
});

it.each([
	null,
	3,
	{},
	{ id: 'a', handle: {}, title: null, verdict: CLEAN, at: 1 },
	{ id: 'a', handle: { kind: 'file', name: 'x' }, title: 1, verdict: CLEAN, at: 1 },
	{ id: 'a', handle: { kind: 'file', name: 'x' }, title: null, verdict: { kind: 'package' }, at: 1 }
])('what a database kept is taken only where it is one: %j', (data) => {
	expect(recentOf(data)).toBeNull();
});
