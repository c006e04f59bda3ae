import { ambiguous, entryFlaw, type Flaw } from '../flaw';
import type { ZipEntry } from './entry';

export const LOCAL_BYTES = 30;

/** The least an entry takes: its local header, name and data, extra fields and descriptor not counted. */
const leastEnd = (entry: ZipEntry, shift: number): number =>
	entry.offset + shift + LOCAL_BYTES + entry.nameLength + entry.packedSize;

/**
 * Puts the entries in the order of their local headers and finds, without reading one, those that cannot be
 * where they say: outside the archive, into the directory, or over one another (CVE-2019-13232, CVE-2024-0450).
 */
export function layOut(
	entries: readonly ZipEntry[],
	damaged: ReadonlySet<number>,
	shift: number,
	directoryStart: number
): { byOffset: readonly ZipEntry[]; overlapping: ReadonlySet<number>; flaws: readonly Flaw[] } {
	const flaws: Flaw[] = [];
	const overlapping = new Set<number>();
	const sorted = isSorted(entries)
		? entries
		: entries.toSorted((a, b) => a.offset - b.offset || a.index - b.index);
	const byOffset: ZipEntry[] = [];
	let end = 0;
	for (const entry of sorted) {
		const at = entry.offset + shift;
		if (at < 0 || at + LOCAL_BYTES > directoryStart) {
			flaws.push(ambiguous('missing-entry', at, `PK\\3\\4 ≠ ${at}`, entry.index));
			continue;
		}
		byOffset.push(entry);
		const until = leastEnd(entry, shift);
		if (at < end || until > directoryStart) {
			overlapping.add(entry.index);
			const detail = at < end ? `${at} < ${end}` : `${until} > ${directoryStart}`;
			if (at < end || !damaged.has(entry.index))
				flaws.push(entryFlaw('overlap', entry.index, at, detail));
		}
		/* A size that leaves the archive says nothing about where the next entry may begin. */
		end = Math.max(end, until > directoryStart ? at + LOCAL_BYTES : until);
	}
	return { byOffset, overlapping, flaws };
}

function isSorted(entries: readonly ZipEntry[]): boolean {
	for (let i = 1; i < entries.length; i++)
		if ((entries[i - 1]?.offset ?? 0) > (entries[i]?.offset ?? 0)) return false;
	return true;
}
