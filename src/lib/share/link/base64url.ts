/** Bytes as RFC 4648 section 5, without padding. */
export function toBase64Url(bytes: Uint8Array): string {
	let text = '';
	for (const byte of bytes) text += String.fromCharCode(byte);
	return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/u, '');
}

/** The bytes, or null for anything that `toBase64Url` does not write. */
export function fromBase64Url(text: string): Uint8Array | null {
	if (!/^[\w-]*$/u.test(text) || text.length % 4 === 1) return null;
	const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
	const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
	// Spare bits of the last character that are not zero would give one report several links.
	return toBase64Url(bytes) === text ? bytes : null;
}
