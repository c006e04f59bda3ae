import type { ByteSource } from '../byte-source';
import { u16, u32 } from '../bytes';
import { knownAs } from '../known-as';
import { ambiguous, unreadable, type Flaw } from '../flaw';

/** The end of central directory record (APPNOTE 4.3.16), as it stands. */
export interface EndRecord {
	/** In the archive. */
	readonly at: number;
	readonly disk: number;
	readonly directoryDisk: number;
	readonly entriesHere: number;
	readonly entries: number;
	readonly directorySize: number;
	readonly directoryOffset: number;
	readonly commentLength: number;
}

export const END_BYTES = 22;
/** The record, the longest comment, and before them the zip64 locator and record. */
const TAIL_BYTES = END_BYTES + 0xffff + 20 + 56;

export interface Tail {
	readonly bytes: Uint8Array;
	/** Of its first byte, in the archive. */
	readonly start: number;
}

export async function readTail(source: ByteSource, signal?: AbortSignal): Promise<Tail> {
	const start = Math.max(0, source.size - TAIL_BYTES);
	return { bytes: await source.read(start, source.size, signal), start };
}

const isEnd = (bytes: Uint8Array, at: number): boolean =>
	bytes[at] === 0x50 && bytes[at + 1] === 0x4b && bytes[at + 2] === 5 && bytes[at + 3] === 6;

/** Offsets in the tail of every end signature with room for a record. Readers differ in which one they take. */
function candidates(bytes: Uint8Array): number[] {
	const found: number[] = [];
	for (let at = bytes.indexOf(0x50); at >= 0; at = bytes.indexOf(0x50, at + 1))
		if (isEnd(bytes, at) && at + END_BYTES <= bytes.length) found.push(at);
	return found;
}

/** True where the file ends with a comment of just the length that its end record says. */
export function endsAsZip({ bytes }: Tail): boolean {
	return candidates(bytes).some((at) => at + END_BYTES + u16(bytes, at + 20) === bytes.length);
}

/**
 * Finds the end record. Exactly one may fit the end of the file, and no signature may follow it: a reader from
 * the back takes the last, one that wants the comment to fit takes the first that does.
 */
export function findEnd(tail: Tail): { end: EndRecord | null; flaws: Flaw[] } {
	const { bytes, start } = tail;
	const size = start + bytes.length;
	const all = candidates(bytes);
	const fitting = all.filter((at) => at + END_BYTES + u16(bytes, at + 20) === bytes.length);
	/* Which one is listed matters only for what is shown beside the finding: the one whose directory ends at it. */
	const chosen =
		fitting.findLast((at) => u32(bytes, at + 12) + u32(bytes, at + 16) === start + at) ??
		fitting.at(-1) ??
		all.at(-1);
	if (chosen === undefined) return { end: null, flaws: [] };
	const flaws: Flaw[] = [];
	const commentLength = u16(bytes, chosen + 20);
	const rest = bytes.length - chosen - END_BYTES;
	if (rest > commentLength) {
		const at = start + chosen + END_BYTES + commentLength;
		flaws.push(ambiguous('data-after', at, `${size - at} B`));
	} else if (rest < commentLength) {
		flaws.push(ambiguous('end-record', start + chosen, `comment: ${commentLength} > ${rest}`));
	}
	for (const other of all)
		if (other > chosen || (other < chosen && fitting.includes(other)))
			flaws.push(
				ambiguous('end-record', start + other, `PK\\5\\6: ${start + chosen}, ${start + other}`)
			);
	const end: EndRecord = {
		at: start + chosen,
		disk: u16(bytes, chosen + 4),
		directoryDisk: u16(bytes, chosen + 6),
		entriesHere: u16(bytes, chosen + 8),
		entries: u16(bytes, chosen + 10),
		directorySize: u32(bytes, chosen + 12),
		directoryOffset: u32(bytes, chosen + 16),
		commentLength
	};
	return { end, flaws };
}

/** Why there is no end record, by how the file begins: as a zip that is cut off, or as something else. */
export async function whyNoEnd(source: ByteSource, signal?: AbortSignal): Promise<Flaw> {
	const head = await source.read(0, Math.min(512, source.size), signal);
	return u16(head, 0) === 0x4b50
		? unreadable('truncated', source.size, 'PK\\5\\6 = ∅')
		: unreadable('not-zip', 0, firstBytes(head));
}

/** `25 50 44 46 (PDF)`, to say what was there instead. */
function firstBytes(head: Uint8Array): string {
	if (head.length === 0) return '0 B';
	const hex = Array.from(head.subarray(0, 8), (byte) => byte.toString(16).padStart(2, '0'));
	const known = knownAs(head);
	return hex.join(' ') + (known ? ` (${known})` : '');
}
