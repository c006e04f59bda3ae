import { FAST, type Huffman } from './huffman';
import type { InflateFault } from './inflate';

/** Lengths and distances of RFC 1951 §3.2.5. */
const LENGTH_BASE = Uint16Array.of(
	...[3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31],
	...[35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195, 227, 258]
);
const LENGTH_EXTRA = Uint8Array.of(
	...[0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0]
);
const DISTANCE_BASE = Uint16Array.of(
	...[1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769],
	...[1025, 1537, 2049, 3073, 4097, 6145, 8193, 12289, 16385, 24577]
);
const DISTANCE_EXTRA = Uint8Array.of(
	...[
		0, 0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12, 12, 13, 13
	]
);

/** Where an inflater stands. `bits` holds `held` bits of input that are taken and not used. */
export interface Cursor {
	/** Next byte of input; past the end zeros are read, and counted here. */
	at: number;
	bits: number;
	held: number;
	written: number;
}

/** A code that is longer than the fast table: symbol << 4 | length, or -1. */
export function slowSymbol({ counts, symbols }: Huffman, bits: number): number {
	let value = 0;
	let first = 0;
	let index = 0;
	for (let length = 1; length < 16; length++) {
		value |= (bits >>> (length - 1)) & 1;
		const count = counts[length] ?? 0;
		if (value - count < first) return ((symbols[index + value - first] ?? 0) << 4) | length;
		index += count;
		first = (first + count) << 1;
		value <<= 1;
	}
	return -1;
}

/**
 * The symbols of one block, up to its end. The hot loop: everything in locals, refilled by sixteen bits, and typed
 * arrays read inside their bounds (`as number` says so to the compiler).
 */
export function readSymbols(
	input: Uint8Array,
	output: Uint8Array,
	cursor: Cursor,
	literals: Huffman,
	distances: Huffman
): InflateFault | null {
	const inputEnd = input.length;
	const outputEnd = output.length;
	const mask = (1 << FAST) - 1;
	const literalFast = literals.fast;
	const distanceFast = distances.fast;
	let { at, bits, held, written } = cursor;
	let fault: InflateFault | null = null;
	for (;;) {
		if (held < 16) {
			if (at + 1 < inputEnd)
				bits |= ((input[at] as number) | ((input[at + 1] as number) << 8)) << held;
			else if (at < inputEnd) bits |= (input[at] as number) << held;
			else if (at > inputEnd + 8) {
				fault = 'truncated';
				break;
			}
			at += 2;
			held += 16;
		}
		let entry = literalFast[bits & mask] as number;
		if (entry === 0) entry = slowSymbol(literals, bits);
		if (entry < 0) {
			fault = 'invalid';
			break;
		}
		bits >>>= entry & 15;
		held -= entry & 15;
		const symbol = entry >>> 4;
		if (symbol < 256) {
			if (written === outputEnd) {
				fault = 'overflow';
				break;
			}
			output[written++] = symbol;
			continue;
		}
		if (symbol === 256) break;
		if (symbol > 285) {
			fault = 'invalid';
			break;
		}
		if (held < 16) {
			if (at + 1 < inputEnd)
				bits |= ((input[at] as number) | ((input[at + 1] as number) << 8)) << held;
			else if (at < inputEnd) bits |= (input[at] as number) << held;
			at += 2;
			held += 16;
		}
		const lengthBits = LENGTH_EXTRA[symbol - 257] as number;
		const length = (LENGTH_BASE[symbol - 257] as number) + (bits & ((1 << lengthBits) - 1));
		bits >>>= lengthBits;
		held -= lengthBits;
		if (held < 16) {
			if (at + 1 < inputEnd)
				bits |= ((input[at] as number) | ((input[at + 1] as number) << 8)) << held;
			else if (at < inputEnd) bits |= (input[at] as number) << held;
			at += 2;
			held += 16;
		}
		entry = distanceFast[bits & mask] as number;
		if (entry === 0) entry = slowSymbol(distances, bits);
		const slot = entry >> 4;
		if (slot < 0 || slot > 29) {
			fault = 'invalid';
			break;
		}
		bits >>>= entry & 15;
		held -= entry & 15;
		if (held < 16) {
			if (at + 1 < inputEnd)
				bits |= ((input[at] as number) | ((input[at + 1] as number) << 8)) << held;
			else if (at < inputEnd) bits |= (input[at] as number) << held;
			at += 2;
			held += 16;
		}
		const distanceBits = DISTANCE_EXTRA[slot] as number;
		const distance = (DISTANCE_BASE[slot] as number) + (bits & ((1 << distanceBits) - 1));
		bits >>>= distanceBits;
		held -= distanceBits;
		if (distance > written) {
			fault = 'invalid';
			break;
		}
		const until = written + length;
		const room = until < outputEnd ? until : outputEnd;
		for (let from = written - distance; written < room; from++)
			output[written++] = output[from] as number;
		if (until > outputEnd) {
			fault = 'overflow';
			break;
		}
	}
	cursor.at = at;
	cursor.bits = bits;
	cursor.held = held;
	cursor.written = written;
	return fault;
}
