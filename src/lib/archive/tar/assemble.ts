import { ambiguous, entryFlaw, unreadable, type Flaw } from '../flaw';
import { decodeName, nameReason } from '../name';
import type { EntryKind } from '../zip/kind';
import type { TarEntry } from './entry';
import { linkName, type TarHeader } from './header';
import type { Extension } from './extension';
import { isUtf8Charset, paxSize } from './pax';

/** Sizes from here on do not fit the header's eleven octal digits: then the header may say something else. */
const HEADER_SIZE_LIMIT = 8 ** 11;

const KINDS: Readonly<Record<string, { kind: EntryKind; reason: string | null }>> = {
	'0': { kind: 'file', reason: null },
	'1': { kind: 'other', reason: 'hardlink' },
	'2': { kind: 'symlink', reason: 'symlink' },
	'5': { kind: 'directory', reason: null },
	/* Contiguous files: read as any other, where nobody has such disks. */
	'7': { kind: 'file', reason: 'special-file' }
};
/* Devices, FIFOs, sparse files, dump directories, volume labels, and types nobody knows. */
const SPECIAL = { kind: 'other', reason: 'special-file' } as const;

export interface Assembled {
	readonly entry: TarEntry;
	readonly flaws: Flaw[];
}

/** Puts an entry together from its header and the extension headers before it. A flaw alone: its end is unknown. */
export function assemble(
	block: Uint8Array,
	header: TarHeader,
	extension: Extension,
	place: { readonly index: number; readonly offset: number; readonly start: number }
): Assembled | Flaw {
	const { index, offset, start } = place;
	const flaws: Flaw[] = [];
	const flaw = (reason: string, detail: string): void =>
		void flaws.push(entryFlaw(reason, index, offset, detail));
	const conflict = (detail: string): void =>
		void flaws.push(ambiguous('tar-size', offset, detail, index));
	const { pax, longName, longLink, conflicts } = extension;

	if (header.size === null) return unreadable('tar', offset, 'size ≠ 8^n');
	let size = header.size;
	const said = pax?.get('size');
	if (said) {
		const long = paxSize(said);
		if (long === null) return unreadable('tar', offset, 'pax size ≠ 10^n');
		if (long !== size && !(long >= HEADER_SIZE_LIMIT && size === 0))
			conflict(`size: ${size} ≠ pax ${long}`);
		size = long;
	}
	for (const detail of conflicts) conflict(detail);
	if (header.doubt !== null) conflict(header.doubt);

	const paxPath = pax?.get('path');
	const raw = paxPath?.length ? paxPath : (longName ?? header.name);
	const decoded = decodeName(raw);
	const name = decoded.text;
	const path = name.replace(/^(?:\.\/)+(?=.)/u, '');
	const isSparse = pax !== null && [...pax.keys()].some((key) => key.startsWith('GNU.sparse.'));
	let { kind, reason } = isSparse ? SPECIAL : (KINDS[header.type] ?? SPECIAL);
	if (kind === 'file' && path.endsWith('/')) {
		if (header.old && size === 0) kind = 'directory';
		else reason = 'type-conflict';
	}
	const utf8 = decoded.valid && isUtf8Charset(pax?.get('hdrcharset'));
	const bad = utf8 ? rootOrReason(path, kind) : 'name-encoding';
	if (bad !== null) flaw(bad, '');
	else if (paxPath) {
		const own = ownName(header, path, extension.isLong);
		if (own?.reason) flaw(own.reason, own.detail);
		else if (own) conflict(own.detail);
	}
	if (reason !== null) flaw(reason, `type ${JSON.stringify(header.type)}`);
	else if (kind === 'directory' && size > 0) flaw('directory-data', `${size} B`);
	/* Readers differ in whether data follows the header of a link or a device. */
	if (LINKS_AND_DEVICES.has(header.type) && size > 0)
		conflict(`type ${JSON.stringify(header.type)}: ${size} B`);

	const link = pax?.get('linkpath') ?? longLink ?? linkName(block);
	const target = header.type === '1' || header.type === '2' ? decodeName(link).text : null;
	return { entry: { name, path, kind, size, start, offset, target }, flaws };
}

/**
 * What is wrong with the name in the header itself, which a reader without pax unpacks to. Writers put the beginning
 * of the real name there, or the real name itself where it fits.
 */
function ownName(
	header: TarHeader,
	path: string,
	isLong: boolean
): { reason: string | null; detail: string } | null {
	const own = decodeName(header.name).text.replace(/^(?:\.\/)+(?=.)/u, '');
	if (own === '' || path.startsWith(own)) return null;
	const detail = JSON.stringify(own);
	const reason = nameReason(own);
	if (reason !== null && ESCAPES.has(reason)) return { reason, detail };
	const fits = path.length <= 100 && /^[ -~]*$/u.test(path);
	return isLong && fits ? { reason: null, detail } : null;
}

const ESCAPES = new Set(['absolute', 'drive', 'unc', 'parent-segment']);

const LINKS_AND_DEVICES = new Set(['1', '2', '3', '4', '6']);

/** `./` as a directory is the root itself. */
const rootOrReason = (path: string, kind: EntryKind): string | null =>
	isRoot(path) && kind === 'directory' ? null : nameReason(path);

export const isRoot = (path: string): boolean => path === '.' || path === './';
