import type { Fit, Size } from './fit';

export interface ImageOrder {
	/** PNG, JPEG, WebP, GIF or SVG; of a moving one the first picture is taken. */
	readonly bytes: Uint8Array;
	readonly size: Size;
	readonly fit: Fit;
	/** CSS colour of what `pad` fills up; transparent where absent. */
	readonly background?: string;
	/** Bytes that the PNG shall stay under. */
	readonly limit: number;
}

export interface MadeImage {
	/** A PNG of exactly the size asked for. */
	readonly png: Uint8Array;
	/** A small PNG of what it was made of, as it was. */
	readonly original: Uint8Array;
	/** Size of the picture it was made of, in pixels. */
	readonly before: Size;
	/** Levels of each colour that had to do to stay under the limit; null: all of them. */
	readonly levels: number | null;
	/** False: even with few colours it is larger. */
	readonly underLimit: boolean;
}

/** Makes images right. Only a browser can: it decodes and scales. Rejects with `ImageError`. */
export interface ImageMaker {
	make(order: ImageOrder): Promise<MadeImage>;
}

/**
 * `not-an-image`: the bytes are none that we know; `too-large`: more pixels, bytes or elements than are decoded;
 * `not-decoded`: damaged.
 */
export class ImageError extends Error {
	override readonly name = 'ImageError';
	constructor(
		readonly reason: 'not-an-image' | 'too-large' | 'not-decoded',
		options?: ErrorOptions
	) {
		super(reason, options);
	}
}
