import { describe, expect, it } from 'vitest';
import type { FolderStep } from '../../src/lib/source/folder-step';
import { ChangedMeanwhile, TakenSteps } from '../../src/lib/source/folder-steps';
import { MemoryFolder } from './memory-folder';

const bytes = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);

const write = (
	path: string,
	text: string,
	before: number | null,
	from: string | null = path
): FolderStep => ({
	kind: 'write',
	path,
	bytes: bytes(text),
	before: before === null ? null : { size: before, modified: 1 },
	from
});

const remove = (path: string, size: number): FolderStep => ({
	kind: 'remove',
	path,
	before: { size, modified: 1 }
});

function folderOf(files: Record<string, string>, isCaseless = false): MemoryFolder {
	const folder = new MemoryFolder('a', isCaseless);
	for (const [path, text] of Object.entries(files)) folder.write(path, text);
	return folder;
}

const START = { 'role.md': 'old', 'x/y/junk': 'j', 'keep.md': 'k' };
const STEPS = [
	remove('x/y/junk', 1),
	write('role.md', 'newer', 3),
	write('n/m.txt', 'm', null, null)
];

describe('steps on a folder', () => {
	it('are taken, keep what was there, and are taken back', async () => {
		const folder = folderOf(START);
		const taken = new TakenSteps(folder.handle);
		await taken.take(STEPS);
		expect(folder.all).toEqual({ 'role.md': 'newer', 'keep.md': 'k', 'n/m.txt': 'm' });
		const previous = await Promise.all(
			[...taken.previous].map(async ([path, blob]) => [path, await blob.text()])
		);
		expect(previous).toEqual([
			['x/y/junk', 'j'],
			['role.md', 'old']
		]);
		await taken.putBack();
		expect(folder.all).toEqual(START);
		expect(taken.isEmpty).toBe(true);
	});

	it.each([
		['is another by now', (folder: MemoryFolder) => folder.write('role.md', 'mine', 2), 'role.md'],
		['is gone', (folder: MemoryFolder) => folder.remove('role.md'), 'role.md'],
		['is there now', (folder: MemoryFolder) => folder.write('n/m.txt', 'mine'), 'n/m.txt'],
		['to remove is another', (folder: MemoryFolder) => folder.write('x/y/junk', 'jj'), 'x/y/junk']
	])('none is taken where a file %s', async (_, change, path) => {
		const folder = folderOf(START);
		change(folder);
		const now = folder.all;
		const taken = new TakenSteps(folder.handle);
		const error: unknown = await taken.take(STEPS).catch((reason: unknown) => reason);
		expect(error).toBeInstanceOf(ChangedMeanwhile);
		expect(error).toMatchObject({ paths: [path] });
		expect(folder.all).toEqual(now);
		expect(taken.isEmpty).toBe(true);
	});

	it.each([
		['wrote over it', (folder: MemoryFolder) => folder.write('role.md', 'mine', 9)],
		['removed it', (folder: MemoryFolder) => folder.remove('role.md')],
		['made anew what was removed', (folder: MemoryFolder) => folder.write('x/y/junk', 'mine', 9)]
	])('nothing is put back where somebody %s', async (_, change) => {
		const folder = folderOf(START);
		const taken = new TakenSteps(folder.handle);
		await taken.take(STEPS);
		change(folder);
		const now = folder.all;
		await expect(taken.putBack()).rejects.toThrow(ChangedMeanwhile);
		expect(folder.all).toEqual(now);
	});

	it.each([false, true])(
		'a name may change in its case only; names without case: %s',
		async (isCaseless) => {
			const folder = folderOf({ 'Role.md': 'old' }, isCaseless);
			const taken = new TakenSteps(folder.handle);
			await taken.take([remove('Role.md', 3), write('role.md', 'old', null, 'Role.md')]);
			expect(folder.all).toEqual({ 'role.md': 'old' });
			await taken.putBack();
			expect(folder.all).toEqual({ 'Role.md': 'old' });
		}
	);

	it('what was done before the browser refused can be put back', async () => {
		const folder = folderOf(START);
		const taken = new TakenSteps(folder.handle);
		const refuse = (): Promise<never> =>
			Promise.reject(new DOMException('full', 'QuotaExceededError'));
		const file = folder.children.get('role.md');
		if (file && 'createWritable' in file) file.createWritable = refuse;
		await expect(taken.take(STEPS)).rejects.toThrow('full');
		expect(folder.all).toEqual({ 'role.md': 'old', 'keep.md': 'k' });
		await taken.putBack();
		expect(folder.all['x/y/junk']).toBe('j');
	});

	it('an empty directory goes and comes back', async () => {
		const folder = folderOf({ 'a.md': 'a' });
		folder.directory('b').directory('c');
		const taken = new TakenSteps(folder.handle);
		await taken.take([{ kind: 'remove-directory', path: 'b/c' }]);
		expect(folder.all).toEqual({ 'a.md': 'a' });
		await taken.putBack();
		expect(folder.all).toEqual({ 'a.md': 'a', 'b/c/': '' });
	});
});
