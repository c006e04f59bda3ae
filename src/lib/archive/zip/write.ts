import { compareBytes, concatBytes } from '../bytes';
import { clashes } from '../clash';
import { WINDOW_BYTES } from '../limits';
import { nameReason } from '../name';
import { isSmallCopy, type CopiedEntry } from './copy';
import { pack } from './pack';
import { dataRange } from './read';
import { SmallCopies } from './small-copies';
import { centralHeader, endRecords, localHeader, type WrittenEntry } from './records';

export type ZipContent =
	| { readonly kind: 'bytes'; readonly bytes: Uint8Array }
	/** Bytes that are fetched when their turn comes. */
	| { readonly kind: 'read'; readonly read: (signal?: AbortSignal) => Promise<Uint8Array> }
	/** Packed bytes of an entry that `verifyZip` found sound, as they are. */
	| ({ readonly kind: 'copy' } & CopiedEntry);

export interface ZipFile {
	/** `/`-separated, relative, safe. */
	readonly path: string;
	readonly content: ZipContent;
}

/** Bytes, or a range of a file on disk that need not be read: both are `BlobPart`s. */
export type ZipPart = Uint8Array<ArrayBuffer> | Blob;

/**
 * Writes a zip in pieces, in order: `new Blob(parts)`, or each piece to a stream. Entries sorted by the bytes of
 * their names, plain files rw-r--r--, 1980-01-01 00:00, no extra fields, no directories, no descriptors: the same
 * files give the same bytes. Throws `RangeError` for a path that is not safe or is taken, which is our own
 * fault; rejects where a content cannot be read.
 */
export async function* writeZip(
	files: Iterable<ZipFile>,
	signal?: AbortSignal
): AsyncGenerator<ZipPart, void, undefined> {
	const sorted = sortFiles(files);
	const small = new SmallCopies(
		sorted.flatMap(({ content }) =>
			content.kind === 'copy' && isSmallCopy(content) ? [content] : []
		),
		signal
	);
	const central: Uint8Array[] = [];
	let offset = 0;
	let pending: Uint8Array[] = [];
	let pendingBytes = 0;

	const add = (name: Uint8Array, packed: Omit<WrittenEntry, 'name' | 'offset'>): void => {
		const entry = { ...packed, name, offset };
		const header = localHeader(entry);
		central.push(centralHeader(entry));
		hold(header);
		offset += header.length + packed.packedSize;
	};
	const hold = (bytes: Uint8Array): void => {
		pending.push(bytes);
		pendingBytes += bytes.length;
	};
	const flush = (): Uint8Array<ArrayBuffer> => {
		const whole = concatBytes(pending);
		pending = [];
		pendingBytes = 0;
		return whole;
	};

	for (const file of sorted) {
		signal?.throwIfAborted();
		if (file.content.kind !== 'copy') {
			const { content } = file;
			const bytes = content.kind === 'bytes' ? content.bytes : await content.read(signal);
			const { data, ...packed } = pack(file.path, bytes);
			add(file.name, { ...packed, packedSize: data.length });
			hold(data);
		} else if (!isSmallCopy(file.content)) {
			const { source, zip, entry } = file.content;
			const { start, end } = await dataRange(source, zip, entry, signal);
			add(file.name, entry);
			yield flush();
			if (source.slice) yield source.slice(start, end);
			else
				for (let at = start; at < end; at += WINDOW_BYTES)
					yield new Uint8Array(await source.read(at, Math.min(at + WINDOW_BYTES, end), signal));
		} else {
			const data = await small.next(file.content);
			add(file.name, file.content.entry);
			hold(data);
		}
		if (pendingBytes >= WINDOW_BYTES) yield flush();
	}
	const size = central.reduce((sum, record) => sum + record.length, 0);
	for (const record of [...central, endRecords(central.length, size, offset)]) hold(record);
	yield flush();
}

interface NamedFile extends ZipFile {
	readonly name: Uint8Array;
}

function sortFiles(files: Iterable<ZipFile>): NamedFile[] {
	const encoder = new TextEncoder();
	const sorted = Array.from(files, (file) => ({ ...file, name: encoder.encode(file.path) }));
	sorted.sort((a, b) => compareBytes(a.name, b.name));
	for (const { path, name } of sorted) {
		const reason = path.endsWith('/') ? 'directory' : nameReason(path);
		if (reason !== null) throw new RangeError(`path not safe (${reason}): ${JSON.stringify(path)}`);
		if (name.length > 0xffff) throw new RangeError('path over 65,535 bytes');
	}
	const [clash] = clashes(
		sorted.map(({ path }) => ({ name: path })),
		() => false
	);
	if (clash) throw new RangeError(`path taken: ${JSON.stringify(sorted[clash.index]?.path)}`);
	return sorted;
}
