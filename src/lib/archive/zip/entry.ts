import { u16, u32 } from '../bytes';
import type { DecodedName } from '../name';

/** One record of the central directory as it stands there (APPNOTE 4.3.12), zip64 values put in: what is judged of it. */
export interface ZipEntry {
	/** Position in the directory. */
	readonly index: number;
	/** The raw name, decoded for display. */
	readonly name: string;
	/** Its bytes are UTF-8. */
	readonly nameValid: boolean;
	readonly flags: number;
	readonly method: number;
	readonly crc: number;
	readonly packedSize: number;
	readonly size: number;
	/** The two halves of the external attributes. */
	readonly dosAttributes: number;
	readonly mode: number;
	/** Of the local header, in the archive. */
	readonly offset: number;
	/** Of the record, in the directory's bytes. */
	readonly record: number;
	readonly nameLength: number;
	readonly extraLength: number;
	readonly commentLength: number;
}

export const CENTRAL_SIGNATURE = 0x02014b50;
export const CENTRAL_BYTES = 46;

/** A record's fields before zip64. `name` is decoded, the sizes may be sentinels. */
export function centralRecord(
	directory: Uint8Array,
	record: number,
	index: number,
	nameAt: (start: number, end: number) => DecodedName
): ZipEntry {
	const nameLength = u16(directory, record + 28);
	const start = record + CENTRAL_BYTES;
	const name = nameAt(start, Math.min(start + nameLength, directory.length));
	return {
		index,
		name: name.text,
		nameValid: name.valid,
		flags: u16(directory, record + 8),
		method: u16(directory, record + 10),
		crc: u32(directory, record + 16),
		packedSize: u32(directory, record + 20),
		size: u32(directory, record + 24),
		dosAttributes: u16(directory, record + 38),
		mode: u16(directory, record + 40),
		offset: u32(directory, record + 42),
		record,
		nameLength,
		extraLength: u16(directory, record + 30),
		commentLength: u16(directory, record + 32)
	};
}

export const recordLength = (entry: ZipEntry): number =>
	CENTRAL_BYTES + entry.nameLength + entry.extraLength + entry.commentLength;

export const rawName = (directory: Uint8Array, entry: ZipEntry): Uint8Array =>
	directory.subarray(entry.record + CENTRAL_BYTES, entry.record + CENTRAL_BYTES + entry.nameLength);

export const rawExtra = (directory: Uint8Array, entry: ZipEntry): Uint8Array => {
	const start = entry.record + CENTRAL_BYTES + entry.nameLength;
	return directory.subarray(start, start + entry.extraLength);
};

export const FLAG_ENCRYPTED = 1;
export const FLAG_DESCRIPTOR = 1 << 3;
export const FLAG_PATCHED = 1 << 5;
export const FLAG_STRONG = 1 << 6;
export const FLAG_UTF8 = 1 << 11;
export const FLAG_MASKED = 1 << 13;
export const METHOD_STORED = 0;
export const METHOD_DEFLATED = 8;
export const METHOD_AES = 99;

/** Encrypted in any of the ways that the format has. */
export const isEncrypted = (entry: ZipEntry): boolean =>
	(entry.flags & (FLAG_ENCRYPTED | FLAG_STRONG | FLAG_MASKED)) !== 0 || entry.method === METHOD_AES;
