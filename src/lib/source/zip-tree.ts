import type { ByteSource } from '../archive/byte-source';
import type { Flaw } from '../archive/flaw';
import { readAhead } from '../archive/read-ahead';
import type { HireCrew } from '../archive/zip/crew';
import { readDirectory, type ZipDirectory } from '../archive/zip/directory';
import { METHOD_STORED, type ZipEntry } from '../archive/zip/entry';
import { dataRange, EntryError, readEntry } from '../archive/zip/read';
import { verifyZip } from '../archive/zip/verify';
import type { ZipContent } from '../archive/zip/write';
import { problemOf, unsafeEntries } from './archive-problem';
import {
	ReadError,
	type Looking,
	type Problem,
	type Tree,
	type TreeNode,
	type Verified
} from './tree';

/** What listing can say that keeps an entry from being read. */
const UNREADABLE_ENTRY = new Set(['encrypted', 'method', 'size', 'overlap', 'missing-entry']);

/** Archives from here on are read with helpers. */
const CREW_BYTES = 16 * 2 ** 20;

/** A zip as a tree. Nodes stand in the order of the central directory: node and entry have one number. */
export class ZipTree implements Tree {
	readonly container = 'zip';
	readonly bytes: number;
	readonly nodes: readonly TreeNode[];
	readonly problems: readonly Problem[];
	/** Everything the directory says of each node. */
	readonly entries: readonly ZipEntry[];
	#sound: ReadonlySet<number> | null = null;
	/** For files that are read one after the other. */
	readonly #ahead: ByteSource;

	constructor(
		readonly name: string,
		readonly source: ByteSource,
		readonly directory: ZipDirectory,
		readonly crew?: HireCrew
	) {
		this.bytes = source.size;
		this.#ahead = readAhead(source);
		this.entries = directory.entries;
		this.problems = this.#problems(directory.flaws);
		const unsafe = unsafeEntries(directory.flaws);
		this.nodes = directory.entries.map((entry, index) => ({
			path: entry.name.endsWith('/') && !unsafe.has(index) ? entry.name.slice(0, -1) : entry.name,
			kind: directory.kinds[index] ?? 'other',
			size: entry.size,
			safe: !unsafe.has(index),
			crc: entry.crc
		}));
	}

	#problems(flaws: readonly Flaw[]): Problem[] {
		return flaws.map((flaw) => problemOf(flaw, this.entries));
	}

	async read(
		node: number,
		{ limit, signal }: { limit?: number; signal?: AbortSignal } = {}
	): Promise<Uint8Array> {
		const entry = this.#entry(node);
		try {
			return await readEntry(this.#ahead, this.directory, entry, {
				signal,
				...(limit === undefined ? {} : { limit })
			});
		} catch (error) {
			/* What listing said of the entry is why it cannot be read: not a second finding. */
			const known = this.problems.find(
				(problem) => problem.node === node && UNREADABLE_ENTRY.has(problem.reason)
			);
			if (known && error instanceof EntryError)
				throw new ReadError(entry.name, known, { cause: error });
			throw this.#readError(node, entry, error);
		}
	}

	async linkTarget(node: number): Promise<string | null> {
		if (this.nodes[node]?.kind !== 'symlink') return null;
		const bytes = await this.read(node, { limit: 0x10000 });
		return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
	}

	async verify(
		options: {
			signal?: AbortSignal;
			onProgress?: (bytes: number, total: number) => void;
			look?: Looking;
		} = {}
	): Promise<Verified> {
		const { crew } = this;
		const { wants, words = [] } = options.look ?? {};
		const { flaws, sound, passed, sha256 } = await verifyZip(this.source, this.directory, {
			...options,
			look: wants,
			/* To start them costs more than a small archive takes. */
			crew: crew && this.bytes > CREW_BYTES ? () => crew(words) : undefined
		});
		this.#sound = sound;
		const harmless = { nodes: passed, words };
		return { problems: this.#problems(flaws), checked: sound.size, harmless, sha256 };
	}

	/** Whether `verify` has read the node's bytes back as declared: then its packed bytes may be copied as they are. */
	isSound(node: number): boolean {
		return this.#sound?.has(node) ?? false;
	}

	packed(node: number): ZipContent | null {
		const entry = this.entries[node];
		if (!entry || !this.isSound(node)) return null;
		return { kind: 'copy', source: this.source, zip: this.directory, entry };
	}

	readRange(
		node: number,
		range: { readonly start: number; readonly end: number },
		signal?: AbortSignal
	): Promise<Uint8Array> | null {
		const { method, size, packedSize, index } = this.#entry(node);
		const plain = method === METHOD_STORED && size === packedSize;
		return plain && !this.directory.damaged.has(index) ? this.#stored(node, range, signal) : null;
	}

	async #stored(
		node: number,
		range: { readonly start: number; readonly end: number },
		signal?: AbortSignal
	): Promise<Uint8Array> {
		const { start, end } = await this.packedRange(node, signal);
		const from = Math.min(start + range.start, end);
		return this.source.read(from, Math.max(from, Math.min(start + range.end, end)), signal);
	}

	/** Where the packed bytes of a node are in `source`, end exclusive. Rejects with `ReadError`. */
	async packedRange(node: number, signal?: AbortSignal): Promise<{ start: number; end: number }> {
		const entry = this.#entry(node);
		try {
			return await dataRange(this.source, this.directory, entry, signal);
		} catch (error) {
			throw this.#readError(node, entry, error);
		}
	}

	#entry(node: number): ZipEntry {
		const entry = this.entries[node];
		if (!entry) throw new RangeError(`no node ${node}`);
		return entry;
	}

	/** What is the archive's fault becomes a `ReadError`; the rest (an abort, a file gone) stays what it is. */
	#readError(node: number, entry: ZipEntry, error: unknown): unknown {
		if (!(error instanceof EntryError)) return error;
		const { reason, detail } = error;
		const problem: Problem = {
			kind: 'entry',
			reason,
			name: entry.name,
			node,
			offset: entry.offset,
			detail
		};
		return new ReadError(entry.name, problem, { cause: error });
	}
}

export async function openZip(
	name: string,
	source: ByteSource,
	signal?: AbortSignal,
	crew?: HireCrew
): Promise<ZipTree> {
	return new ZipTree(name, source, await readDirectory(source, signal), crew);
}
