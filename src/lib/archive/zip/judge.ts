import { entryFlaw, type Flaw } from '../flaw';
import { nameReason } from '../name';
import { clashes } from '../clash';
import {
	FLAG_DESCRIPTOR,
	FLAG_PATCHED,
	FLAG_UTF8,
	isEncrypted,
	METHOD_DEFLATED,
	METHOD_STORED,
	rawExtra,
	rawName,
	type ZipEntry
} from './entry';
import {
	applyZip64,
	EXTRA_UNICODE_PATH,
	EXTRA_UNIX_LINK,
	EXTRA_ZIP64,
	otherName,
	readExtra,
	unixLinkMode
} from './extra';
import { kindOf, PLAIN_FILE, type EntryKind } from './kind';

export interface Judged {
	/** By position in the directory. */
	readonly kinds: readonly EntryKind[];
	/** Entries that cannot be unpacked at all: encrypted, an unknown method, sizes that contradict each other. */
	readonly damaged: ReadonlySet<number>;
}

/** Judges every entry by what the central directory says of it, and puts zip64 values in. */
export function judgeEntries(
	directory: Uint8Array,
	raw: readonly ZipEntry[]
): Judged & { readonly entries: readonly ZipEntry[]; readonly flaws: readonly Flaw[] } {
	const flaws: Flaw[] = [];
	const entries: ZipEntry[] = [];
	const kinds: EntryKind[] = [];
	const damaged = new Set<number>();
	for (const plain of raw) {
		if (isPlain(plain)) {
			entries.push(plain);
			kinds.push('file');
			continue;
		}
		const flaw = (reason: string, detail: string): void =>
			void flaws.push(entryFlaw(reason, plain.index, plain.offset, detail));
		const extra = readExtra(rawExtra(directory, plain));
		const { entry, wrong } = withZip64(plain, extra.fields.get(EXTRA_ZIP64));
		entries.push(entry);

		const second =
			extra.wrong === null
				? otherName(extra.fields.get(EXTRA_UNICODE_PATH), rawName(directory, plain))
				: null;
		const name = plain.nameValid ? nameReason(plain.name) : 'name-encoding';
		if (name !== null) flaw(name, '');
		else if (second !== null) flaw('name-encoding', second);
		if (extra.wrong !== null) flaw('header-mismatch', extra.wrong);

		const kind = kindOf(entry, unixLinkMode(extra.fields.get(EXTRA_UNIX_LINK)));
		kinds.push(kind.kind);
		if (kind.reason !== null) flaw(kind.reason, kind.detail);

		const data = wrong === null ? dataReason(entry) : { reason: 'size', detail: wrong };
		if (data === null) continue;
		damaged.add(plain.index);
		/* A broken list of extra fields is the cause of a zip64 value that is missing. */
		if (wrong === null || extra.wrong === null) flaw(data.reason, data.detail);
	}
	for (const { reason, index } of clashes(entries, (i) => kinds[i] === 'directory'))
		flaws.push(entryFlaw(reason, index, entries[index]?.offset ?? null, ''));
	return { entries, kinds, damaged, flaws };
}

/** As most entries are: a file under a good name, packed in one of the two ways, of which nothing more has to be judged. */
const isPlain = (entry: ZipEntry): boolean =>
	entry.extraLength === 0 &&
	(entry.flags & ~(FLAG_UTF8 | FLAG_DESCRIPTOR | 6)) === 0 &&
	(entry.method === METHOD_DEFLATED ||
		(entry.method === METHOD_STORED && entry.packedSize === entry.size)) &&
	entry.size < 0xffffffff &&
	entry.packedSize < 0xffffffff &&
	entry.offset < 0xffffffff &&
	kindOf(entry, 0) === PLAIN_FILE &&
	entry.nameValid &&
	nameReason(entry.name) === null;

function withZip64(
	entry: ZipEntry,
	field: Uint8Array | undefined
): { entry: ZipEntry; wrong: string | null } {
	if (
		!field &&
		entry.size < 0xffffffff &&
		entry.packedSize < 0xffffffff &&
		entry.offset < 0xffffffff
	)
		return { entry, wrong: null };
	const { sizes, wrong } = applyZip64(entry, field);
	const { size, packedSize } = sizes;
	return { entry: { ...entry, size, packedSize, offset: sizes.offset ?? entry.offset }, wrong };
}

function dataReason(entry: ZipEntry): { reason: string; detail: string } | null {
	if (isEncrypted(entry))
		return { reason: 'encrypted', detail: `flags: ${entry.flags}, method: ${entry.method}` };
	if ((entry.flags & FLAG_PATCHED) !== 0)
		return { reason: 'method', detail: `flags: ${entry.flags}` };
	if (entry.method !== METHOD_STORED && entry.method !== METHOD_DEFLATED)
		return { reason: 'method', detail: `method: ${entry.method}` };
	if (entry.method === METHOD_STORED && entry.packedSize !== entry.size)
		return { reason: 'size', detail: `${entry.packedSize} ≠ ${entry.size}` };
	return null;
}
