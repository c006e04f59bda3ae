import { gzipSync } from 'node:zlib';
import { concatBytes } from '../../src/lib/archive/bytes';
import { bytesOf } from './build-zip';

export interface TarSpec {
	readonly name: string | Uint8Array;
	readonly data?: string | Uint8Array;
	readonly type?: string;
	readonly link?: string;
	readonly prefix?: string;
	readonly magic?: string;
	/** The size field's twelve bytes as they shall stand. */
	readonly size?: string | Uint8Array;
	/** The checksum is one too high. */
	readonly badSum?: boolean;
	/** Bytes laid over the header before its checksum is taken. */
	readonly over?: readonly [at: number, bytes: Uint8Array];
}

const padding = (length: number): Uint8Array => new Uint8Array((512 - (length % 512)) % 512);

/** One entry: header, data, padding. */
export function tarEntry(spec: TarSpec): Uint8Array {
	const data = bytesOf(spec.data ?? '');
	const block = new Uint8Array(512);
	const put = (at: number, value: string | Uint8Array): void => block.set(bytesOf(value), at);
	put(0, spec.name);
	put(100, '0000644\0');
	put(124, spec.size ?? `${data.length.toString(8).padStart(11, '0')}\0`);
	put(136, '00000000000\0');
	put(148, ' '.repeat(8));
	put(156, spec.type ?? '0');
	put(157, spec.link ?? '');
	put(257, spec.magic ?? 'ustar\x0000');
	put(345, spec.prefix ?? '');
	if (spec.over) put(...spec.over);
	const sum = block.reduce((a, b) => a + b, spec.badSum === true ? 1 : 0);
	put(148, `${sum.toString(8).padStart(6, '0')}\0 `);
	return concatBytes([block, data, padding(data.length)]);
}

export const END = new Uint8Array(1024);

export const buildTar = (specs: readonly (TarSpec | Uint8Array)[], end = END): Uint8Array =>
	concatBytes([...specs.map((spec) => (spec instanceof Uint8Array ? spec : tarEntry(spec))), end]);

/** A pax record with its own length before it. */
export function record(key: string, value: string | Uint8Array): Uint8Array {
	const rest = concatBytes([bytesOf(` ${key}=`), bytesOf(value), bytesOf('\n')]);
	let length = rest.length + 1;
	while (String(length).length + rest.length !== length) length++;
	return concatBytes([bytesOf(String(length)), rest]);
}

export const pax = (records: readonly Uint8Array[], type = 'x'): TarSpec => ({
	name: 'PaxHeader',
	type,
	data: concatBytes(records)
});

export const gzip = (bytes: Uint8Array): Uint8Array => new Uint8Array(gzipSync(bytes));
