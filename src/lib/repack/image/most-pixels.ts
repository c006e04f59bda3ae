import { type ImageHead, readImageHead } from '../../scan/image-header';

/** A picture of more pixels takes more memory than a tab has: 4 bytes each. */
const MOST_PIXELS = 64_000_000;

/** Whether a picture has more pixels than can be decoded; an SVG has none until it is drawn. */
export const hasTooManyPixels = ({ type, width, height }: ImageHead): boolean =>
	type !== 'svg' && (width ?? 0) * (height ?? 0) > MOST_PIXELS;

/** The size of a picture that is not to be decoded, not even for a look: a few kilobytes may claim gigabytes. */
export function unshowableSize(bytes: Uint8Array): { width: number; height: number } | null {
	const head = readImageHead(bytes);
	return head && hasTooManyPixels(head)
		? { width: head.width ?? 0, height: head.height ?? 0 }
		: null;
}
