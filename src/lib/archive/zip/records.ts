/** The records of a zip as we write it: the same files give the same bytes on every machine. */
import { put } from '../put';
import { FLAG_UTF8 } from './entry';

export interface WrittenEntry {
	readonly name: Uint8Array;
	readonly method: number;
	readonly crc: number;
	readonly packedSize: number;
	readonly size: number;
	/** Of its local header. */
	readonly offset: number;
}

const SENTINEL = 0xffffffff;
/** 1980-01-01 00:00, the first moment that DOS knows. */
const TIME = 0;
const DATE = 0x21;
const VERSION = 20;
const VERSION_ZIP64 = 45;
const MADE_BY_UNIX = 3 << 8;
/** A regular file, rw-r--r--. */
const ATTRIBUTES = (0o100644 << 16) >>> 0;

/** Bit 11 only where it says something: an ASCII name is the same in every encoding. */
const flagsOf = (name: Uint8Array): number => (name.some((byte) => byte > 127) ? FLAG_UTF8 : 0);
const isLarge = (entry: WrittenEntry): boolean =>
	entry.size >= SENTINEL || entry.packedSize >= SENTINEL;
const cap = (value: number): number => Math.min(value, SENTINEL);

/** APPNOTE 4.3.7. A zip64 field only where a size needs it, and then both sizes, as the format asks. */
export function localHeader(entry: WrittenEntry): Uint8Array {
	const large = isLarge(entry);
	const bytes = new Uint8Array(30 + entry.name.length + (large ? 20 : 0));
	put(bytes, 0)
		.u32(0x04034b50)
		.u16(large ? VERSION_ZIP64 : VERSION)
		.u16(flagsOf(entry.name))
		.u16(entry.method)
		.u16(TIME)
		.u16(DATE)
		.u32(entry.crc)
		.u32(large ? SENTINEL : entry.packedSize)
		.u32(large ? SENTINEL : entry.size)
		.u16(entry.name.length)
		.u16(large ? 20 : 0)
		.bytes(entry.name)
		.when(large, (to) => to.u16(1).u16(16).u64(entry.size).u64(entry.packedSize));
	return bytes;
}

/** APPNOTE 4.3.12. */
export function centralHeader(entry: WrittenEntry): Uint8Array {
	const large = isLarge(entry);
	const far = entry.offset >= SENTINEL;
	const field = (large ? 16 : 0) + (far ? 8 : 0);
	const extra = field === 0 ? 0 : field + 4;
	const version = extra > 0 ? VERSION_ZIP64 : VERSION;
	const bytes = new Uint8Array(46 + entry.name.length + extra);
	put(bytes, 0)
		.u32(0x02014b50)
		.u16(MADE_BY_UNIX | version)
		.u16(version)
		.u16(flagsOf(entry.name))
		.u16(entry.method)
		.u16(TIME)
		.u16(DATE)
		.u32(entry.crc)
		.u32(large ? SENTINEL : entry.packedSize)
		.u32(large ? SENTINEL : entry.size)
		.u16(entry.name.length)
		.u16(extra)
		.u16(0)
		.u16(0)
		.u16(0)
		.u32(ATTRIBUTES)
		.u32(cap(entry.offset))
		.bytes(entry.name)
		.when(extra > 0, (to) => to.u16(1).u16(field))
		.when(large, (to) => to.u64(entry.size).u64(entry.packedSize))
		.when(far, (to) => to.u64(entry.offset));
	return bytes;
}

/** APPNOTE 4.3.14 to 4.3.16. The zip64 records only where the plain one cannot say it. */
export function endRecords(count: number, size: number, offset: number): Uint8Array {
	const large = count >= 0xffff || size >= SENTINEL || offset >= SENTINEL;
	const bytes = new Uint8Array((large ? 76 : 0) + 22);
	put(bytes, 0)
		.when(large, (to) =>
			to
				.u32(0x06064b50)
				.u64(44)
				.u16(MADE_BY_UNIX | VERSION_ZIP64)
				.u16(VERSION_ZIP64)
				.u32(0)
				.u32(0)
				.u64(count)
				.u64(count)
				.u64(size)
				.u64(offset)
				.u32(0x07064b50)
				.u32(0)
				.u64(offset + size)
				.u32(1)
		)
		.u32(0x06054b50)
		.u16(0)
		.u16(0)
		.u16(Math.min(count, 0xffff))
		.u16(Math.min(count, 0xffff))
		.u32(cap(size))
		.u32(cap(offset))
		.u16(0);
	return bytes;
}
