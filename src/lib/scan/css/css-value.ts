import type { Span } from '../span';

export interface CssUrl {
	readonly url: string;
	readonly span: Span;
}

/** The content of a quoted string token. An unclosed one ends with the text. */
export function stringToken(source: string, start: number, end: number): CssUrl {
	const quote = source[start];
	const closed = end - start > 1 && source[end - 1] === quote;
	return trimmed(source, start + 1, closed ? end - 1 : end);
}

/** The content of an unquoted `url(…)` token. */
export function urlToken(source: string, start: number, end: number): CssUrl {
	const open = source.indexOf('(', start) + 1;
	return trimmed(source, open, source[end - 1] === ')' ? end - 1 : end);
}

function trimmed(source: string, from: number, to: number): CssUrl {
	let [start, end] = [from, to];
	while (start < end && isSpace(source.charCodeAt(start))) start++;
	while (end > start && isSpace(source.charCodeAt(end - 1))) end--;
	return { url: unescapeCss(source.slice(start, end)), span: { start, end } };
}

const isSpace = (unit: number): boolean => unit === 32 || (unit >= 9 && unit <= 13);

/** CSS Syntax 3, 4.3.7: `\` and one to six hex digits, or `\` and the unit itself. */
function unescapeCss(text: string): string {
	if (!text.includes('\\')) return text;
	return text.replace(
		/\\(?:([0-9a-fA-F]{1,6})(?:\r\n|\s)?|(\r\n|[\s\S]))/gu,
		(_, hex: string | undefined, unit: string | undefined) => {
			if (hex === undefined) return unit === undefined || /[\r\n\f]/u.test(unit) ? '' : unit;
			const code = Number.parseInt(hex, 16);
			const valid = code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff);
			return valid ? String.fromCodePoint(code) : '\uFFFD';
		}
	);
}
