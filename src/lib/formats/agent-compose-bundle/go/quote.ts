const NAMED = new Map([
	[0x07, '\\a'],
	[0x08, '\\b'],
	[0x0c, '\\f'],
	[0x0a, '\\n'],
	[0x0d, '\\r'],
	[0x09, '\\t'],
	[0x0b, '\\v'],
	[0x22, '\\"'],
	[0x5c, '\\\\']
]);

/** What Go prints as it is: letters, marks, numbers, punctuation, symbols, and of the spaces only the ASCII one. */
const printable = /^[\p{L}\p{M}\p{N}\p{P}\p{S} ]$/u;

const hex = (value: number, digits: number): string => value.toString(16).padStart(digits, '0');

function quoteRune(character: string): string {
	const rune = character.codePointAt(0) ?? 0;
	const named = NAMED.get(rune);
	if (named !== undefined) return named;
	if (printable.test(character)) return character;
	if (rune < 0x20 || rune === 0x7f) return `\\x${hex(rune, 2)}`;
	return rune < 0x10000 ? `\\u${hex(rune, 4)}` : `\\U${hex(rune, 8)}`;
}

/** A string as Go's `%q` writes it. */
export function quote(text: string): string {
	return /^[ !#-[\]-~]*$/u.test(text) ? `"${text}"` : `"${Array.from(text, quoteRune).join('')}"`;
}

/** A list of strings as Go's `%q` writes it. */
export const quoteAll = (texts: readonly string[]): string => `[${texts.map(quote).join(' ')}]`;

/** A byte as the JSON errors of Go show it. The byte is taken for a code point: 0xEF is shown as `ï`. */
export function quoteByte(byte: number): string {
	if (byte === 0x27) return "'\\''";
	if (byte === 0x22) return "'\"'";
	return `'${quoteRune(String.fromCodePoint(byte))}'`;
}
