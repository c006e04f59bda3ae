/** How a file is shown. */
export type Shown =
	| { readonly kind: 'text'; readonly text: string }
	| { readonly kind: 'image'; readonly type: string }
	| { readonly kind: 'hex' };

/** Raster formats that browsers show, by their first bytes. SVG is text: it is shown as its source. */
const IMAGES: readonly (readonly [string, string])[] = [
	['image/png', '\x89PNG\r\n\x1a\n'],
	['image/jpeg', '\xff\xd8\xff'],
	['image/gif', 'GIF8'],
	['image/bmp', 'BM'],
	['image/x-icon', '\x00\x00\x01\x00']
];

/** What bytes are, by content and not by name. `whole`: nothing was cut off the end. */
export function recognise(bytes: Uint8Array, whole: boolean): Shown {
	const head = String.fromCharCode(...bytes.subarray(0, 16));
	const image = IMAGES.find(([, magic]) => head.startsWith(magic))?.[0] ?? container(head);
	if (image !== null) return { kind: 'image', type: image };
	const text = decode(bytes, whole);
	return text === null ? { kind: 'hex' } : { kind: 'text', text };
}

/** Formats whose name stands after a length. */
function container(head: string): string | null {
	if (head.startsWith('RIFF') && head.slice(8, 12) === 'WEBP') return 'image/webp';
	return head.slice(4, 12) === 'ftypavif' ? 'image/avif' : null;
}

/** UTF-8 or marked UTF-16; null where it is neither, or holds NUL, which no text does. */
function decode(bytes: Uint8Array, whole: boolean): string | null {
	const utf16 =
		bytes[0] === 0xff && bytes[1] === 0xfe
			? 'utf-16le'
			: bytes[0] === 0xfe && bytes[1] === 0xff
				? 'utf-16be'
				: null;
	try {
		const decoder = new TextDecoder(utf16 ?? 'utf-8', { fatal: true });
		const text = decoder.decode(bytes, { stream: !whole });
		return text.includes('\0') ? null : text;
	} catch {
		return null;
	}
}
