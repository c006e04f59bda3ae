/** What became of reading a text file. `utf16` is decoded all the same, so that one pass finds everything. */
export type FileState = 'missing' | 'unreadable' | 'ok' | 'not-utf8' | 'utf16' | 'nul';

export interface TextFile {
	readonly state: FileState;
	/** Without a byte order mark; null when there is no trustworthy text. */
	readonly text: string | null;
	/** Offset in `text` of the first byte that is not UTF-8, in the lossy decoding. */
	readonly badAt: number | null;
}

const NOT_THERE: TextFile = { state: 'missing', text: null, badAt: null };

export const missingText = (state: 'missing' | 'unreadable'): TextFile => ({ ...NOT_THERE, state });

/** Byte order of UTF-16 text, by its mark or, without one, by NULs on every other byte of an ASCII start. */
function utf16(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
	const [a, b, c, d] = bytes;
	if (a === 0xff && b === 0xfe) return 'utf-16le';
	if (a === 0xfe && b === 0xff) return 'utf-16be';
	if (bytes.length < 4 || bytes.length % 2 !== 0) return null;
	if (a !== 0 && b === 0 && c !== 0 && d === 0) return 'utf-16le';
	if (a === 0 && b !== 0 && c === 0 && d !== 0) return 'utf-16be';
	return null;
}

/** Decodes a text file strictly. A UTF-8 byte order mark and any line ends are accepted. */
export function decodeText(bytes: Uint8Array): TextFile {
	const order = utf16(bytes);
	if (order) return { state: 'utf16', text: new TextDecoder(order).decode(bytes), badAt: null };
	try {
		const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
		const nul = text.indexOf('\u0000');
		return nul < 0 ? { state: 'ok', text, badAt: null } : { state: 'nul', text: null, badAt: nul };
	} catch {
		const badAt = new TextDecoder().decode(bytes).indexOf('\uFFFD');
		return { state: 'not-utf8', text: null, badAt: Math.max(badAt, 0) };
	}
}
