import type { Sha256 } from './hash';
import type { DigestState } from './state';

/** Digests that are tried at most: a search must end on any instructions. */
const TRIES = 40_000;
/** Longest instructions that are searched, in bytes. */
const LENGTH = 1024 * 1024;
/** Bytes that are hashed at most. */
const BYTES = 64 * 1024 * 1024;

const NEWLINE = 10;

/**
 * The invariant is a slice of the instructions: the first instruction after the preamble. It starts after a blank
 * line and ends at the end of the file or before the newline that precedes the next instruction (section 6).
 */
export function invariantState(
	sha256: Sha256,
	path: string,
	instructions: Uint8Array,
	digest: string
): DigestState {
	if (instructions.length > LENGTH) return { kind: 'unknown', reason: 'too-long' };
	const hex = digest.slice('sha256:'.length);
	const starts = startsOf(instructions);
	const ends = newlinesOf(instructions);
	ends.push(instructions.length);
	let tries = 0;
	let bytes = 0;
	for (const start of starts) {
		const after = firstAfter(ends, start);
		tries += ends.length - after;
		bytes += instructions.length - start;
		if (tries > TRIES || bytes > BYTES) return { kind: 'unknown', reason: 'too-long' };
		if (sha256.hasSlice(instructions, start, ends.slice(after), hex))
			return { kind: 'matches', path };
	}
	return { kind: 'differs', path, computed: null };
}

/** Position of the first of the ascending `ends` beyond `start`. */
function firstAfter(ends: readonly number[], start: number): number {
	let low = 0;
	let high = ends.length;
	while (low < high) {
		const middle = (low + high) >> 1;
		if ((ends[middle] ?? 0) > start) high = middle;
		else low = middle + 1;
	}
	return low;
}

function newlinesOf(bytes: Uint8Array): number[] {
	const found: number[] = [];
	for (let at = bytes.indexOf(NEWLINE); at >= 0; at = bytes.indexOf(NEWLINE, at + 1))
		found.push(at);
	return found;
}

/** Places after a blank line; headings first, the personality invariant's own first of all. */
function startsOf(bytes: Uint8Array): number[] {
	const title = new TextEncoder().encode('# Personality invariant');
	const rank = (start: number): number =>
		title.every((byte, i) => bytes[start + i] === byte) ? 0 : bytes[start] === 0x23 ? 1 : 2;
	const starts = newlinesOf(bytes)
		.filter((at) => bytes[at + 1] === NEWLINE)
		.map((at) => at + 2);
	return starts.sort((a, b) => rank(a) - rank(b) || a - b);
}
