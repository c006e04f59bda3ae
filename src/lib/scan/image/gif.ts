import type { ImageHead } from '../image-header';
import { hasText, u16le } from './bytes';

/** GIF87a and GIF89a: the logical screen's size follows the signature. */
export function readGif(bytes: Uint8Array): ImageHead | null {
	if (!hasText(bytes, 0, 'GIF87a') && !hasText(bytes, 0, 'GIF89a')) return null;
	return { type: 'gif', width: u16le(bytes, 6), height: u16le(bytes, 8) };
}
