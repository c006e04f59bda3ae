import { describe, expect, it } from 'vitest';
import { FollowedFolder } from '../../src/lib/source/followed-folder';
import { MemoryFolder } from './memory-folder';

const open = (folder: MemoryFolder) => FollowedFolder.open(folder.handle, () => undefined);

async function texts(followed: FollowedFolder): Promise<Record<string, string>> {
	const tree = followed.tree();
	const read = async (path: string, node: number) =>
		[path, new TextDecoder().decode(await tree.read(node))] as const;
	const files = tree.nodes.flatMap(({ kind, path }, node) =>
		kind === 'file' ? [[path, node] as const] : []
	);
	return Object.fromEntries(await Promise.all(files.map(([path, node]) => read(path, node))));
}

const listed = (followed: FollowedFolder): string[] =>
	followed.tree().nodes.map(({ path, kind }) => (kind === 'directory' ? `${path}/` : path));

describe('a followed folder', () => {
	it('reads only what changed again', async () => {
		const folder = new MemoryFolder('a');
		const files = Array.from({ length: 3000 }, (_, n) =>
			folder.write(`d${n % 7}/${n}.md`, `n ${n}`)
		);
		const followed = await open(folder);
		await texts(followed);
		expect(files.reduce((sum, { reads }) => sum + reads, 0)).toBe(3000);
		const saved = folder.write('d1/1.md', 'saved', 2);
		expect(await followed.look(null)).toEqual(['d1/1.md']);
		expect((await texts(followed))['d1/1.md']).toBe('saved');
		expect(files.reduce((sum, { reads }) => sum + reads, saved.reads)).toBe(3001);
	});

	it('hands out bytes that are the reader’s own', async () => {
		const folder = new MemoryFolder('a');
		folder.write('a.md', 'text');
		const followed = await open(folder);
		(await followed.tree().read(0)).fill(0);
		structuredClone(await followed.tree().read(0), {
			transfer: [(await followed.tree().read(0)).buffer]
		});
		expect(await texts(followed)).toEqual({ 'a.md': 'text' });
		expect(new TextDecoder().decode(await followed.tree().read(0, { limit: 2 }))).toBe('te');
	});

	it.each([null, ['new', 'b/c', 'b', 'a.md', 'x']])(
		'sees what came, went and moved: %j',
		async (where) => {
			const folder = new MemoryFolder('a');
			folder.write('a.md', 'a');
			folder.write('b/c/d.md', 'd');
			const followed = await open(folder);
			folder.remove('a.md');
			folder.remove('b/c/d.md');
			folder.write('new/x/y.md', 'y');
			folder.write('new/z.md', 'z');
			const changed = await followed.look(where);
			expect(changed.toSorted()).toEqual(['a.md', 'b/c', 'b/c/d.md', 'new/x/y.md', 'new/z.md']);
			expect(listed(followed)).toEqual(['b/c/', 'new/x/y.md', 'new/z.md']);
			expect(await followed.look(where)).toEqual([]);
		}
	);

	it('lists a directory only while it is empty', async () => {
		const folder = new MemoryFolder('a');
		folder.write('b/c/d.md', 'd');
		const followed = await open(folder);
		folder.remove('b/c/d.md');
		await followed.look(['b/c/d.md']);
		expect(listed(followed)).toEqual(['b/c/']);
		folder.write('b/c/e.md', 'e');
		await followed.look(['b/c/e.md']);
		expect(listed(followed)).toEqual(['b/c/e.md']);
		folder.remove('b');
		expect(await followed.look(['b/c/e.md'])).toEqual(['b/c/e.md']);
		expect(listed(followed)).toEqual([]);
	});

	it('a directory in place of a file', async () => {
		const folder = new MemoryFolder('a');
		folder.write('b', 'a file');
		const followed = await open(folder);
		folder.remove('b');
		folder.write('b/c', 'below');
		expect((await followed.look(['b'])).toSorted()).toEqual(['b', 'b/c']);
		expect(listed(followed)).toEqual(['b/c']);
	});

	it('rejects where the folder itself is gone, and keeps what was seen', async () => {
		const folder = new MemoryFolder('a');
		folder.write('a.md', 'a');
		const followed = await open(folder);
		folder.isGone = true;
		await expect(followed.look(null)).rejects.toThrow('gone');
		await expect(followed.look([''])).rejects.toThrow('gone');
		expect(await texts(followed)).toEqual({ 'a.md': 'a' });
	});
});
