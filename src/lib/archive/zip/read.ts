import type { ByteSource } from '../byte-source';
import { concatBytes } from '../bytes';
import { inflateStream } from '../deflate/stream';
import { MAX_READ_BYTES } from '../limits';
import { isSmall, unpack, type DataFault } from './check-data';
import { crc32 } from '../crc32';
import type { ZipDirectory } from './directory';
import { METHOD_STORED, type ZipEntry } from './entry';
import { LOCAL_BYTES } from './lay-out';
import { localDifference, localLength } from './local';

/** Why an entry cannot be read: a reason of ROLE_IMPORT_ZIP_ENTRY_INVALID, or `too-large`. */
export class EntryError extends Error {
	override readonly name = 'EntryError';
	constructor(
		readonly reason: string,
		readonly detail: string
	) {
		super(`${reason}: ${detail}`);
	}
}

/** Where an entry's packed bytes are, end exclusive, after its local header was compared with the central one. */
export async function dataRange(
	source: ByteSource,
	zip: ZipDirectory,
	entry: ZipEntry,
	signal?: AbortSignal
): Promise<{ start: number; end: number }> {
	const at = entry.offset + zip.shift;
	if (at < 0 || at + LOCAL_BYTES > zip.start) throw new EntryError('header-mismatch', `${at}`);
	const guess = Math.min(zip.start, at + LOCAL_BYTES + entry.nameLength + 512);
	let header = await source.read(at, guess, signal);
	const length = localLength(header);
	if (length === null || at + length > zip.start)
		throw new EntryError('header-mismatch', `PK\\3\\4 ≠ ${at}`);
	if (length > header.length) header = await source.read(at, at + length, signal);
	const difference = localDifference(header.subarray(0, length), zip.bytes, entry);
	if (difference !== null) throw new EntryError('header-mismatch', difference);
	const start = at + length;
	const end = start + entry.packedSize;
	if (end > zip.start) throw new EntryError('overlap', `${end} > ${zip.start}`);
	return { start, end };
}

/**
 * The bytes of an entry. Whole: size and CRC are checked. With a `limit` below its size: the first bytes only,
 * and nothing is checked but that they inflate.
 */
export async function readEntry(
	source: ByteSource,
	zip: ZipDirectory,
	entry: ZipEntry,
	{ limit = Infinity, signal }: { limit?: number; signal?: AbortSignal | undefined } = {}
): Promise<Uint8Array> {
	if (zip.damaged.has(entry.index))
		throw new EntryError('data', `method: ${entry.method}, flags: ${entry.flags}`);
	const wanted = Math.min(limit, entry.size);
	if (wanted > MAX_READ_BYTES) throw new EntryError('too-large', `${wanted} > ${MAX_READ_BYTES}`);
	const { start, end } = await dataRange(source, zip, entry, signal);
	if (isSmall(entry)) {
		const packed = await source.read(start, end, signal);
		const { bytes, fault } = unpack(packed, entry, new Uint8Array(entry.size + 1));
		if (fault) throw toError(fault);
		return bytes.subarray(0, wanted);
	}
	if (entry.method === METHOD_STORED) {
		const bytes = await source.read(start, start + wanted, signal);
		return wanted < entry.size ? bytes : checked(bytes, entry);
	}
	const parts: Uint8Array[] = [];
	let got = 0;
	const fault = await inflateStream(windows(source, start, end, signal), {
		limit: wanted,
		signal,
		onChunk: (chunk) => {
			if (got <= wanted) parts.push(chunk);
			got += chunk.length;
		}
	});
	const cut = wanted < entry.size && (fault === 'overflow' || got > wanted);
	if (fault === 'overflow' && !cut) throw new EntryError('size', `> ${entry.size}`);
	if (fault !== null && !cut) throw new EntryError('data', `DEFLATE: ${fault}`);
	const bytes = concatBytes(parts).subarray(0, wanted);
	return wanted < entry.size ? bytes : checked(bytes, entry);
}

const toError = ({ reason, detail }: DataFault): EntryError => new EntryError(reason, detail);

function checked(bytes: Uint8Array, entry: ZipEntry): Uint8Array {
	if (bytes.length !== entry.size) throw new EntryError('size', `${bytes.length} ≠ ${entry.size}`);
	if (crc32(bytes) !== entry.crc) throw new EntryError('crc', 'crc32 ≠');
	return bytes;
}

async function* windows(
	source: ByteSource,
	start: number,
	end: number,
	signal: AbortSignal | undefined
): AsyncGenerator<Uint8Array, void, undefined> {
	const step = 1 << 20;
	for (let at = start; at < end; at += step)
		yield await source.read(at, Math.min(at + step, end), signal);
}
