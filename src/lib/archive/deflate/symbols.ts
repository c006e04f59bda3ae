import { FAST, type Huffman } from './huffman';
import type { InflateFault } from './inflate';
import { END, EXTRA_BITS, INVALID, LENGTH } from './meanings';

/** Where an inflater stands. `bits` holds `held` bits of input that are taken and not used. */
export interface Cursor {
	/** Next byte of input; past the end zeros are read, and counted here. */
	at: number;
	bits: number;
	held: number;
	written: number;
}

/** Bytes of input that one symbol may take with its distance, and of output that it may make. */
const MOST_READ = 8;
const MOST_WRITTEN = 258;
const MASK = (1 << FAST) - 1;
const EXTRA_MASK = (1 << EXTRA_BITS) - 1;

/** A code that is longer than the fast table: meaning << 4 | length, or -1. */
export function slowSymbol({ counts, symbols, meanings }: Huffman, bits: number): number {
	let value = 0;
	let first = 0;
	let index = 0;
	for (let length = 1; length < 16; length++) {
		value |= (bits >>> (length - 1)) & 1;
		const count = counts[length] ?? 0;
		if (value - count < first)
			return ((meanings[symbols[index + value - first] ?? 0] ?? 0) << 4) | length;
		index += count;
		first = (first + count) << 1;
		value <<= 1;
	}
	return -1;
}

/** The symbols of one block, up to its end. */
export function readSymbols(
	input: Uint8Array,
	output: Uint8Array,
	cursor: Cursor,
	literals: Huffman,
	distances: Huffman
): InflateFault | null {
	const ended = readInside(input, output, cursor, literals, distances);
	if (ended !== 'near-an-end') return ended;
	return readToEnd(input, output, cursor, literals, distances);
}

/**
 * As long as neither input nor output can end within one symbol. The hot loop: everything in locals, refilled by
 * sixteen bits, and typed arrays read inside their bounds (`as number` says so to the compiler).
 */
function readInside(
	input: Uint8Array,
	output: Uint8Array,
	cursor: Cursor,
	literals: Huffman,
	distances: Huffman
): InflateFault | null | 'near-an-end' {
	const inputEnd = input.length - MOST_READ;
	const outputEnd = output.length - MOST_WRITTEN;
	const literalFast = literals.fast;
	const distanceFast = distances.fast;
	let { at, bits, held, written } = cursor;
	let ended: InflateFault | null | 'near-an-end' = 'near-an-end';
	while (at < inputEnd && written < outputEnd) {
		if (held < 16) {
			bits |= ((input[at] as number) | ((input[at + 1] as number) << 8)) << held;
			at += 2;
			held += 16;
		}
		let entry = literalFast[bits & MASK] as number;
		if (entry === 0) entry = slowSymbol(literals, bits);
		bits >>>= entry & 15;
		held -= entry & 15;
		if (entry < LENGTH << 4) {
			if (entry < 0) {
				ended = 'invalid';
				break;
			}
			output[written++] = entry >>> 4;
			continue;
		}
		if (entry >= END << 4) {
			ended = entry >= INVALID << 4 ? 'invalid' : null;
			break;
		}
		if (held < 16) {
			bits |= ((input[at] as number) | ((input[at + 1] as number) << 8)) << held;
			at += 2;
			held += 16;
		}
		const lengthBits = (entry >>> 4) & EXTRA_MASK;
		const until =
			written + ((entry & 0xfffff) >>> (4 + EXTRA_BITS)) + (bits & ((1 << lengthBits) - 1));
		bits >>>= lengthBits;
		held -= lengthBits;
		if (held < 16) {
			bits |= ((input[at] as number) | ((input[at + 1] as number) << 8)) << held;
			at += 2;
			held += 16;
		}
		entry = distanceFast[bits & MASK] as number;
		if (entry === 0) entry = slowSymbol(distances, bits);
		if (entry < 0 || entry >= INVALID << 4) {
			ended = 'invalid';
			break;
		}
		bits >>>= entry & 15;
		held -= entry & 15;
		if (held < 16) {
			bits |= ((input[at] as number) | ((input[at + 1] as number) << 8)) << held;
			at += 2;
			held += 16;
		}
		const distanceBits = (entry >>> 4) & EXTRA_MASK;
		const distance = (entry >>> (4 + EXTRA_BITS)) + (bits & ((1 << distanceBits) - 1));
		bits >>>= distanceBits;
		held -= distanceBits;
		if (distance > written) {
			ended = 'invalid';
			break;
		}
		for (let from = written - distance; written < until;)
			output[written++] = output[from++] as number;
	}
	cursor.at = at;
	cursor.bits = bits;
	cursor.held = held;
	cursor.written = written;
	return ended;
}

/** The same with a look at both ends at every step. */
function readToEnd(
	input: Uint8Array,
	output: Uint8Array,
	cursor: Cursor,
	literals: Huffman,
	distances: Huffman
): InflateFault | null {
	for (;;) {
		if (cursor.at > input.length + 8) return 'truncated';
		const entry = symbolOf(input, cursor, literals);
		if (entry < 0 || entry >= INVALID << 4) return 'invalid';
		if (entry >= END << 4) return null;
		if (entry < LENGTH << 4) {
			if (cursor.written === output.length) return 'overflow';
			output[cursor.written++] = entry >>> 4;
			continue;
		}
		const length = ((entry & 0xfffff) >>> (4 + EXTRA_BITS)) + extra(input, cursor, entry);
		const far = symbolOf(input, cursor, distances);
		if (far < 0 || far >= INVALID << 4) return 'invalid';
		const distance = (far >>> (4 + EXTRA_BITS)) + extra(input, cursor, far);
		if (distance > cursor.written) return 'invalid';
		const until = cursor.written + length;
		const room = Math.min(until, output.length);
		for (let from = cursor.written - distance; cursor.written < room; from++)
			output[cursor.written++] = output[from] ?? 0;
		if (until > output.length) return 'overflow';
	}
}

/** Sixteen bits at least, zeros past the end. */
function refill(input: Uint8Array, cursor: Cursor): void {
	if (cursor.held >= 16) return;
	const { at, held } = cursor;
	cursor.bits |= ((input[at] ?? 0) | ((input[at + 1] ?? 0) << 8)) << held;
	cursor.at += 2;
	cursor.held += 16;
}

function symbolOf(input: Uint8Array, cursor: Cursor, codes: Huffman): number {
	refill(input, cursor);
	const fast = codes.fast[cursor.bits & MASK] ?? 0;
	const entry = fast === 0 ? slowSymbol(codes, cursor.bits) : fast;
	if (entry < 0) return -1;
	cursor.bits >>>= entry & 15;
	cursor.held -= entry & 15;
	return entry;
}

/** The bits that follow a symbol. */
function extra(input: Uint8Array, cursor: Cursor, entry: number): number {
	refill(input, cursor);
	const count = (entry >>> 4) & EXTRA_MASK;
	const value = cursor.bits & ((1 << count) - 1);
	cursor.bits >>>= count;
	cursor.held -= count;
	return value;
}
