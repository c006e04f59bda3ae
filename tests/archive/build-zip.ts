import { deflateRawSync } from 'node:zlib';
import { concatBytes } from '../../src/lib/archive/bytes';
import { crc32 } from '../../src/lib/archive/crc32';
import { put } from '../../src/lib/archive/put';

const encoder = new TextEncoder();
export const bytesOf = (value: string | Uint8Array): Uint8Array =>
	typeof value === 'string' ? encoder.encode(value) : value;

/** What either header of an entry says. */
export interface HeaderFields {
	name: string | Uint8Array;
	flags: number;
	method: number;
	crc: number;
	packedSize: number;
	size: number;
	extra: Uint8Array;
	/** Of the extra fields as the header says, where it lies. */
	extraLength: number;
}

/** An entry, good where nothing else is said. */
export interface EntrySpec extends Partial<HeaderFields> {
	readonly name: string | Uint8Array;
	readonly data?: string | Uint8Array;
	/** The packed bytes, where they are not the data's own. */
	readonly packed?: Uint8Array;
	readonly madeBy?: number;
	/** Unix mode; the external attributes otherwise. */
	readonly mode?: number;
	readonly attributes?: number;
	readonly comment?: string;
	readonly disk?: number;
	/** What the local header says otherwise. */
	readonly local?: Partial<HeaderFields>;
	/** What stands after the data. */
	readonly after?: Uint8Array;
	/** What stands before the local header. */
	readonly before?: Uint8Array;
	/** Not in the directory. */
	readonly orphan?: boolean;
	/** Only in the directory, at the place of the entry of this number. */
	readonly sharesWith?: number;
	/** What the directory says of the local header's place. */
	readonly offset?: number;
}

export interface EndFields {
	disk: number;
	entriesHere: number;
	entries: number;
	directorySize: number;
	directoryOffset: number;
	commentLength: number;
}

export interface ArchiveSpec {
	readonly prefix?: Uint8Array;
	/** Offsets count the prefix. */
	readonly adjusted?: boolean;
	readonly beforeDirectory?: Uint8Array;
	readonly afterDirectory?: Uint8Array;
	readonly comment?: Uint8Array;
	readonly trailing?: Uint8Array;
	readonly end?: Partial<EndFields>;
	/** Zip64 records, and what they say otherwise. `sentinels`: the plain record refers to them. */
	readonly zip64?: {
		readonly entries?: number;
		readonly sentinels?: boolean;
		readonly extensible?: Uint8Array;
		readonly gap?: Uint8Array;
		readonly locator?: number;
	};
	/** Order of the directory, by number of the entry. */
	readonly order?: readonly number[];
}

const NONE = new Uint8Array(0);

interface Laid {
	readonly central: HeaderFields & { offset: number };
	readonly spec: EntrySpec;
}

/** A zip to any plan, good or bad. */
export function buildZip(entries: readonly EntrySpec[], archive: ArchiveSpec = {}): Uint8Array {
	const prefix = archive.prefix ?? NONE;
	const parts: Uint8Array[] = [prefix];
	const shift = archive.adjusted === true ? 0 : prefix.length;
	let at = prefix.length;
	const add = (bytes: Uint8Array): void => {
		parts.push(bytes);
		at += bytes.length;
	};
	const laid: Laid[] = [];
	for (const spec of entries) {
		const shared = spec.sharesWith === undefined ? undefined : laid[spec.sharesWith];
		const data = bytesOf(spec.data ?? '');
		const method = spec.method ?? (data.length > 0 ? 8 : 0);
		const packed = spec.packed ?? (method === 8 ? new Uint8Array(deflateRawSync(data)) : data);
		const common: HeaderFields = {
			name: spec.name,
			flags: spec.flags ?? 0,
			method,
			crc: spec.crc ?? crc32(data),
			packedSize: spec.packedSize ?? packed.length,
			size: spec.size ?? data.length,
			extra: spec.extra ?? NONE,
			extraLength: spec.extraLength ?? (spec.extra ?? NONE).length
		};
		if (shared) {
			laid.push({ spec, central: { ...shared.central, name: spec.name } });
			continue;
		}
		add(spec.before ?? NONE);
		laid.push({ spec, central: { ...common, offset: spec.offset ?? at - shift } });
		add(localHeader({ ...common, ...spec.local }));
		add(packed);
		add(spec.after ?? NONE);
	}
	add(archive.beforeDirectory ?? NONE);
	const listed = laid.filter(({ spec }) => spec.orphan !== true);
	const ordered = (archive.order ?? listed.map((_, i) => i)).flatMap((i) => listed[i] ?? []);
	const directoryAt = at;
	for (const { central, spec } of ordered) add(centralHeader(central, spec));
	const size = at - directoryAt;
	add(archive.afterDirectory ?? NONE);
	const place = { entries: ordered.length, size, offset: directoryAt - shift };
	for (const part of endRecords(place, at, archive)) add(part);
	return concatBytes(parts);
}

