import type { ImageHead } from '../image-header';
import { hasText, u32be } from './bytes';

/** PNG (W3C, 5.2 and 11.2.1): the signature, then IHDR with the size. */
export function readPng(bytes: Uint8Array): ImageHead | null {
	if (!hasText(bytes, 0, '\x89PNG\r\n\x1a\n')) return null;
	const header = hasText(bytes, 12, 'IHDR');
	return {
		type: 'png',
		width: header ? u32be(bytes, 16) : null,
		height: header ? u32be(bytes, 20) : null
	};
}
