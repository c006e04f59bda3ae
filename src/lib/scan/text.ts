/** Bytes looked at to tell text from the rest, as git does. */
const SNIFFED = 8_000;

/** The text of a file has no zero byte, but in UTF-16. */
export const isText = (bytes: Uint8Array): boolean =>
	isUtf16(bytes) || !bytes.subarray(0, SNIFFED).includes(0);

export const isUtf16 = (bytes: Uint8Array): boolean => utf16Label(bytes) !== null;

/**
 * The text of a file without its byte order mark; null: it is no text. Bytes that are not UTF-8 become U+FFFD,
 * so that a page in another encoding is still read, its names being ASCII as a rule.
 */
export const decodeText = (bytes: Uint8Array): string | null =>
	isText(bytes) ? new TextDecoder(utf16Label(bytes) ?? 'utf-8').decode(bytes) : null;

function utf16Label(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
	if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
	return bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : null;
}
