import { compareText } from '../contract/order';
import type { ComparedFile, FileChanges } from './comparison';
import type { FileHashes } from './hashes';

const fileOf = (path: string, hashes: FileHashes): ComparedFile => {
	const { size = 0, sha256 = null } = hashes.get(path) ?? {};
	return { path, size, sha256 };
};

const baseName = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

type Pair = FileChanges['renamed'][number];

/**
 * Of the files that are on one side only, those with the same bytes: a rename each, first where the file name stayed,
 * then in path order. Empty files say nothing about where they came from.
 */
function renames(removed: readonly ComparedFile[], added: readonly ComparedFile[]): Pair[] {
	const bySha = new Map<string, ComparedFile[]>();
	for (const file of removed) {
		if (file.sha256 === null || file.size === 0) continue;
		const known = bySha.get(file.sha256);
		if (known) known.push(file);
		else bySha.set(file.sha256, [file]);
	}
	const pairs: Pair[] = [];
	const taken = new Set<ComparedFile>();
	const pair = (sameName: boolean): void => {
		for (const after of added) {
			if (taken.has(after)) continue;
			const candidates = bySha.get(after.sha256 ?? '') ?? [];
			const index = candidates.findIndex(
				({ path }) => !sameName || baseName(path) === baseName(after.path)
			);
			const [before] = index < 0 ? [] : candidates.splice(index, 1);
			if (!before) continue;
			taken.add(after);
			pairs.push({ before, after });
		}
	};
	pair(true);
	pair(false);
	return pairs.sort((a, b) => compareText(a.after.path, b.after.path));
}

/** What happened to the files, each side given by path, size and hash. */
export function compareFiles(before: FileHashes, after: FileHashes): FileChanges {
	const sorted = (hashes: FileHashes): ComparedFile[] =>
		[...hashes.keys()].sort(compareText).map((path) => fileOf(path, hashes));
	const removed = sorted(before).filter(({ path }) => !after.has(path));
	const added = sorted(after).filter(({ path }) => !before.has(path));
	const changed: Pair[] = [];
	const unknown: string[] = [];
	let same = 0;
	for (const file of sorted(after)) {
		if (!before.has(file.path)) continue;
		const old = fileOf(file.path, before);
		if (old.sha256 !== null && old.sha256 === file.sha256) same++;
		else if (old.size !== file.size || (old.sha256 !== null && file.sha256 !== null))
			changed.push({ before: old, after: file });
		else unknown.push(file.path);
	}
	const renamed = renames(removed, added);
	const moved = new Set(renamed.flatMap(({ before: old, after: now }) => [old, now]));
	const stay = (file: ComparedFile): boolean => !moved.has(file);
	return {
		added: added.filter(stay),
		removed: removed.filter(stay),
		changed,
		renamed,
		unknown,
		same
	};
}
