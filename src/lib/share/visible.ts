/*
 * Characters that move, hide or reorder what stands beside them: C0 and C1 controls, line separators, soft hyphen,
 * zero-width and bidirectional marks, tags, lone surrogates, and code points that are no characters.
 */
const UNSEEN =
	/[\p{Cc}\u00ad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\uffff\u{e0000}-\u{e0fff}]|\p{Cs}/gu;

const NAMED: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };

const escaped = (character: string): string =>
	NAMED[character] ?? `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`;

/** Longest value from a package that an export shows, in UTF-16 units. */
const MAX_VALUE = 400;

/**
 * A value from a package as one line that shows everything in it and does nothing: what cannot be seen is written as
 * an escape, and the middle of what is very long is left out.
 */
export function visible(value: string, max = MAX_VALUE): string {
	const half = Math.floor(max / 2);
	const short =
		value.length > max ? `${value.slice(0, half)} … ${value.slice(value.length - half)}` : value;
	return short.replace(UNSEEN, escaped);
}
