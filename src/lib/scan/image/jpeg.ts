import type { ImageHead } from '../image-header';
import { u16be } from './bytes';

/** SOF0 … SOF15 hold the size; C4, C8 and CC in that row are other things. */
const isFrame = (marker: number): boolean =>
	marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;

const isAlone = (marker: number): boolean => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8);

/** JPEG: walks the segments to the frame header. The size is null where it lies beyond the bytes given. */
export function readJpeg(bytes: Uint8Array): ImageHead | null {
	if (bytes[0] !== 0xff || bytes[1] !== 0xd8 || bytes[2] !== 0xff) return null;
	const unknown: ImageHead = { type: 'jpeg', width: null, height: null };
	let at = 2;
	while (at + 4 <= bytes.length) {
		const marker = bytes[at + 1] ?? 0;
		if (bytes[at] !== 0xff) return unknown;
		if (marker === 0xff) at += 1;
		else if (isAlone(marker)) at += 2;
		else if (isFrame(marker)) {
			return { type: 'jpeg', height: u16be(bytes, at + 5), width: u16be(bytes, at + 7) };
		} else if (marker === 0xda || marker === 0xd9) return unknown;
		else at += 2 + Math.max(2, u16be(bytes, at + 2) ?? 2);
	}
	return unknown;
}
