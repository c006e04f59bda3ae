import type { ByteSource } from '../byte-source';
import { SMALL_ENTRY_BYTES, WINDOW_BYTES } from '../limits';
import type { ZipDirectory } from './directory';
import type { ZipEntry } from './entry';
import { LOCAL_BYTES } from './lay-out';
import { localDifference, localLength } from './local';
import { EntryError } from './read';

/** An entry of another zip, to be copied as it is packed. `verifyZip` has found it sound. */
export interface CopiedEntry {
	readonly source: ByteSource;
	readonly zip: ZipDirectory;
	readonly entry: ZipEntry;
}

export const startOf = ({ zip, entry }: CopiedEntry): number => entry.offset + zip.shift;

/** Of most local headers. Where one has more, the run is read again, longer. */
const EXTRA_ROOM = 64;

/** Header, name and data, with room for the usual extra fields; not past the directory. */
export const likelyEnd = (copied: CopiedEntry): number =>
	Math.min(
		copied.zip.start,
		startOf(copied) + LOCAL_BYTES + copied.entry.nameLength + copied.entry.packedSize + EXTRA_ROOM
	);

/** Gap between two entries that is read over: about what a read of its own costs. */
const BRIDGE_BYTES = 512 * 2 ** 10;

/**
 * Entries that can be had with one read, in the order of their archive. One read for each entry costs twenty times
 * as much.
 */
export function* runs(inOrder: readonly CopiedEntry[]): Generator<CopiedEntry[], void, undefined> {
	let run: CopiedEntry[] = [];
	let end = 0;
	for (const next of inOrder) {
		const [first] = run;
		const start = startOf(next);
		const fits =
			first?.source === next.source &&
			start >= end - EXTRA_ROOM &&
			start <= end + BRIDGE_BYTES &&
			likelyEnd(next) - startOf(first) <= WINDOW_BYTES;
		if (!fits) {
			if (first) yield run;
			run = [];
		}
		run.push(next);
		end = likelyEnd(next);
	}
	if (run.length > 0) yield run;
}

export const isSmallCopy = ({ entry }: CopiedEntry): boolean =>
	entry.packedSize <= SMALL_ENTRY_BYTES;

/** The packed bytes of a run of small entries, after each local header was compared with the central one. */
export async function readRun(
	run: readonly CopiedEntry[],
	signal?: AbortSignal
): Promise<Uint8Array[]> {
	const [first] = run;
	const last = run.at(-1);
	if (!first || !last) return [];
	const base = startOf(first);
	let window = await first.source.read(base, likelyEnd(last), signal);
	const data: Uint8Array[] = [];
	for (const { source, zip, entry } of run) {
		const at = entry.offset + zip.shift - base;
		const length = localLength(window.subarray(at));
		if (length === null) throw new EntryError('header-mismatch', `PK\\3\\4 ≠ ${base + at}`);
		const end = at + length + entry.packedSize;
		if (end > window.length) window = await source.read(base, base + end, signal);
		const difference = localDifference(window.subarray(at, at + length), zip.bytes, entry);
		if (difference !== null) throw new EntryError('header-mismatch', difference);
		if (end > window.length) throw new EntryError('overlap', `${base + end}`);
		data.push(window.subarray(at + length, end));
	}
	return data;
}
