/** Bytes looked at to tell text from the rest, as git does. */
const SNIFFED = 8_000;

/**
 * The text of a file without its byte order mark; null: it is no text. Bytes that are not UTF-8 become U+FFFD,
 * so that a page in another encoding is still read, its names being ASCII as a rule.
 */
export function decodeText(bytes: Uint8Array): string | null {
	const utf16 = utf16Label(bytes);
	if (utf16 !== null) return new TextDecoder(utf16).decode(bytes);
	return bytes.subarray(0, SNIFFED).includes(0) ? null : new TextDecoder().decode(bytes);
}

function utf16Label(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
	if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
	return bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : null;
}
