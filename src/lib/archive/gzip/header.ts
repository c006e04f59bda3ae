import { u16 } from '../bytes';
import { crc32 } from '../crc32';

const TEXT_FIELDS = { name: 8, comment: 16 };
const FLAG_EXTRA = 4;
const FLAG_CHECKSUM = 2;
const FLAGS_RESERVED = 0xe0;

/** Where the data of a gzip member begins (RFC 1952 §2.3), or what is wrong with its header. */
export type GzipHeader =
	| { readonly kind: 'good'; readonly length: number }
	| { readonly kind: 'bad'; readonly detail: string };

/** `bytes` starts with the member; a header that does not end in them is bad. */
export function gzipHeader(bytes: Uint8Array): GzipHeader {
	const bad = (detail: string): GzipHeader => ({ kind: 'bad', detail });
	if (bytes.length < 10) return bad('header: …');
	if (bytes[2] !== 8) return bad(`method: ${bytes[2] ?? ''}`);
	const flags = bytes[3] ?? 0;
	if ((flags & FLAGS_RESERVED) !== 0) return bad(`flags: ${flags}`);
	let at = 10;
	if ((flags & FLAG_EXTRA) !== 0) at += 2 + u16(bytes, at);
	for (const flag of Object.values(TEXT_FIELDS)) {
		if ((flags & flag) === 0) continue;
		const end = bytes.indexOf(0, at);
		if (end < 0) return bad('header: …');
		at = end + 1;
	}
	if ((flags & FLAG_CHECKSUM) !== 0) {
		if (u16(bytes, at) !== (crc32(bytes.subarray(0, at)) & 0xffff)) return bad('header crc16 ≠');
		at += 2;
	}
	return at > bytes.length ? bad('header: …') : { kind: 'good', length: at };
}
