/*
 * Raw DEFLATE (RFC 1951) of a whole buffer into a whole buffer. Our own, because the judgement needs what no
 * library for the browser tells: how many bytes were consumed (bytes after the last block are a hiding place),
 * and that the output would have grown past its declared size (fflate cuts it off without a word). It refuses
 * what zlib refuses, so that the verdict does not depend on the engine.
 */
import { buildHuffman, FAST, newHuffman, type Huffman } from './huffman';
import { DISTANCES, LITERALS } from './meanings';
import { readSymbols, slowSymbol, type Cursor } from './symbols';

/** `overflow`: more output than there is room for. `truncated`: the input ends before the last block does. */
export type InflateFault = 'invalid' | 'truncated' | 'overflow';

export interface Inflated {
	readonly fault: InflateFault | null;
	/** Bytes of input that the blocks took. */
	readonly read: number;
	readonly written: number;
}

const ORDER = Uint8Array.of(16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15);

/* Reused from call to call: nothing here survives an await. */
const literals = newHuffman(LITERALS);
const distances = newHuffman(DISTANCES);
const lengthCode = newHuffman(Int32Array.from({ length: 19 }, (_, symbol) => symbol));
const lengths = new Uint8Array(288 + 32);
let fixed: { literals: Huffman; distances: Huffman } | null = null;

function fixedCodes(): { literals: Huffman; distances: Huffman } {
	if (fixed) return fixed;
	const made = { literals: newHuffman(LITERALS), distances: newHuffman(DISTANCES) };
	const sizes = new Uint8Array(288).fill(8).fill(9, 144, 256).fill(7, 256, 280);
	buildHuffman(made.literals, sizes, 0, 288, false);
	buildHuffman(made.distances, new Uint8Array(32).fill(5), 0, 32, false);
	return (fixed = made);
}

function take(input: Uint8Array, cursor: Cursor, count: number): number {
	while (cursor.held < count) {
		cursor.bits |= (input[cursor.at++] ?? 0) << cursor.held;
		cursor.held += 8;
	}
	const value = cursor.bits & ((1 << count) - 1);
	cursor.bits >>>= count;
	cursor.held -= count;
	return value;
}

export function inflateInto(input: Uint8Array, output: Uint8Array): Inflated {
	const cursor: Cursor = { at: 0, bits: 0, held: 0, written: 0 };
	let fault: InflateFault | null = null;
	for (let last = 0; last === 0 && fault === null;) {
		last = take(input, cursor, 1);
		const type = take(input, cursor, 2);
		if (type === 0) fault = stored(input, output, cursor);
		else if (type === 3) fault = 'invalid';
		else if (type === 1) {
			const codes = fixedCodes();
			fault = readSymbols(input, output, cursor, codes.literals, codes.distances);
		} else if (readCodes(input, cursor)) {
			fault = readSymbols(input, output, cursor, literals, distances);
		} else fault = 'invalid';
	}
	const used = cursor.at - (cursor.held >> 3);
	return {
		fault: used > input.length ? 'truncated' : fault,
		read: Math.min(used, input.length),
		written: cursor.written
	};
}

/** A block of plain bytes, from the next whole byte on. */
function stored(input: Uint8Array, output: Uint8Array, cursor: Cursor): InflateFault | null {
	let at = cursor.at - (cursor.held >> 3);
	cursor.bits = cursor.held = 0;
	cursor.at = Math.max(at + 4, input.length + 1);
	if (at + 4 > input.length) return 'truncated';
	const length = (input[at] ?? 0) | ((input[at + 1] ?? 0) << 8);
	const check = (input[at + 2] ?? 0) | ((input[at + 3] ?? 0) << 8);
	at += 4;
	cursor.at = at;
	if ((length ^ 0xffff) !== check) return 'invalid';
	const room = Math.min(length, output.length - cursor.written, input.length - at);
	output.set(input.subarray(at, at + room), cursor.written);
	cursor.written += room;
	cursor.at = at + length;
	return room < length ? 'overflow' : null;
}

/** The code lengths at the head of a dynamic block (§3.2.7). False: they are none. */
function readCodes(input: Uint8Array, cursor: Cursor): boolean {
	const literalCount = take(input, cursor, 5) + 257;
	const distanceCount = take(input, cursor, 5) + 1;
	const orderCount = take(input, cursor, 4) + 4;
	if (literalCount > 286 || distanceCount > 30) return false;
	lengths.fill(0, 0, 19);
	for (let i = 0; i < orderCount; i++) lengths[ORDER[i] ?? 0] = take(input, cursor, 3);
	if (!buildHuffman(lengthCode, lengths, 0, 19, false)) return false;
	const total = literalCount + distanceCount;
	for (let i = 0; i < total;) {
		const symbol = lengthSymbol(input, cursor);
		if (symbol < 0) return false;
		if (symbol < 16) {
			lengths[i++] = symbol;
			continue;
		}
		if (symbol === 16 && i === 0) return false;
		const value = symbol === 16 ? (lengths[i - 1] ?? 0) : 0;
		const [base, extra] = symbol === 16 ? [3, 2] : symbol === 17 ? [3, 3] : [11, 7];
		const repeat = base + take(input, cursor, extra);
		if (i + repeat > total) return false;
		lengths.fill(value, i, i + repeat);
		i += repeat;
	}
	return (
		lengths[256] !== 0 &&
		buildHuffman(literals, lengths, 0, literalCount, true) &&
		buildHuffman(distances, lengths, literalCount, distanceCount, true)
	);
}

function lengthSymbol(input: Uint8Array, cursor: Cursor): number {
	while (cursor.held < 16) {
		cursor.bits |= (input[cursor.at++] ?? 0) << cursor.held;
		cursor.held += 8;
	}
	const fast = lengthCode.fast[cursor.bits & ((1 << FAST) - 1)] ?? 0;
	const entry = fast === 0 ? slowSymbol(lengthCode, cursor.bits) : fast;
	if (entry < 0) return -1;
	cursor.bits >>>= entry & 15;
	cursor.held -= entry & 15;
	return entry >>> 4;
}
