/** Bytes of a file's start that are looked at to find where its head begins. */
const LOOK = 64 * 1024;

/**
 * Where a script must be put to run before anything of the page: right inside `<head>`, or, where that tag is left
 * out, before the first thing that is not a doctype, a comment or `<html>` (a script there opens the head by itself).
 * Offset into `html`, which has one character a byte. A doctype has to stay first, else the page is in quirks mode.
 */
export function headOffset(html: string): number {
	const skip = /(?:\s+|\u00EF\u00BB\u00BF|<!--[\s\S]*?-->|<[!?][^>]*>)+/uy;
	let at = 0;
	const pass = (pattern: RegExp): boolean => {
		pattern.lastIndex = at;
		const match = pattern.exec(html);
		if (match) at += match[0].length;
		return match !== null;
	};
	pass(skip);
	if (pass(tag('html'))) pass(skip);
	pass(tag('head'));
	return at;
}

const tag = (name: string): RegExp =>
	new RegExp(`<${name}(?:\\s(?:"[^"]*"|'[^']*'|[^>"'])*)?>`, 'iuy');

/**
 * The page with `make(line, column)` (ASCII, 1-based place) put in. Works on bytes, whatever ASCII-compatible encoding
 * they are in, and adds no line end: line numbers stay those of the file.
 */
export function inject(
	bytes: Uint8Array,
	make: (line: number, column: number) => string
): Uint8Array<ArrayBuffer> {
	let look = '';
	for (const byte of bytes.subarray(0, LOOK)) look += String.fromCharCode(byte);
	const at = headOffset(look);
	const lines = look.slice(0, at).split(/\r\n|\r|\n/u);
	const put = new TextEncoder().encode(make(lines.length, (lines.at(-1)?.length ?? 0) + 1));
	const result = new Uint8Array(bytes.length + put.length);
	result.set(bytes.subarray(0, at));
	result.set(put, at);
	result.set(bytes.subarray(at), at + put.length);
	return result;
}
