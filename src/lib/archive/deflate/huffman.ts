/**
 * Decoding tables of one prefix code. Codes up to `FAST` bits are found in one step; longer ones, which are
 * rare by construction, bit by bit in canonical order.
 */
export const FAST = 10;

export interface Huffman {
	/** What each symbol stands for, in 27 bits. */
	readonly meanings: Int32Array;
	/** By the next `FAST` bits: meaning << 4 | length of the code; 0 where it is longer or not in use. */
	readonly fast: Int32Array;
	/** Codes of each length. */
	readonly counts: Uint16Array;
	/** Symbols in canonical order. */
	readonly symbols: Uint16Array;
}

export const newHuffman = (meanings: Int32Array): Huffman => ({
	meanings,
	fast: new Int32Array(1 << FAST),
	counts: new Uint16Array(16),
	symbols: new Uint16Array(meanings.length)
});

const next = new Uint16Array(17);
const offsets = new Uint16Array(17);

/**
 * Fills the tables from code lengths. False: the lengths are no prefix code. As in zlib an incomplete code is
 * refused, but for a single code of one bit where `single` allows it, and no code at all.
 */
export function buildHuffman(
	into: Huffman,
	lengths: Uint8Array,
	from: number,
	count: number,
	single: boolean
): boolean {
	const { meanings, fast, counts, symbols } = into;
	counts.fill(0);
	for (let i = 0; i < count; i++) {
		const length = lengths[from + i] ?? 0;
		counts[length] = (counts[length] ?? 0) + 1;
	}
	const used = count - (counts[0] ?? 0);
	counts[0] = 0;
	let left = 1;
	for (let length = 1; length < 16; length++) {
		left = left * 2 - (counts[length] ?? 0);
		if (left < 0) return false;
	}
	if (left > 0 && !(single && (used === 0 || (used === 1 && counts[1] === 1)))) return false;

	let code = 0;
	for (let length = 1; length < 16; length++) {
		offsets[length + 1] = (offsets[length] ?? 0) + (counts[length] ?? 0);
		code = (code + (counts[length - 1] ?? 0)) << 1;
		next[length] = code;
	}
	fast.fill(0);
	for (let symbol = 0; symbol < count; symbol++) {
		const length = lengths[from + symbol] ?? 0;
		if (length === 0) continue;
		const place = offsets[length] ?? 0;
		symbols[place] = symbol;
		offsets[length] = place + 1;
		const value = next[length] ?? 0;
		next[length] = value + 1;
		if (length > FAST) continue;
		let reversed = 0;
		for (let bit = 0; bit < length; bit++) reversed |= ((value >>> bit) & 1) << (length - 1 - bit);
		const entry = ((meanings[symbol] ?? 0) << 4) | length;
		for (let at = reversed; at < 1 << FAST; at += 1 << length) fast[at] = entry;
	}
	offsets.fill(0);
	return true;
}
