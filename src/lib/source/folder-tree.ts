import { readBlob, readBlobs, type ReadBlob, type ReadBlobs } from './kept-bytes';
import { reasonOf } from './reason-of';
import { NONE_HARMLESS, ReadError, type Problem, type Tree, type TreeNode } from './tree';

/** One file or empty directory of a dropped folder. Path relative to the folder, `/`-separated. */
export interface FolderItem {
	readonly path: string;
	/** Null: a directory, or a file that could not be opened. */
	readonly file: Blob | null;
	readonly directory?: boolean;
	/** Why it could not be opened, in the browser's words. */
	readonly why?: string;
}

const notRead = (path: string, node: number, detail: string): Problem => ({
	kind: 'not-read',
	reason: 'unreadable',
	name: path,
	node,
	offset: null,
	detail
});

const depthFirst = (a: FolderItem, b: FolderItem): number =>
	a.path < b.path ? -1 : a.path > b.path ? 1 : 0;

/**
 * A dropped folder as a tree, in path order whatever order the browser gave. Modes and links are not visible in
 * one: a browser follows or hides them.
 */
export function folderTree(
	name: string,
	items: readonly FolderItem[],
	readPart: ReadBlob = readBlob,
	readWhole: ReadBlobs = readBlobs
): Tree {
	const sorted = items.toSorted(depthFirst);
	const nodes: TreeNode[] = sorted.map(({ path, file, directory }) => ({
		path,
		kind: directory ? 'directory' : 'file',
		size: file?.size ?? 0,
		safe: true,
		...(file && 'lastModified' in file && { modified: Number(file.lastModified) })
	}));
	const problems = sorted.flatMap(({ path, file, directory, why }, node) =>
		file || directory ? [] : [notRead(path, node, why ?? 'the browser gave no file')]
	);
	const bytesOf = async (
		node: number,
		start: number,
		end: number,
		signal?: AbortSignal
	): Promise<Uint8Array> => {
		signal?.throwIfAborted();
		const item = sorted[node];
		const path = item?.path ?? `node ${node}`;
		if (!item?.file) throw new ReadError(path, notRead(path, node, item?.why ?? 'no file'));
		try {
			return await readPart(item.file, start, end);
		} catch (error) {
			// A file that was edited after it was chosen can no longer be read (w3c/FileAPI#174).
			throw new ReadError(path, notRead(path, node, reasonOf(error)), { cause: error });
		}
	};
	const manyOf = async (
		asked: readonly number[],
		signal?: AbortSignal
	): Promise<(Uint8Array | ReadError)[]> => {
		signal?.throwIfAborted();
		const read = await readWhole(asked.map((node) => sorted[node]?.file ?? new Blob()));
		return read.map((result, at) => {
			const node = asked[at] ?? -1;
			const { path = `node ${node}`, file = null, why } = sorted[node] ?? {};
			if (!file) return new ReadError(path, notRead(path, node, why ?? 'no file'));
			if (result.status === 'fulfilled') return result.value;
			return new ReadError(path, notRead(path, node, reasonOf(result.reason)), {
				cause: result.reason
			});
		});
	};
	return {
		name,
		container: 'folder',
		bytes: nodes.reduce((sum, node) => sum + node.size, 0),
		nodes,
		problems,
		read: (node, { limit, signal } = {}) =>
			bytesOf(node, 0, limit ?? Number.MAX_SAFE_INTEGER, signal),
		readRange: (node, { start, end }, signal) => bytesOf(node, start, end, signal),
		readMany: manyOf,
		linkTarget: () => Promise.resolve(null),
		verify: () =>
			Promise.resolve({ problems: [], checked: 0, harmless: NONE_HARMLESS, sha256: null })
	};
}
