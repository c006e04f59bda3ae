import { crc32, deflateRawSync } from 'node:zlib';
import { bytesOf, packageOf } from './package-files';
import type { Case, Claims, Suite } from './suite';

/** An entry as its headers claim it, right or wrong. */
interface Claimed {
	readonly name: Uint8Array;
	readonly localName: Uint8Array;
	readonly body: Uint8Array;
	readonly method: number;
	readonly flags: number;
	readonly crc: number;
	readonly size: number;
	readonly madeBy: number;
	readonly attributes: number;
}

const FLAG_UTF8 = 0x800;
/** Version 2.0, made on Unix. */
const MADE_BY = 0x0314;
/** 2026-01-01, and no time. */
const DATE = 0x5c21;

/** An entry for `data`, its headers true but where `raw` says otherwise. */
export function claim(data: Uint8Array, raw: Claims): Claimed {
	const name =
		raw.nameBase64 === undefined
			? Buffer.from(raw.name ?? '')
			: Buffer.from(raw.nameBase64, 'base64');
	const deflated = raw.method === 0 ? data : deflateRawSync(data);
	const method = raw.method ?? (deflated.length < data.length ? 8 : 0);
	const directory = name.at(-1) === 0x2f;
	const mode = raw.mode ?? (directory ? 0o40755 : 0o100644);
	const foreign = raw.nameBase64 === undefined && name.some((byte) => byte > 127);
	return {
		name,
		localName: raw.localName === undefined ? name : Buffer.from(raw.localName),
		body: method === 8 ? deflated : data,
		method,
		flags: raw.flags ?? (foreign ? FLAG_UTF8 : 0),
		crc: raw.crc ?? crc32(data),
		size: raw.size ?? data.length,
		madeBy: raw.madeBy ?? MADE_BY,
		attributes: raw.externalAttributes ?? mode * 0x10000 + (directory ? 16 : 0)
	};
}

/** What both headers of an entry say: from the version needed to the unpacked size. */
function common(entry: Claimed): Buffer {
	const out = Buffer.alloc(22);
	out.writeUInt16LE(20, 0);
	out.writeUInt16LE(entry.flags, 2);
	out.writeUInt16LE(entry.method, 4);
	out.writeUInt16LE(DATE, 8);
	out.writeUInt32LE(entry.crc, 10);
	out.writeUInt32LE(entry.body.length, 14);
	out.writeUInt32LE(entry.size, 18);
	return out;
}

/** The header before an entry's body. */
export function localRecord(entry: Claimed): Buffer {
	const lengths = Buffer.alloc(4);
	lengths.writeUInt16LE(entry.localName.length, 0);
	return Buffer.concat([
		Buffer.from('PK\x03\x04', 'latin1'),
		common(entry),
		lengths,
		entry.localName
	]);
}

export function centralRecord(entry: Claimed, offset: number): Buffer {
	const madeBy = Buffer.alloc(2);
	madeBy.writeUInt16LE(entry.madeBy);
	const rest = Buffer.alloc(18);
	rest.writeUInt16LE(entry.name.length, 0);
	rest.writeUInt32LE(entry.attributes, 10);
	rest.writeUInt32LE(offset, 14);
	return Buffer.concat([
		Buffer.from('PK\x01\x02', 'latin1'),
		madeBy,
		common(entry),
		rest,
		entry.name
	]);
}

export function endRecord(count: number, directorySize: number, offset: number): Buffer {
	const out = Buffer.alloc(22);
	out.write('PK\x05\x06', 'latin1');
	out.writeUInt16LE(count, 8);
	out.writeUInt16LE(count, 10);
	out.writeUInt32LE(directorySize, 12);
	out.writeUInt32LE(offset, 16);
	return out;
}

function zipOf(entries: readonly Claimed[]): Buffer {
	const locals: Uint8Array[] = [];
	const centrals: Buffer[] = [];
	let offset = 0;
	for (const entry of entries) {
		const local = localRecord(entry);
		locals.push(local, entry.body);
		centrals.push(centralRecord(entry, offset));
		offset += local.length + entry.body.length;
	}
	const directory = Buffer.concat(centrals);
	return Buffer.concat([...locals, directory, endRecord(entries.length, directory.length, offset)]);
}

/** The zip of a case, as it would be dropped. */
export function zipOfCase(
	suite: Suite,
	testCase: Case
): { name: string; bytes: Uint8Array<ArrayBuffer> } {
	const { dir, files } = packageOf(suite, testCase);
	const {
		name = `${dir}-0.1.0.zip`,
		noTopLevel,
		extra = [],
		truncate = 0,
		prepend = '',
		append = ''
	} = testCase.zip ?? {};
	const prefix = noTopLevel ? '' : `${dir}/`;
	const zip = zipOf([
		...files.map((file) => claim(file.data, { name: prefix + file.name })),
		...extra.map((entry) => claim(bytesOf(entry), entry))
	]);
	const cut = zip.subarray(0, zip.length - truncate);
	return {
		name,
		bytes: new Uint8Array(Buffer.concat([Buffer.from(prepend), cut, Buffer.from(append)]))
	};
}
