/** Bytes of the largest file that is edited here: what a person writes is far smaller. The viewer reads more. */
export const EDIT_LIMIT = 2_000_000;

export type NotEditable = 'too-large' | 'utf-16' | 'not-text';

/** The text of a file, byte order mark included, so that written again it gives the same bytes; or why there is none. */
export function editableText(
	bytes: Uint8Array
): { readonly text: string } | { readonly why: NotEditable } {
	if (bytes.length > EDIT_LIMIT) return { why: 'too-large' };
	const [first, second] = bytes;
	if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff))
		return { why: 'utf-16' };
	try {
		const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
		return text.includes('\0') ? { why: 'not-text' } : { text };
	} catch {
		return { why: 'not-text' };
	}
}
