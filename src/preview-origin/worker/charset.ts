/**
 * Encoding of an HTML file as a browser would find it: byte order mark, then a `<meta>` in the first 1,024 bytes, then
 * UTF-8 if it is that, else windows-1252. It goes into the Content-Type: our script before the `<meta>` would push
 * that out of the part that browsers look at.
 */
export function htmlCharset(bytes: Uint8Array): string {
	const named = fromMark(bytes) ?? fromMeta(bytes);
	if (named) return named;
	try {
		new TextDecoder('utf-8', { fatal: true }).decode(bytes);
		return 'utf-8';
	} catch {
		return 'windows-1252';
	}
}

function fromMark(bytes: Uint8Array): string | null {
	const [a, b, c] = bytes;
	if (a === 0xef && b === 0xbb && c === 0xbf) return 'utf-8';
	if (a === 0xfe && b === 0xff) return 'utf-16be';
	return a === 0xff && b === 0xfe ? 'utf-16le' : null;
}

function fromMeta(bytes: Uint8Array): string | null {
	const start = new TextDecoder('latin1').decode(bytes.subarray(0, 1024));
	const label = /<meta[^>]*?charset\s*=\s*["']?\s*([\w-]+)/iu.exec(start)?.[1];
	if (label === undefined) return null;
	try {
		const { encoding } = new TextDecoder(label);
		// HTML §13.2.3.2: a meta that could be read as ASCII does not stand in UTF-16.
		return encoding.startsWith('utf-16') ? 'utf-8' : encoding;
	} catch {
		return null;
	}
}
