/**
 * Something wrong with an archive, as a reader saw it: plain data without sentences. The readers never choose
 * between two readings: they report, and list what they saw.
 */
export interface Flaw {
	readonly kind: 'unreadable' | 'ambiguous' | 'entry';
	/** A reason of ARCHIVE_UNREADABLE, ARCHIVE_AMBIGUOUS or ROLE_IMPORT_ZIP_ENTRY_INVALID. */
	readonly reason: string;
	/** Position of the entry it is about, null: the archive as a whole. */
	readonly entry: number | null;
	/** Byte offset in the archive. */
	readonly offset: number | null;
	/** Short facts in the words of the format (`crc32: 0x… ≠ 0x…`), the same in every language. */
	readonly detail: string;
}

export const unreadable = (reason: string, offset: number | null, detail: string): Flaw => ({
	kind: 'unreadable',
	reason,
	entry: null,
	offset,
	detail
});

export const ambiguous = (
	reason: string,
	offset: number | null,
	detail: string,
	entry: number | null = null
): Flaw => ({ kind: 'ambiguous', reason, entry, offset, detail });

export const entryFlaw = (
	reason: string,
	entry: number,
	offset: number | null,
	detail: string
): Flaw => ({ kind: 'entry', reason, entry, offset, detail });
