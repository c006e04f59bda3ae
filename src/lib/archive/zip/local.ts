import { equalBytes, u16, u32 } from '../bytes';
import { FLAG_DESCRIPTOR, rawName, type ZipEntry } from './entry';
import { applyZip64, EXTRA_UNICODE_PATH, EXTRA_ZIP64, otherName, readExtra } from './extra';
import { LOCAL_BYTES } from './lay-out';

export const LOCAL_SIGNATURE = 0x04034b50;

/** Length of the header at the start of `bytes`, with its name and extra fields; null: there is no header. */
export function localLength(bytes: Uint8Array): number | null {
	if (bytes.length < LOCAL_BYTES || u32(bytes, 0) !== LOCAL_SIGNATURE) return null;
	return LOCAL_BYTES + u16(bytes, 26) + u16(bytes, 28);
}

/**
 * How a local header (whole, in `header`) contradicts the central one: some readers believe the one, some the
 * other. Times and versions may differ. Null: it does not.
 */
export function localDifference(
	header: Uint8Array,
	directory: Uint8Array,
	entry: ZipEntry
): string | null {
	const nameLength = u16(header, 26);
	const name = header.subarray(LOCAL_BYTES, LOCAL_BYTES + nameLength);
	const extra = readExtra(header.subarray(LOCAL_BYTES + nameLength));
	const plain = { size: u32(header, 22), packedSize: u32(header, 18), offset: null };
	const { sizes, wrong } = applyZip64(plain, extra.fields.get(EXTRA_ZIP64));
	const flags = u16(header, 6);
	/* With a descriptor the values come after the data; before it they may stand as zero. */
	const later = ((entry.flags | flags) & FLAG_DESCRIPTOR) !== 0;
	/* The bit in the local header alone is borne: the descriptor that then has to follow settles it. */
	const central = entry.flags | (flags & FLAG_DESCRIPTOR);
	const differ = (here: number, there: number): boolean => here !== there && !(later && here === 0);
	const differences: string[] = [];
	const compare = (what: string, here: number, there: number): void =>
		void differences.push(`${what}: ${here} ≠ ${there}`);
	if (!equalBytes(name, rawName(directory, entry))) differences.push('name ≠');
	if (flags !== central) compare('flags', flags, entry.flags);
	if (u16(header, 8) !== entry.method) compare('method', u16(header, 8), entry.method);
	if (differ(u32(header, 14), entry.crc)) compare('crc32', u32(header, 14), entry.crc);
	if (differ(sizes.packedSize, entry.packedSize))
		compare('packed size', sizes.packedSize, entry.packedSize);
	if (differ(sizes.size, entry.size)) compare('size', sizes.size, entry.size);
	const second = otherName(extra.fields.get(EXTRA_UNICODE_PATH), name);
	for (const one of [extra.wrong, wrong, second]) if (one !== null) differences.push(one);
	return differences.length === 0 ? null : differences.join('; ');
}
