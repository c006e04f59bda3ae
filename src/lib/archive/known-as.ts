/** What a file that is no archive of ours may be. `text`: UTF-8 without control characters, and nothing closer. */
export type KnownAs = (typeof SIGNATURES)[number][0] | 'empty' | 'HTML' | 'JSON' | 'text';

/** First bytes, of the formats' own specifications. */
const SIGNATURES = [
	['RAR', 'Rar!\x1a\x07'],
	['7z', '7z\xbc\xaf\x27\x1c'],
	['xz', '\xfd7zXZ\0'],
	['bzip2', 'BZh'],
	['Zstandard', '\x28\xb5\x2f\xfd'],
	['PDF', '%PDF-'],
	['PNG', '\x89PNG\r\n'],
	['JPEG', '\xff\xd8\xff'],
	['GIF', 'GIF8'],
	['SQLite', 'SQLite format 3\0'],
	['ELF', '\x7fELF'],
	['EXE', 'MZ']
] as const;

/** By the first bytes of a file; null: nothing known. */
export function knownAs(head: Uint8Array): KnownAs | null {
	if (head.length === 0) return 'empty';
	const bytes = String.fromCharCode(...head.subarray(0, 64));
	const signature = SIGNATURES.find(([, start]) => bytes.startsWith(start));
	if (signature) return signature[0];
	const text = textOf(head);
	if (text === null) return null;
	if (/^\s*(?:<!--|<!doctype html|<html|<head|<body)/iu.test(text)) return 'HTML';
	return /^\s*(?:\{\s*["}]|\[\s*["[\]{\d])/u.test(text) ? 'JSON' : 'text';
}

/** A character that the end of `head` cuts in two is none that is broken. */
function textOf(head: Uint8Array): string | null {
	try {
		const text = new TextDecoder('utf-8', { fatal: true }).decode(head, { stream: true });
		// eslint-disable-next-line no-control-regex -- that is what tells data from text
		return /[\0-\x08\x0e-\x1a\x1c-\x1f]/u.test(text) ? null : text;
	} catch {
		return null;
	}
}