function localHeader(fields: HeaderFields): Uint8Array {
	const name = bytesOf(fields.name);
	const bytes = new Uint8Array(30 + name.length + fields.extra.length);
	put(bytes, 0)
		.u32(0x04034b50)
		.u16(20)
		.u16(fields.flags)
		.u16(fields.method)
		.u32(0x210000)
		.u32(fields.crc)
		.u32(fields.packedSize)
		.u32(fields.size)
		.u16(name.length)
		.u16(fields.extraLength)
		.bytes(name)
		.bytes(fields.extra);
	return bytes;
}

function centralHeader(fields: Laid['central'], spec: EntrySpec): Uint8Array {
	const name = bytesOf(fields.name);
	const comment = bytesOf(spec.comment ?? '');
	const mode = spec.mode ?? 0o100644;
	const bytes = new Uint8Array(46 + name.length + fields.extra.length + comment.length);
	put(bytes, 0)
		.u32(0x02014b50)
		.u16(spec.madeBy ?? 0x031e)
		.u16(20)
		.u16(fields.flags)
		.u16(fields.method)
		.u32(0x210000)
		.u32(fields.crc)
		.u32(fields.packedSize)
		.u32(fields.size)
		.u16(name.length)
		.u16(fields.extraLength)
		.u16(comment.length)
		.u16(spec.disk ?? 0)
		.u16(0)
		.u32(spec.attributes ?? (mode << 16) >>> 0)
		.u32(fields.offset)
		.bytes(name)
		.bytes(fields.extra)
		.bytes(comment);
	return bytes;
}

function endRecords(
	place: { entries: number; size: number; offset: number },
	at: number,
	{ zip64, end = {}, comment = NONE, trailing = NONE }: ArchiveSpec
): Uint8Array[] {
	const parts: Uint8Array[] = [];
	if (zip64) {
		const extensible = zip64.extensible ?? NONE;
		const record = new Uint8Array(56);
		put(record, 0)
			.u32(0x06064b50)
			.u64(44 + extensible.length)
			.u16(45)
			.u16(45)
			.u32(0)
			.u32(0)
			.u64(zip64.entries ?? place.entries)
			.u64(zip64.entries ?? place.entries)
			.u64(place.size)
			.u64(place.offset);
		const locator = new Uint8Array(20);
		put(locator, 0)
			.u32(0x07064b50)
			.u32(0)
			.u64(zip64.locator ?? at)
			.u32(1);
		parts.push(record, extensible, zip64.gap ?? NONE, locator);
	}
	const full = zip64?.sentinels === true;
	const bytes = new Uint8Array(22);
	put(bytes, 0)
		.u32(0x06054b50)
		.u16(end.disk ?? 0)
		.u16(end.disk ?? 0)
		.u16(end.entriesHere ?? (full ? 0xffff : place.entries & 0xffff))
		.u16(end.entries ?? (full ? 0xffff : place.entries & 0xffff))
		.u32(end.directorySize ?? (full ? 0xffffffff : place.size))
		.u32(end.directoryOffset ?? (full ? 0xffffffff : place.offset))
		.u16(end.commentLength ?? comment.length);
	return [...parts, bytes, comment, trailing];
}
