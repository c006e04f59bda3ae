import { deflateSync } from 'fflate';
import { crc32 } from '../crc32';
import { METHOD_DEFLATED, METHOD_STORED } from './entry';

export interface Packed {
	readonly method: number;
	readonly crc: number;
	readonly size: number;
	readonly data: Uint8Array;
}

/** Compressed already: deflating them again costs time and wins nothing. By name, so that it is the same everywhere. */
const STORED =
	/\.(?:png|jpe?g|webp|gif|avif|zip|gz|br|zst|7z|mp[34]|m4a|aac|ogg|opus|webm|woff2?)$/iu;

/** By fflate, not by the engine's own compressor: each engine's gives other bytes. */
export function pack(path: string, bytes: Uint8Array): Packed {
	const crc = crc32(bytes);
	const size = bytes.length;
	/* Nothing so short gets shorter, and fflate sets up 100 kB of tables for it. */
	if (size > 16 && !STORED.test(path)) {
		const data = deflateSync(bytes, { level: 6 });
		if (data.length < size) return { method: METHOD_DEFLATED, crc, size, data };
	}
	return { method: METHOD_STORED, crc, size, data: bytes };
}
