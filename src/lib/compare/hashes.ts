import { newSha256 } from '../hash/sha256';
import type { Tree } from '../source/tree';

/** By package path. `sha256` is lower-case hex; null for a file that could not be read. */
export type FileHashes = ReadonlyMap<
	string,
	{ readonly sha256: string | null; readonly size: number }
>;

export interface HashOptions {
	readonly signal?: AbortSignal;
	/** Bytes read, of all. */
	readonly onProgress?: (done: number, total: number) => void;
}

/**
 * Hashes the files of the package at `root` (`''`: the top), one after the other: no more than one file is in memory.
 * Of two entries with one path the first counts; that there are two is a finding. Rejects only when aborted.
 */
export async function hashFiles(
	tree: Tree,
	root: string,
	{ signal, onProgress }: HashOptions = {}
): Promise<FileHashes> {
	const prefix = root === '' ? '' : `${root}/`;
	const files = tree.nodes.flatMap(({ path, kind, size }, node) =>
		kind === 'file' && path.startsWith(prefix)
			? [{ path: path.slice(prefix.length), size, node }]
			: []
	);
	const total = files.reduce((sum, { size }) => sum + size, 0);
	const sha = await newSha256();
	const hashes = new Map<string, { sha256: string | null; size: number }>();
	let done = 0;
	for (const { path, size, node } of files) {
		signal?.throwIfAborted();
		if (!hashes.has(path)) {
			try {
				const bytes = await tree.read(node, signal ? { signal } : {});
				hashes.set(path, { sha256: sha.init().update(bytes).digest(), size: bytes.length });
			} catch {
				// A file that cannot be read is a finding of the check; here it is one that nobody can compare.
				signal?.throwIfAborted();
				hashes.set(path, { sha256: null, size });
			}
		}
		done += size;
		onProgress?.(done, total);
	}
	return hashes;
}
