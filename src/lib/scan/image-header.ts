import { readGif } from './image/gif';
import { readJpeg } from './image/jpeg';
import { readPng } from './image/png';
import { readSvg } from './image/svg';
import { readWebp } from './image/webp';

export type ImageType = 'png' | 'jpeg' | 'gif' | 'webp' | 'svg';

/** What the first bytes of an image say. Sizes in pixels; null where the header does not say. */
export interface ImageHead {
	readonly type: ImageType;
	readonly width: number | null;
	readonly height: number | null;
}

/** Bytes of the file's start that are enough: photographs may carry 200 kB of profile and thumbnail first. */
export const IMAGE_HEAD_BYTES = 256 * 1024;

/** Recognises an image by its bytes, never by its name; null: none of the five. Never throws. */
export function readImageHead(bytes: Uint8Array): ImageHead | null {
	const head = bytes.subarray(0, IMAGE_HEAD_BYTES);
	return readPng(head) ?? readJpeg(head) ?? readGif(head) ?? readWebp(head) ?? readSvg(head);
}

const EXTENSIONS: ReadonlyMap<string, ImageType> = new Map([
	['png', 'png'],
	['jpg', 'jpeg'],
	['jpeg', 'jpeg'],
	['gif', 'gif'],
	['webp', 'webp'],
	['svg', 'svg']
]);

/** What the name's extension promises; null: no image that we know. */
export function imageTypeOfName(path: string): ImageType | null {
	const dot = path.lastIndexOf('.');
	return dot === -1 ? null : (EXTENSIONS.get(path.slice(dot + 1).toLowerCase()) ?? null);
}
