/** One edited file: its text before (null: there was none) and now, both as in the file, byte order mark included. */
export interface DraftFile {
	readonly path: string;
	readonly base: string | null;
	readonly text: string;
}

/** What somebody edited in one package, as the browser keeps it. */
export interface Draft {
	readonly id: string;
	/** Which package: `packageKey`. */
	readonly of: string;
	/** Last written, ms since 1970. */
	readonly at: number;
	readonly files: readonly DraftFile[];
}

/**
 * What tells packages apart: not their bytes, which another tool may have written anew meanwhile. Whether a draft fits
 * the file that is there is told by the text it began from.
 */
export const packageKey = (name: string, root: string, id: string | null): string =>
	JSON.stringify([name, root, id]);

const isFile = (data: unknown): data is DraftFile =>
	typeof data === 'object' &&
	data !== null &&
	'path' in data &&
	typeof data.path === 'string' &&
	'text' in data &&
	typeof data.text === 'string' &&
	'base' in data &&
	(data.base === null || typeof data.base === 'string');

/** What a browser's storage gave back; null: it is no draft of ours. */
export function draftOf(data: unknown): Draft | null {
	if (typeof data !== 'object' || data === null) return null;
	if (!('id' in data && 'of' in data && 'at' in data && 'files' in data)) return null;
	const { id, of, at, files } = data;
	if (typeof id !== 'string' || typeof of !== 'string' || typeof at !== 'number') return null;
	return Array.isArray(files) && files.every(isFile) ? { id, of, at, files } : null;
}
