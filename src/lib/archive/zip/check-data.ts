import { hex32 } from '../bytes';
import { crc32 } from '../crc32';
import { inflateInto } from '../deflate/inflate';
import { checkAsGzip, gzipIsStrict } from '../deflate/gzip-check';
import { inflateStream, pieces } from '../deflate/stream';
import { SMALL_ENTRY_BYTES } from '../limits';
import { METHOD_STORED, type ZipEntry } from './entry';

/** Why data is not what was declared: a reason of ROLE_IMPORT_ZIP_ENTRY_INVALID and its facts. */
export interface DataFault {
	readonly reason: 'data' | 'size' | 'crc';
	readonly detail: string;
}

/** What the headers say of an entry's data. */
export type DataClaim = Pick<ZipEntry, 'method' | 'packedSize' | 'size' | 'crc'>;

export const isSmall = (entry: DataClaim): boolean =>
	entry.packedSize <= SMALL_ENTRY_BYTES && entry.size <= SMALL_ENTRY_BYTES;

const sizeFault = (got: number | string, entry: DataClaim): DataFault => ({
	reason: 'size',
	detail: `${got} ≠ ${entry.size}`
});

const crcFault = (crc: number, entry: DataClaim): DataFault | null =>
	crc === entry.crc ? null : { reason: 'crc', detail: `${hex32(crc)} ≠ ${hex32(entry.crc)}` };

/** Room for the declared size and one byte more: data that goes on is seen, not cut off. */
const scratch = new Uint8Array(SMALL_ENTRY_BYTES + 1);

/** Checks the packed data of a small entry, synchronously. The bytes are good until the next call. */
export function checkSmall(packed: Uint8Array, entry: DataClaim): Unpacked {
	return unpack(packed, entry, scratch.subarray(0, entry.size + 1));
}

export interface Unpacked {
	readonly bytes: Uint8Array<ArrayBuffer>;
	readonly fault: DataFault | null;
}

/** Unpacks into `room`, which holds one byte more than the declared size. The bytes are good only without a fault. */
export function unpack(
	packed: Uint8Array,
	entry: DataClaim,
	room: Uint8Array<ArrayBuffer>
): Unpacked {
	if (packed.length !== entry.packedSize) return { bytes: room, fault: sizeFault('…', entry) };
	if (entry.method === METHOD_STORED) {
		room.set(packed);
		return { bytes: room.subarray(0, packed.length), fault: crcFault(crc32(packed), entry) };
	}
	const { fault, read, written } = inflateInto(packed, room);
	const bytes = room.subarray(0, written);
	if (fault === 'overflow' || written > entry.size)
		return { bytes, fault: sizeFault(`> ${entry.size}`, entry) };
	if (fault !== null) return { bytes, fault: { reason: 'data', detail: `DEFLATE: ${fault}` } };
	if (read < packed.length)
		return { bytes, fault: { reason: 'data', detail: `DEFLATE: ${read} < ${packed.length}` } };
	if (written !== entry.size) return { bytes, fault: sizeFault(written, entry) };
	return { bytes, fault: crcFault(crc32(bytes), entry) };
}

/** Checks data that is too big to hold, as it comes. `unsure`: it is wrong, and `explainStream` tells in what. */
export async function checkStream(
	chunks: AsyncIterable<Uint8Array>,
	entry: DataClaim,
	signal: AbortSignal | undefined
): Promise<DataFault | 'unsure' | null> {
	if (entry.method === METHOD_STORED || !(await gzipIsStrict()))
		return explainStream(chunks, entry, signal);
	const fault = await checkAsGzip(pieces(chunks), entry);
	if (fault === 'overflow') return sizeFault(`> ${entry.size}`, entry);
	return fault === null ? null : 'unsure';
}

/** The same by script where the engine does not say what is wrong: three times as slow. */
export async function explainStream(
	chunks: AsyncIterable<Uint8Array>,
	entry: DataClaim,
	signal: AbortSignal | undefined
): Promise<DataFault | null> {
	let length = 0;
	let crc = 0;
	const onChunk = (chunk: Uint8Array): void => {
		length += chunk.length;
		crc = crc32(chunk, crc);
	};
	if (entry.method === METHOD_STORED) for await (const chunk of chunks) onChunk(chunk);
	else {
		const fault = await inflateStream(chunks, { limit: entry.size, onChunk, signal });
		if (fault === 'overflow') return sizeFault(`> ${entry.size}`, entry);
		if (fault !== null) return { reason: 'data', detail: `DEFLATE: ${fault}` };
	}
	return length === entry.size ? crcFault(crc, entry) : sizeFault(length, entry);
}
