const REPLACEMENT = 0xfffd;

/** The code point that starts at `at` and its length in bytes; one byte of U+FFFD where there is none. */
export function decodeRune(bytes: Uint8Array, at: number): { rune: number; size: number } {
	const lead = bytes[at] ?? 0;
	if (lead < 0x80) return { rune: lead, size: 1 };
	const size = lead < 0xc2 ? 1 : lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : lead < 0xf5 ? 4 : 1;
	if (size === 1) return { rune: REPLACEMENT, size: 1 };
	let rune = lead & (0xff >> (size + 1));
	for (let i = 1; i < size; i++) {
		const next = bytes[at + i] ?? 0;
		if ((next & 0xc0) !== 0x80) return { rune: REPLACEMENT, size: 1 };
		rune = (rune << 6) | (next & 0x3f);
	}
	const least = size === 2 ? 0x80 : size === 3 ? 0x800 : 0x10000;
	const legal = rune >= least && rune <= 0x10ffff && (rune < 0xd800 || rune > 0xdfff);
	return legal ? { rune, size } : { rune: REPLACEMENT, size: 1 };
}

const strict = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/**
 * Bytes as text the way Go reads them: each byte that is no UTF-8 becomes one U+FFFD. `TextDecoder` makes one of
 * several such bytes, and two different names could then be one.
 */
export function decodeUtf8(bytes: Uint8Array): string {
	try {
		return strict.decode(bytes);
	} catch {
		return decodeBroken(bytes);
	}
}

function decodeBroken(bytes: Uint8Array): string {
	const pieces: string[] = [];
	let start = 0;
	let at = 0;
	while (at < bytes.length) {
		const { rune, size } = decodeRune(bytes, at);
		if (rune !== REPLACEMENT || size !== 1) {
			at += size;
			continue;
		}
		pieces.push(strict.decode(bytes.subarray(start, at)), '\ufffd');
		start = ++at;
	}
	pieces.push(strict.decode(bytes.subarray(start)));
	return pieces.join('');
}

const encoder = new TextEncoder();

export const encodeUtf8 = (text: string): Uint8Array => encoder.encode(text);

/** Length in UTF-8 bytes, which is what Go's `len` counts. */
export function utf8Length(text: string): number {
	let length = text.length;
	for (let i = 0; i < text.length; i++) {
		const unit = text.charCodeAt(i);
		if (unit < 0x80) continue;
		if (unit < 0x800) length += 1;
		else if (unit >= 0xd800 && unit < 0xdc00 && (text.charCodeAt(i + 1) & 0xfc00) === 0xdc00) {
			length += 2;
			i++;
		} else length += 2;
	}
	return length;
}

/** Order of UTF-8 bytes, which is that of code points; JavaScript's `<` sorts astral characters before U+E000. */
export function compareUtf8(a: string, b: string): number {
	const shared = Math.min(a.length, b.length);
	for (let i = 0; i < shared; i++) {
		const left = a.charCodeAt(i);
		const right = b.charCodeAt(i);
		if (left === right) continue;
		return rank(left) - rank(right);
	}
	return a.length - b.length;
}

/* Surrogates stand for code points above every other unit. */
const rank = (unit: number): number => (unit >= 0xd800 && unit < 0xe000 ? unit + 0x10000 : unit);
