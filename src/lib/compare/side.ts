import type { CheckedPackage } from '../check/plug-in';
import type { Report } from '../contract/report';
import type { Tree } from '../source/tree';
import { hashFiles, type FileHashes, type HashOptions } from './hashes';

/** One of two packages, as plain data that can cross to another thread: what a comparison is made from. */
export interface Side {
	readonly report: Report;
	readonly hashes: FileHashes;
	/** Decoded text of the files that fields are read from, by package path. */
	readonly texts: ReadonlyMap<string, string>;
}

/** Texts that fields are read from; the others stay where they are. */
const FIELD_FILES = ['agotalk.role.toml', 'role.md', 'manifest.json'];

/** What of a checked package a comparison needs. Reads every file once. */
export async function sideOf(
	tree: Tree,
	{
		report,
		root,
		texts,
		mask,
		maskPath
	}: Pick<CheckedPackage, 'report' | 'root' | 'texts' | 'mask' | 'maskPath'>,
	options?: HashOptions
): Promise<Side> {
	const kept = FIELD_FILES.flatMap((path) => {
		const text = texts.get(path);
		return text === undefined ? [] : [[path, mask(text)] as const];
	});
	const hashes = [...(await hashFiles(tree, root, options))];
	return {
		report,
		hashes: new Map(hashes.map(([path, hash]) => [maskPath(path), hash])),
		texts: new Map(kept)
	};
}
