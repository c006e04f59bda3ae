/*
 * What the symbols of RFC 1951 §3.2.5 stand for, each in one number: the low four bits say how many bits follow, and
 * are added to the base above them.
 */

/** A length, not a byte; its base is above `EXTRA_BITS`. */
export const LENGTH = 1 << 16;
/** Of the block. */
export const END = 1 << 17;
/** In no data: 286 and 287 of the lengths, 30 and 31 of the distances. */
export const INVALID = 1 << 21;
export const EXTRA_BITS = 4;

const LENGTH_BASE = [
	...[3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31],
	...[35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195, 227, 258]
];
const LENGTH_EXTRA = [
	...[0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0]
];
const DISTANCE_BASE = [
	...[1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769],
	...[1025, 1537, 2049, 3073, 4097, 6145, 8193, 12289, 16385, 24577]
];
const DISTANCE_EXTRA = [
	...[0, 0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11],
	...[12, 12, 13, 13]
];

/** Bytes as they are, the end of the block, lengths. */
export const LITERALS = Int32Array.from({ length: 288 }, (_, symbol) => {
	if (symbol < 256) return symbol;
	if (symbol === 256) return END;
	const base = LENGTH_BASE[symbol - 257];
	const extra = LENGTH_EXTRA[symbol - 257];
	return base === undefined || extra === undefined
		? INVALID
		: LENGTH | (base << EXTRA_BITS) | extra;
});

export const DISTANCES = Int32Array.from({ length: 32 }, (_, symbol) => {
	const base = DISTANCE_BASE[symbol];
	const extra = DISTANCE_EXTRA[symbol];
	return base === undefined || extra === undefined ? INVALID : (base << EXTRA_BITS) | extra;
});
