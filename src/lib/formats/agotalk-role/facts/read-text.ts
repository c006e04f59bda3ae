import { ReadError, type Problem, type Tree } from '../../../source/tree';
import type { Layout } from './layout';
import { decodeText, missingText, type TextFile } from './text-file';

/** A role.md or contract longer than this is not read; the report says so. */
const MAX_TEXT = 8 << 20;

/** A package whose texts are read, and what is found wrong with them on the way. */
export interface Reading {
	readonly tree: Tree;
	readonly layout: Layout;
	readonly problems: Problem[];
	readonly skipped: { path: string; why: string }[];
	readonly signal: AbortSignal | undefined;
}

/** role.md or the contract. */
export async function readText(reading: Reading, path: string): Promise<TextFile> {
	const file = reading.layout.files.get(path);
	if (!file) return missingText(reading.layout.odd.has(path) ? 'unreadable' : 'missing');
	if (file.size > MAX_TEXT) {
		reading.skipped.push({ path, why: `larger than ${MAX_TEXT} bytes` });
		return missingText('unreadable');
	}
	try {
		const { signal } = reading;
		return decodeText(await reading.tree.read(file.node, signal ? { signal } : {}));
	} catch (error) {
		if (!(error instanceof ReadError)) throw error;
		reading.problems.push(error.problem);
		return missingText('unreadable');
	}
}
