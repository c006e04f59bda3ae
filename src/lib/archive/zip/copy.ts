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

const startOf = ({ zip, entry }: CopiedEntry): number => entry.offset + zip.shift;

/** Of most local headers. Where one has more, the run is read again, longer. */
const EXTRA_ROOM = 64;

/** Header, name and data, with room for the usual extra fields; not past the directory. */
const likelyEnd = (copied: CopiedEntry): number =>
	Math.min(
		copied.zip.start,
		startOf(copied) + LOCAL_BYTES + copied.entry.nameLength + copied.entry.packedSize + EXTRA_ROOM
	);

/** Gap between two entries that is read over: about what a read of its own costs. */
const BRIDGE_BYTES = 512 * 2 ** 10;

/** Packed bytes of small entries that are held at once, while they wait for their turn. */
const HELD_BYTES = 24 * 2 ** 20;

/**
 * Entries that can be had with one read, in the order of their archive. One read for each entry costs twenty times
 * as much.
 */
function* runs(inOrder: readonly CopiedEntry[]): Generator<CopiedEntry[], void, undefined> {
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

/**
 * The packed bytes of the next small entries, as many as may be held: `at` gives the k-th to be written, null where
 * the next is no small copy. They are read in the order of their archive, whatever order they are written in, after
 * each local header was compared with the central one.
 */
export async function readNext(
	at: (k: number) => CopiedEntry | null,
	signal?: AbortSignal
): Promise<{ readonly copied: CopiedEntry; readonly data: Uint8Array }[]> {
	const wanted: CopiedEntry[] = [];
	let held = 0;
	for (let next = at(0); next && isSmallCopy(next); next = at(wanted.length)) {
		held += next.entry.packedSize;
		if (wanted.length > 0 && held > HELD_BYTES) break;
		wanted.push(next);
	}
	const data = new Map<CopiedEntry, Uint8Array>();
	const inOrder = wanted.toSorted((a, b) => startOf(a) - startOf(b));
	for (const run of runs(inOrder)) {
		signal?.throwIfAborted();
		for (const [k, bytes] of (await readRun(run, signal)).entries()) {
			const copied = run[k];
			/* Copied: a view would keep the whole window. */
			if (copied) data.set(copied, bytes.slice());
		}
	}
	return wanted.map((copied) => ({ copied, data: data.get(copied) ?? new Uint8Array(0) }));
}

/** The packed bytes of a run of small entries, after each local header was compared with the central one. */
async function readRun(run: readonly CopiedEntry[], signal?: AbortSignal): Promise<Uint8Array[]> {
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
