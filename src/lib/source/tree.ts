import type { ZipContent } from '../archive/zip/write';
import type { Container } from '../contract/report';

/**
 * Something wrong with the container itself, as the archive reader or the folder walker saw it: plain
 * data, judged by the rules of `formats/container`.
 */
export interface Problem {
	readonly kind: 'unreadable' | 'ambiguous' | 'entry' | 'not-read';
	/** A reason of ARCHIVE_UNREADABLE, ARCHIVE_AMBIGUOUS or ROLE_IMPORT_ZIP_ENTRY_INVALID. */
	readonly reason: string;
	/** Raw name of the entry it is about, for display; null: the archive as a whole. */
	readonly name: string | null;
	/** Position in `Tree.nodes`, where it is about one. */
	readonly node: number | null;
	/** Byte offset in the archive. */
	readonly offset: number | null;
	/** What was expected and what was there, as short facts for the message. */
	readonly detail: string;
}

export type NodeKind = 'file' | 'directory' | 'symlink' | 'other';

/** One entry of the container, in its order, named as it is there. */
export interface TreeNode {
	/** Relative to what was dropped, `/`-separated, without a trailing slash; raw for an unsafe entry. */
	readonly path: string;
	readonly kind: NodeKind;
	/** Unpacked bytes, as declared. */
	readonly size: number;
	/** False: an entry that no importer can unpack at a safe path (absolute, `..`, backslash, duplicate …). */
	readonly safe: boolean;
	/** CRC-32 as declared, where the container has one. */
	readonly crc?: number;
	/** When it was last written, in ms since 1970, where a folder says so. */
	readonly modified?: number;
}

/** Bytes of nodes on demand. `read` rejects with `ReadError`; `signal` ends the work at once. */
export interface Tree {
	/** As dropped: `words-john-0.1.0.zip`, or the folder's name. */
	readonly name: string;
	readonly container: Container;
	/** Of the archive; of all files together for a folder. */
	readonly bytes: number;
	readonly nodes: readonly TreeNode[];
	/** What listing it has shown. A deep check may add more. */
	readonly problems: readonly Problem[];
	/** The whole file, at most `limit` bytes of it where given. Does not check the CRC of a part. */
	read(node: number, options?: { limit?: number; signal?: AbortSignal }): Promise<Uint8Array>;
	/**
	 * Bytes `[start, end)` of a file, cut at its end, without a look at the rest; no CRC is checked. Null, or no such
	 * method: the container keeps the file packed, and only `read` comes to them.
	 */
	readRange?(
		node: number,
		range: { readonly start: number; readonly end: number },
		signal?: AbortSignal
	): Promise<Uint8Array> | null;
	/** Several whole small files at once, where that is cheaper; null: it is not, or not for these. */
	readMany?(
		nodes: readonly number[],
		signal?: AbortSignal
	): Promise<readonly (Uint8Array | ReadError)[]> | null;
	/** Target of a symlink entry, if the container kept one. */
	linkTarget(node: number): Promise<string | null>;
	/** Packed bytes that a new zip may take over as they are: only after `verify` found the entry sound. */
	packed?(node: number): ZipContent | null;
	/** Reads everything once: CRC, sizes, data; and the archive's SHA-256. Folders have nothing to check. */
	verify(options?: {
		signal?: AbortSignal;
		onProgress?: (bytes: number, total: number) => void;
		look?: Looking;
	}): Promise<Verified>;
}

/** Texts to look into while they are unpacked anyway. */
export interface Looking {
	/** Of which nothing is wanted but to know that no scan finds anything in them. */
	readonly wants: (node: number) => boolean;
	/** What else must not be in them. */
	readonly words: readonly string[];
}

/** Texts, of those asked for, in which no scan can find anything and none of the words is: they need not be read again. */
export interface Harmless {
	readonly nodes: ReadonlySet<number>;
	readonly words: readonly string[];
}

export const NONE_HARMLESS: Harmless = { nodes: new Set(), words: [] };

export interface Verified {
	readonly problems: readonly Problem[];
	/** Entries whose bytes were read back as declared. */
	readonly checked: number;
	readonly harmless: Harmless;
	/** Lower-case hex; null for a folder. */
	readonly sha256: string | null;
}

/** A file that could not be read; says which and why. */
export class ReadError extends Error {
	override readonly name = 'ReadError';
	constructor(
		readonly path: string,
		readonly problem: Problem,
		options?: ErrorOptions
	) {
		super(`${path}: ${problem.detail}`, options);
	}
}
