/** Why a segment of a path is no name on every system. */
export interface Oddity {
	readonly reason: 'reserved' | 'trailing' | 'character' | 'length';
	readonly what: string;
}

export const PATH_CHARACTERS = 260;
const SEGMENT_BYTES = 255;

/** Device names, with superscript digits as Windows reads them, whatever extension follows. */
const RESERVED = /^(?:con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[1-9¹²³])(?=[ .:]|$)/iu;

/** Refused by Windows; and those that are not seen: direction marks (CVE-2021-42574), joiners, byte order marks. */
const CHARACTERS =
	/[<>:"|?*\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff]/gu;

const codePoint = (character: string): string =>
	/[!-~]/u.test(character)
		? character
		: `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

const encoder = new TextEncoder();

/** Most names match nothing of this, and are short: done with one test. */
const suspect = /^(?:[cC][oO]|[pP][rR]|[aA][uU]|[nN][uU]|[lL][pP])|[^!#-)+-9;=@-[\]-{}~ ]|[. ]$/u;

/** The gravest reason against one segment, null: none. */
export function oddityOf(segment: string): Oddity | null {
	if (segment.length * 3 <= SEGMENT_BYTES && !suspect.test(segment)) return null;
	const device = RESERVED.exec(segment);
	if (device) return { reason: 'reserved', what: device[0] };
	if (/[. ]$/u.test(segment)) return { reason: 'trailing', what: '' };
	const found = segment.match(CHARACTERS);
	if (found) return { reason: 'character', what: [...new Set(found)].map(codePoint).join(' ') };
	if (segment.length * 3 <= SEGMENT_BYTES) return null;
	const bytes = encoder.encode(segment).length;
	return bytes > SEGMENT_BYTES ? { reason: 'length', what: `${bytes} B` } : null;
}
