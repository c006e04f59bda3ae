import { IMAGE_BYTES_LIMIT, PREVIEW_SIZE } from '../formats/agotalk-role/content-facts';
import { pngOfPicture } from '../repack/image/canvas-image-maker';
import { RolecheckError } from '../worker/error';
import type { MadeScreenshot } from '../worker/protocol';

/** A screenshot as a role package wants it. Closes the picture. Rejects with a `RolecheckError`. */
export async function makeScreenshot(picture: ImageBitmap): Promise<MadeScreenshot> {
	if (typeof OffscreenCanvas === 'undefined')
		throw new RolecheckError('browser', 'NO_IMAGES', 'images need OffscreenCanvas');
	try {
		return await pngOfPicture(picture, {
			size: PREVIEW_SIZE,
			fit: 'crop',
			background: '#fff',
			limit: IMAGE_BYTES_LIMIT
		});
	} catch (cause) {
		const words = 'the picture of the screen could not be drawn';
		throw new RolecheckError('browser', 'SCREENSHOT_NOT_DRAWN', words, { cause });
	}
}
