/** One header block (POSIX.1-1988 ustar, GNU and v7), its fields as bytes and numbers. */
export interface TarHeader {
	/** Up to the first zero byte, the ustar prefix before it. */
	readonly name: Uint8Array;
	/** Of the data; null: no number, negative, or beyond 2^53. */
	readonly size: number | null;
	/** The type flag; `0` also where it is a zero byte. */
	readonly type: string;
	/** The type flag is a zero byte, as before ustar: a name ending in a slash was a directory then. */
	readonly old: boolean;
	/** Why the name can be read in two ways, in the words of a detail. */
	readonly doubt: string | null;
	/** Old GNU sparse map goes on in the next block. */
	readonly extended: boolean;
}

export const BLOCK_BYTES = 512;

const CHECKSUM_START = 148;
const CHECKSUM_END = 156;

export const isZero = (bytes: Uint8Array): boolean => bytes.every((byte) => byte === 0);

/** Whether the block's checksum is right: the only sign that it is a header. */
export function isTarHeader(block: Uint8Array): boolean {
	if (block.length < BLOCK_BYTES) return false;
	const said = octal(block.subarray(CHECKSUM_START, CHECKSUM_END));
	let sum = 0;
	for (let i = 0; i < BLOCK_BYTES; i++)
		sum += i >= CHECKSUM_START && i < CHECKSUM_END ? 32 : (block[i] ?? 0);
	return said === sum && !isZero(block);
}

export function tarHeader(block: Uint8Array): TarHeader {
	const flag = block[156] ?? 0;
	/* `ustar\0`: GNU writes `ustar  ` and keeps other things where the prefix would be. */
	const magic = ascii(block.subarray(257, 263));
	const posix = magic === 'ustar\0';
	const times = magic === 'ustar ' ? [block.subarray(345, 357), block.subarray(357, 369)] : [];
	const prefix = posix ? untilZero(block.subarray(345, 500)) : new Uint8Array(0);
	const short = untilZero(block.subarray(0, 100));
	return {
		name: prefix.length === 0 ? short : Uint8Array.of(...prefix, 0x2f, ...short),
		size: number(block.subarray(124, 136)),
		type: flag === 0 ? '0' : String.fromCharCode(flag),
		old: flag === 0,
		doubt:
			prefix.length > 0 && short.length === 0
				? 'prefix, name = ∅'
				: times.some((field) => number(field) === null)
					? 'GNU, prefix ≠ ∅'
					: null,
		extended: block[482] === 1
	};
}

/** Target of a link, as the header has it. */
export const linkName = (block: Uint8Array): Uint8Array => untilZero(block.subarray(157, 257));

export function untilZero(field: Uint8Array): Uint8Array {
	const end = field.indexOf(0);
	return end < 0 ? field : field.subarray(0, end);
}

const ascii = (bytes: Uint8Array): string => String.fromCharCode(...bytes);

/** Octal digits between spaces and zero bytes; null for anything else. Empty is 0. */
function octal(field: Uint8Array): number | null {
	const match = /^[ \0]*([0-7]*)[ \0]*$/u.exec(ascii(field));
	return match ? parseInt(`0${match[1] ?? ''}`, 8) : null;
}

/** Octal, or GNU's base 256, marked by the top bit of the first byte. */
function number(field: Uint8Array): number | null {
	const first = field[0] ?? 0;
	if ((first & 0x80) === 0) return octal(field);
	if ((first & 0x40) !== 0) return null;
	let value = first & 0x3f;
	for (const byte of field.subarray(1)) value = value * 256 + byte;
	return value <= Number.MAX_SAFE_INTEGER ? value : null;
}
