import { describe, expect, it } from 'vitest';
import { filesUnder } from '../../src/lib/source/from-entries';

/** A file as Chromium hands it out on a drop. A string instead of a file: the browser refuses it with that name. */
const file = (name: string, refusal?: string) =>
	({
		name,
		isFile: true,
		isDirectory: false,
		file: (resolve: (file: File) => void, reject: (error: Error) => void) =>
			refusal === undefined
				? resolve(new File(['x'], name))
				: reject(new DOMException('the file could not be found', refusal))
	}) as unknown as FileSystemFileEntry; // The rest of the interface is not used.

/** A directory that hands out at most 100 entries a call, as Chromium does. */
const directory = (name: string, children: readonly unknown[]) =>
	({
		name,
		isFile: false,
		isDirectory: true,
		createReader() {
			let at = 0;
			return {
				readEntries: (resolve: (batch: unknown[]) => void) => {
					resolve(children.slice(at, at + 100));
					at += 100;
				}
			};
		}
	}) as unknown as FileSystemDirectoryEntry; // As above.

const many = (count: number) => Array.from({ length: count }, (_, at) => file(`f${at}`));

describe('a dropped folder without handles', () => {
	it.each([99, 100, 101, 1001])('is read to its last file (%i)', async (count) => {
		const found = await filesUnder(directory('root', [directory('in', many(count))]), {});
		expect(found).toHaveLength(count);
		expect(found.every(({ path, file }) => path.startsWith('in/f') && file !== null)).toBe(true);
	});

	it('names a file that can’t be read, with the browser’s reason, and reads the others', async () => {
		const root = directory('root', [file('link', 'NotFoundError'), file('role.md')]);
		const found = await filesUnder(root, {});
		expect(found.map(({ path, why }) => [path, why])).toEqual([
			['link', 'NotFoundError: the file could not be found'],
			['role.md', undefined]
		]);
	});

	it('keeps an empty directory', async () => {
		const found = await filesUnder(directory('root', [directory('empty', [])]), {});
		expect(found).toEqual([{ path: 'empty', file: null, directory: true }]);
	});

	it('tells how far it is, and stops when told to', async () => {
		const stop = new AbortController();
		const counts: number[] = [];
		const root = directory('root', [directory('a', many(3)), directory('b', many(3))]);
		const walk = filesUnder(root, {
			signal: stop.signal,
			onFound: (count) => {
				counts.push(count);
				if (count > 0) stop.abort();
			}
		});
		await expect(walk).rejects.toThrow();
		expect(counts).toEqual([0, 3]);
	});
});
