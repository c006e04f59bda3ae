/*
 * Raw DEFLATE (RFC 1951) of a whole buffer into a whole buffer. Our own, because the judgement needs what no
 * library for the browser tells: how many bytes were consumed (bytes after the last block are a hiding place),
 * and that the output would have grown past its declared size (fflate cuts it off without a word). It refuses
 * what zlib refuses, so that the verdict does not depend on the engine.
 * Over 50 lines, because the hot loop keeps the bit buffer in locals.
 */
import { buildHuffman, FAST, newHuffman, type Huffman } from './huffman';

/** `overflow`: more output than there is room for. `truncated`: the input ends before the last block does. */
export type InflateFault = 'invalid' | 'truncated' | 'overflow';

export interface Inflated {
	readonly fault: InflateFault | null;
	/** Bytes of input that the blocks took. */
	readonly read: number;
	readonly written: number;
}

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
const ORDER = Uint8Array.of(16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15);

/* Reused from call to call: nothing here survives an await. */
const literals = newHuffman(288);
const distances = newHuffman(32);
const lengthCode = newHuffman(19);
const lengths = new Uint8Array(288 + 32);
let fixed: { literals: Huffman; distances: Huffman } | null = null;

function fixedCodes(): { literals: Huffman; distances: Huffman } {
	if (fixed) return fixed;
	const made = { literals: newHuffman(288), distances: newHuffman(32) };
	const sizes = new Uint8Array(288).fill(8).fill(9, 144, 256).fill(7, 256, 280);
	buildHuffman(made.literals, sizes, 0, 288, false);
	buildHuffman(made.distances, new Uint8Array(32).fill(5), 0, 32, false);
	return (fixed = made);
}

export function inflateInto(input: Uint8Array, output: Uint8Array): Inflated {
	const inputEnd = input.length;
	const outputEnd = output.length;
	let at = 0;
	let written = 0;
	let bits = 0;
	let held = 0;

	/* Past the end zeros are read; `truncated` is found by how many were. */
	const refill = (): void => {
		while (held <= 24) {
			bits |= (input[at++] ?? 0) << held;
			held += 8;
		}
	};
	const take = (count: number): number => {
		const value = bits & ((1 << count) - 1);
		bits >>>= count;
		held -= count;
		return value;
	};
	const symbolOf = (code: Huffman): number => {
		const entry = code.fast[bits & ((1 << FAST) - 1)] ?? 0;
		if (entry !== 0) {
			const length = entry & 15;
			bits >>>= length;
			held -= length;
			return entry >>> 4;
		}
		let value = 0;
		let first = 0;
		let index = 0;
		for (let length = 1; length < 16; length++) {
			value |= (bits >>> (length - 1)) & 1;
			const count = code.counts[length] ?? 0;
			if (value - count < first) {
				bits >>>= length;
				held -= length;
				return code.symbols[index + value - first] ?? -1;
			}
			index += count;
			first = (first + count) << 1;
			value <<= 1;
		}
		return -1;
	};
	const used = (): number => at - (held >> 3);
	const done = (fault: InflateFault | null): Inflated => ({
		fault: used() > inputEnd ? 'truncated' : fault,
		read: Math.min(used(), inputEnd),
		written
	});

	for (let last = 0; last === 0;) {
		refill();
		last = take(1);
		const type = take(2);
		if (type === 3) return done('invalid');
		if (type === 0) {
			take(held & 7);
			at -= held >> 3;
			bits = held = 0;
			if (at + 4 > inputEnd) {
				at = inputEnd + 1;
				return done('truncated');
			}
			const length = (input[at] ?? 0) | ((input[at + 1] ?? 0) << 8);
			if ((length ^ 0xffff) !== ((input[at + 2] ?? 0) | ((input[at + 3] ?? 0) << 8)))
				return done('invalid');
			at += 4;
			const room = Math.min(length, outputEnd - written, Math.max(0, inputEnd - at));
			output.set(input.subarray(at, at + room), written);
			written += room;
			at += length;
			if (room < length) return done('overflow');
			continue;
		}
		let codes = { literals, distances };
		if (type === 1) codes = fixedCodes();
		else {
			const literalCount = take(5) + 257;
			const distanceCount = take(5) + 1;
			const orderCount = take(4) + 4;
			if (literalCount > 286 || distanceCount > 30) return done('invalid');
			lengths.fill(0, 0, 19);
			for (let i = 0; i < orderCount; i++) {
				refill();
				lengths[ORDER[i] ?? 0] = take(3);
			}
			if (!buildHuffman(lengthCode, lengths, 0, 19, false)) return done('invalid');
			const total = literalCount + distanceCount;
			for (let i = 0; i < total;) {
				refill();
				const symbol = symbolOf(lengthCode);
				if (symbol < 0) return done('invalid');
				if (symbol < 16) {
					lengths[i++] = symbol;
					continue;
				}
				if (symbol === 16 && i === 0) return done('invalid');
				const value = symbol === 16 ? (lengths[i - 1] ?? 0) : 0;
				const repeat = symbol === 16 ? 3 + take(2) : symbol === 17 ? 3 + take(3) : 11 + take(7);
				if (i + repeat > total) return done('invalid');
				lengths.fill(value, i, i + repeat);
				i += repeat;
			}
			if (lengths[256] === 0) return done('invalid');
			if (!buildHuffman(literals, lengths, 0, literalCount, true)) return done('invalid');
			if (!buildHuffman(distances, lengths, literalCount, distanceCount, true))
				return done('invalid');
		}
		for (;;) {
			refill();
			const symbol = symbolOf(codes.literals);
			if (symbol < 256) {
				if (symbol < 0) return done('invalid');
				if (written === outputEnd) return done('overflow');
				output[written++] = symbol;
				if (at > inputEnd + 8) return done('truncated');
				continue;
			}
			if (symbol === 256) break;
			if (symbol > 285) return done('invalid');
			const length = (LENGTH_BASE[symbol - 257] ?? 0) + take(LENGTH_EXTRA[symbol - 257] ?? 0);
			refill();
			const slot = symbolOf(codes.distances);
			if (slot < 0 || slot > 29) return done('invalid');
			refill();
			const distance = (DISTANCE_BASE[slot] ?? 0) + take(DISTANCE_EXTRA[slot] ?? 0);
			if (distance > written) return done('invalid');
			if (at > inputEnd + 8) return done('truncated');
			const until = Math.min(written + length, outputEnd);
			const full = written + length <= outputEnd;
			for (let from = written - distance; written < until;) output[written++] = output[from++] ?? 0;
			if (!full) return done('overflow');
		}
	}
	return done(null);
}
