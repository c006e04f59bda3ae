import type { ByteSource } from '../byte-source';
import { hex32, u32 } from '../bytes';
import { ambiguous, unreadable, type Flaw } from '../flaw';
import { MAX_ARCHIVE_BYTES, MAX_DIRECTORY_BYTES, MAX_ENTRIES } from '../limits';
import { tooDeep, tooLarge } from '../bomb';
import { nameReader } from '../name';
import { findEnd, readTail, whyNoEnd } from './end';
import { readEnd64, type DirectoryPlace } from './end64';
import {
	CENTRAL_BYTES,
	CENTRAL_SIGNATURE,
	centralRecord,
	recordLength,
	type ZipEntry
} from './entry';
import { judgeEntries, type Judged } from './judge';
import { layOut } from './lay-out';

/** A zip as its central directory tells it. */
export interface ZipDirectory extends Judged {
	/** The central directory's own bytes: names and extra fields are read from them. */
	readonly bytes: Uint8Array;
	readonly entries: readonly ZipEntry[];
	/** In order of their local headers, without those that cannot be where they say. */
	readonly byOffset: readonly ZipEntry[];
	/** Entries that lie over another one. */
	readonly overlapping: ReadonlySet<number>;
	/** Of the first record, in the archive: where the entries end. */
	readonly start: number;
	/** Bytes before the archive that its offsets do not count. */
	readonly shift: number;
	/** What listing showed. With one that is `unreadable` there are no entries. */
	readonly flaws: readonly Flaw[];
}

const nothing = (flaws: readonly Flaw[]): ZipDirectory => ({
	bytes: new Uint8Array(0),
	entries: [],
	kinds: [],
	damaged: new Set(),
	byOffset: [],
	overlapping: new Set(),
	start: 0,
	shift: 0,
	flaws
});

/** Lists a zip by random access: the end of the file and the central directory are read, nothing else. */
export async function readDirectory(
	source: ByteSource,
	signal?: AbortSignal
): Promise<ZipDirectory> {
	if (source.size > MAX_ARCHIVE_BYTES)
		return nothing([unreadable('too-large', null, `${source.size} > ${MAX_ARCHIVE_BYTES}`)]);
	const tail = await readTail(source, signal);
	const { end, flaws } = findEnd(tail);
	if (!end) return nothing([await whyNoEnd(source, signal)]);
	const { place, flaws: flaws64 } = await readEnd64(source, tail, end, signal);
	flaws.push(...flaws64);
	const multiDisk = flaws.find((flaw) => flaw.kind === 'unreadable');
	if (multiDisk) return nothing([multiDisk]);

	const found = await locate(source, place, flaws, signal);
	if (!found) return nothing(flaws.filter((flaw) => flaw.kind === 'unreadable'));
	const { bytes, start } = found;
	const shift = start - place.offset;
	const nameAt = nameReader(bytes);
	const entries: ZipEntry[] = [];
	let at = 0;
	for (; at < bytes.length;) {
		if (at + CENTRAL_BYTES > bytes.length || u32(bytes, at) !== CENTRAL_SIGNATURE) break;
		const entry = centralRecord(bytes, at, entries.length, nameAt);
		if (at + recordLength(entry) > bytes.length) break;
		if (entries.length === MAX_ENTRIES)
			return nothing([unreadable('too-large', start + at, `entries > ${MAX_ENTRIES}`)]);
		entries.push(entry);
		at += recordLength(entry);
	}
	if (at < bytes.length) {
		const detail = `${hex32(u32(bytes, at))} ≠ ${hex32(CENTRAL_SIGNATURE)}`;
		if (entries.length === 0) return nothing([unreadable('central-directory', start + at, detail)]);
		if (!flaws.some(({ reason }) => reason === 'directory-bounds'))
			flaws.push(ambiguous('directory-bounds', start + at, detail));
	}
	if (entries.length !== place.entries && flaws64.length === 0)
		flaws.push(ambiguous('entry-count', end.at, `entries: ${place.entries} ≠ ${entries.length}`));

	const deep = tooDeep(entries.map(({ name }) => name));
	if (deep) return nothing([deep]);
	const judged = judgeEntries(bytes, entries);
	flaws.push(...judged.flaws);
	const laid = layOut(judged.entries, judged.damaged, shift, start);
	flaws.push(...laid.flaws);
	const bomb = tooLarge(
		judged.entries.filter(
			({ index }) => !judged.damaged.has(index) && !laid.overlapping.has(index)
		),
		source.size
	);
	if (bomb) return nothing([bomb]);
	const { kinds, damaged } = judged;
	const { byOffset, overlapping } = laid;
	return {
		bytes,
		entries: judged.entries,
		kinds,
		damaged,
		byOffset,
		overlapping,
		start,
		shift,
		flaws
	};
}

/** The directory's bytes up to where it has to end; null (with a flaw) where there is none. */
async function locate(
	source: ByteSource,
	{ offset, size, limit }: DirectoryPlace,
	flaws: Flaw[],
	signal: AbortSignal | undefined
): Promise<{ bytes: Uint8Array; start: number } | null> {
	if (size > MAX_DIRECTORY_BYTES && size <= source.size) {
		flaws.push(unreadable('too-large', null, `directory: ${size} > ${MAX_DIRECTORY_BYTES}`));
		return null;
	}
	const hasRecord = async (at: number): Promise<boolean> =>
		at >= 0 &&
		at + 4 <= limit &&
		limit - at <= MAX_DIRECTORY_BYTES &&
		u32(await source.read(at, at + 4, signal), 0) === CENTRAL_SIGNATURE;

	let start = offset;
	if (offset + size !== limit) {
		const byEnd = limit - size;
		if (!(await hasRecord(offset)) && size > 0 && (await hasRecord(byEnd))) {
			/* The directory is where its size says: something was put before the archive. */
			start = byEnd;
			const reason = byEnd > offset ? 'data-before' : 'directory-bounds';
			flaws.push(ambiguous(reason, byEnd > offset ? 0 : byEnd, `offset: ${offset} ≠ ${byEnd}`));
		} else if ((await hasRecord(offset)) || (size === 0 && offset < limit)) {
			flaws.push(ambiguous('directory-bounds', offset, `${offset} + ${size} ≠ ${limit}`));
		} else {
			const detail = `${offset} + ${size} ≠ ${limit}`;
			flaws.push(unreadable('central-directory', Math.min(offset, source.size), detail));
			return null;
		}
	}
	if (size === 0 && start + size !== limit) return { bytes: new Uint8Array(0), start: limit };
	return { bytes: await source.read(start, limit, signal), start };
}
