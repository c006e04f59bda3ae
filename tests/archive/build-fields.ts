import { deflateRawSync } from 'node:zlib';
import { crc32 } from '../../src/lib/archive/crc32';
import { put } from '../../src/lib/archive/put';
import { bytesOf } from './build-zip';

/** An extra field. */
export function extra(id: number, data: Uint8Array): Uint8Array {
	const bytes = new Uint8Array(4 + data.length);
	put(bytes, 0).u16(id).u16(data.length).bytes(data);
	return bytes;
}

/** Numbers of eight bytes each. */
export function u64s(...values: readonly number[]): Uint8Array {
	const bytes = new Uint8Array(values.length * 8);
	values.reduce((to, value) => to.u64(value), put(bytes, 0));
	return bytes;
}

/** A second name of an entry, for its name as it stands or for another. */
export function unicodePath(name: string, other: string, stale = false): Uint8Array {
	const data = new Uint8Array(5 + bytesOf(other).length);
	data[0] = 1;
	put(data, 1)
		.u32(crc32(bytesOf(stale ? 'stale' : name)))
		.bytes(bytesOf(other));
	return extra(0x7075, data);
}

/** A data descriptor. */
export function descriptor(
	data: string,
	{ signed = true, wide = false, crc = crc32(bytesOf(data)), size = bytesOf(data).length } = {}
): Uint8Array {
	const packed = deflateRawSync(bytesOf(data)).length;
	const bytes = new Uint8Array((signed ? 4 : 0) + 4 + (wide ? 16 : 8));
	put(bytes, 0)
		.when(signed, (to) => to.u32(0x08074b50))
		.u32(crc)
		.when(wide, (to) => to.u64(packed).u64(size))
		.when(!wide, (to) => to.u32(packed).u32(size));
	return bytes;
}
