import type { ImageHead } from '../image-header';
import { hasText, u16le, u24le } from './bytes';

const size = (width: number | null, height: number | null): ImageHead => ({
	type: 'webp',
	width,
	height
});

const plus = (value: number | null, one: number): number | null =>
	value === null ? null : value + one;

/** WebP (RFC 9649): RIFF with a VP8X, VP8L or VP8 chunk first, each with the size in its own way. */
export function readWebp(bytes: Uint8Array): ImageHead | null {
	if (!hasText(bytes, 0, 'RIFF') || !hasText(bytes, 8, 'WEBP')) return null;
	if (hasText(bytes, 12, 'VP8X')) return size(plus(u24le(bytes, 24), 1), plus(u24le(bytes, 27), 1));
	if (hasText(bytes, 12, 'VP8L') && bytes[20] === 0x2f) return lossless(bytes);
	if (hasText(bytes, 12, 'VP8 ') && hasText(bytes, 23, '\x9d\x01\x2a')) {
		// The two top bits are a scale, not size.
		const [width, height] = [u16le(bytes, 26), u16le(bytes, 28)];
		return size(width === null ? null : width & 0x3fff, height === null ? null : height & 0x3fff);
	}
	return size(null, null);
}

/** Two 14-bit numbers, each one less than the size, packed after the signature byte. */
function lossless(bytes: Uint8Array): ImageHead {
	const [low, high] = [u16le(bytes, 21), u16le(bytes, 23)];
	if (low === null || high === null) return size(null, null);
	return size((low & 0x3fff) + 1, (low >> 14) + ((high & 0x0fff) << 2) + 1);
}
