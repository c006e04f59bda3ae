import type { Size } from '../repack/image/fit';

/**
 * Draws an SVG in an `<img>`, where it runs no script and loads nothing. As a `data:` URL: a `blob:` one counts as
 * foreign as soon as it holds a `foreignObject`, and its pixels can't be had. Rejects for one that can't be drawn.
 */
export async function drawSvg(text: string, { width, height }: Size): Promise<ImageBitmap> {
	const image = new Image(width, height);
	image.src = `data:image/svg+xml,${encodeURIComponent(text.toWellFormed())}`;
	await image.decode();
	// Apart from the page's thread; but Chromium takes a bitmap of a `foreignObject` for foreign, and a canvas not.
	if (!/foreignObject/iu.test(text))
		return createImageBitmap(image, { resizeWidth: width, resizeHeight: height });
	const canvas = new OffscreenCanvas(width, height);
	canvas.getContext('2d')?.drawImage(image, 0, 0, width, height);
	return canvas.transferToImageBitmap();
}
