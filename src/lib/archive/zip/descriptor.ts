import { u32, u64 } from '../bytes';
import type { ZipEntry } from './entry';

const SIGNATURE = 0x08074b50;

/** The longest form: signature, CRC and two 64-bit sizes. */
export const MAX_DESCRIPTOR_BYTES = 24;

const fits = (
	bytes: Uint8Array,
	entry: ZipEntry,
	signed: boolean,
	wide: boolean
): number | null => {
	const at = signed ? 4 : 0;
	const read = wide ? u64 : u32;
	const step = wide ? 8 : 4;
	const length = at + 4 + 2 * step;
	if (bytes.length < length || (signed && u32(bytes, 0) !== SIGNATURE)) return null;
	const same =
		u32(bytes, at) === entry.crc &&
		read(bytes, at + 4) === entry.packedSize &&
		read(bytes, at + 4 + step) === entry.size;
	return same ? length : null;
};

/**
 * Length of the data descriptor (APPNOTE 4.3.9) at the start of `bytes` that says what the directory says. Four
 * forms are in use: with and without a signature, with sizes of 32 and of 64 bits. Where `room` is the length of
 * one that fits it is that one. Null: none fits.
 */
export function descriptorLength(bytes: Uint8Array, entry: ZipEntry, room: number): number | null {
	const lengths = [true, false]
		.flatMap((signed) => [false, true].map((wide) => fits(bytes, entry, signed, wide)))
		.filter((length) => length !== null);
	return lengths.find((length) => length === room) ?? lengths[0] ?? null;
}
