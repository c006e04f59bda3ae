import { decodeUtf8 } from '../go/utf8';

const ESCAPES: Readonly<Record<string, string>> = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t' };

/**
 * Value of a string from the bytes between its quotes. Half a surrogate pair becomes U+FFFD, where `JSON.parse`
 * would keep it: two different halves are one and the same name.
 */
export function decodeString(bytes: Uint8Array): string {
	const text = decodeUtf8(bytes);
	if (!text.includes('\\')) return text;
	return text
		.replace(/\\(?:u([0-9a-fA-F]{4})|(.))/gsu, (_, hex: string | undefined, plain: string) =>
			hex === undefined ? (ESCAPES[plain] ?? plain) : String.fromCharCode(Number.parseInt(hex, 16))
		)
		.replace(/\p{Cs}/gu, '\ufffd');
}
