import type { ByteSource } from '../byte-source';
import { u32, u64 } from '../bytes';
import { ambiguous, unreadable, type Flaw } from '../flaw';
import type { EndRecord, Tail } from './end';

/** Where the directory is and how many entries it holds, zip64 put in. */
export interface DirectoryPlace {
	readonly entries: number;
	readonly size: number;
	readonly offset: number;
	/** Where the directory has to end: at the zip64 record or, without one, at the end record. */
	readonly limit: number;
}

const LOCATOR_BYTES = 20;
const RECORD_BYTES = 56;
const LOCATOR_SIGNATURE = 0x07064b50;
const RECORD_SIGNATURE = 0x06064b50;

/** Reads the zip64 end record (APPNOTE 4.3.14, 4.3.15), if a locator stands before the end record. */
export async function readEnd64(
	source: ByteSource,
	tail: Tail,
	end: EndRecord,
	signal?: AbortSignal
): Promise<{ place: DirectoryPlace; flaws: Flaw[] }> {
	const plain: DirectoryPlace = {
		entries: end.entries,
		size: end.directorySize,
		offset: end.directoryOffset,
		limit: end.at
	};
	const locatorAt = end.at - LOCATOR_BYTES;
	const locator = tail.bytes.subarray(Math.max(0, locatorAt - tail.start), end.at - tail.start);
	if (locatorAt < 0 || u32(locator, 0) !== LOCATOR_SIGNATURE) {
		return end.disk !== 0 || end.directoryDisk !== 0
			? { place: plain, flaws: [multiDisk(end.at, end.disk, end.directoryDisk)] }
			: { place: plain, flaws: counts(end.at, end.entriesHere, end.entries) };
	}

	if (u32(locator, 4) !== 0 || u32(locator, 16) > 1)
		return { place: plain, flaws: [multiDisk(locatorAt, u32(locator, 4), u32(locator, 16))] };
	const said = u64(locator, 8);
	const { record, recordAt } = await findRecord(source, said, locatorAt, signal);
	if (!record) {
		const detail = `PK\\6\\6 ≠ ${recordAt}`;
		const needed = end.directoryOffset === 0xffffffff || end.directorySize === 0xffffffff;
		return {
			place: { ...plain, limit: locatorAt },
			flaws: [
				needed
					? unreadable('central-directory', recordAt, detail)
					: ambiguous('zip64', locatorAt, detail)
			]
		};
	}
	if (u32(record, 16) !== 0 || u32(record, 20) !== 0)
		return { place: plain, flaws: [multiDisk(recordAt, u32(record, 16), u32(record, 20))] };

	const flaws: Flaw[] = counts(recordAt, u64(record, 24), u64(record, 32));
	if (recordAt !== said)
		flaws.push(ambiguous('zip64', locatorAt, `PK\\6\\6: ${said} ≠ ${recordAt}`));
	/* A longer record carries an extensible data sector: nobody writes it, and readers differ in skipping it. */
	const length = 12 + u64(record, 4);
	if (length !== RECORD_BYTES || recordAt + length !== locatorAt)
		flaws.push(ambiguous('zip64', recordAt, `${recordAt} + ${length} ≠ ${locatorAt}`));
	const place: DirectoryPlace = {
		entries: u64(record, 32),
		size: u64(record, 40),
		offset: u64(record, 48),
		limit: recordAt
	};
	const pairs: readonly (readonly [string, number, number, number])[] = [
		['disk', end.disk, 0, 0xffff],
		['directory disk', end.directoryDisk, 0, 0xffff],
		['entries on disk', end.entriesHere, place.entries, 0xffff],
		['entries', end.entries, place.entries, 0xffff],
		['directory size', end.directorySize, place.size, 0xffffffff],
		['directory offset', end.directoryOffset, place.offset, 0xffffffff]
	];
	const differences = pairs
		.filter(([, short, long, sentinel]) => short !== long && short !== sentinel)
		.map(([what, short, long]) => `${what}: ${short} ≠ ${long}`);
	if (differences.length > 0) flaws.push(ambiguous('zip64', end.at, differences.join('; ')));
	return { place, flaws };
}

/** Where the locator says; else right before the locator, where it is when something was put before the archive. */
async function findRecord(
	source: ByteSource,
	said: number,
	locatorAt: number,
	signal: AbortSignal | undefined
): Promise<{ record: Uint8Array | null; recordAt: number }> {
	for (const recordAt of [said, locatorAt - RECORD_BYTES]) {
		if (recordAt < 0 || recordAt + RECORD_BYTES > locatorAt) continue;
		const record = await source.read(recordAt, recordAt + RECORD_BYTES, signal);
		if (u32(record, 0) === RECORD_SIGNATURE) return { record, recordAt };
	}
	return { record: null, recordAt: said };
}

const multiDisk = (at: number, disk: number, directoryDisk: number): Flaw =>
	unreadable('multi-disk', at, `disk: ${disk}, ${directoryDisk}`);

const counts = (at: number, here: number, all: number): Flaw[] =>
	here === all ? [] : [ambiguous('entry-count', at, `entries: ${here} ≠ ${all}`)];
