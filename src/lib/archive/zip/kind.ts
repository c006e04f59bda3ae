import type { ZipEntry } from './entry';

export type EntryKind = 'file' | 'directory' | 'symlink' | 'other';

const TYPE_MASK = 0xf000;
const SYMLINK = 0xa000;
const DIRECTORY = 0x4000;
const FILE = 0x8000;
const DOS_DIRECTORY = 0x10;

/** The Unix mode's type bits, whatever system the entry says it comes from: readers differ in whether that counts. */
export const modeType = (entry: ZipEntry): number => entry.mode & TYPE_MASK;

export interface Kind {
	readonly kind: EntryKind;
	/** A reason of ROLE_IMPORT_ZIP_ENTRY_INVALID. */
	readonly reason: string | null;
	readonly detail: string;
}

/** A file by every sign. */
export const PLAIN_FILE: Kind = { kind: 'file', reason: null, detail: '' };
const PLAIN_DIRECTORY: Kind = { kind: 'directory', reason: null, detail: '' };

/** What an entry is, by its name, its mode, and the mode of an ASi extra field. */
export function kindOf(entry: ZipEntry, linkMode: number): Kind {
	const slash = entry.name.endsWith('/');
	const type = modeType(entry);
	const mode = (): string => `mode: 0${entry.mode.toString(8)}`;
	if (type === SYMLINK || (linkMode & TYPE_MASK) === SYMLINK)
		return {
			kind: 'symlink',
			reason: 'symlink',
			detail: type === SYMLINK ? mode() : 'extra 0x756e'
		};
	if (type !== 0 && type !== FILE && type !== DIRECTORY)
		return { kind: 'other', reason: 'special-file', detail: mode() };
	if (slash) {
		if (type === FILE)
			return { kind: 'directory', reason: 'type-conflict', detail: `…/, ${mode()}` };
		if (entry.size > 0)
			return { kind: 'directory', reason: 'directory-data', detail: `${entry.size} B` };
		return PLAIN_DIRECTORY;
	}
	if (type === DIRECTORY || (entry.dosAttributes & DOS_DIRECTORY) !== 0) {
		const attribute = type === DIRECTORY ? mode() : 'DOS 0x10';
		return { kind: 'file', reason: 'type-conflict', detail: attribute };
	}
	return PLAIN_FILE;
}
