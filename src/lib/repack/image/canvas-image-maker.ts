import { type ImageHead, readImageHead } from '../../scan/image-header';
import { drawingSize } from './drawing-size';
import { fitInto, type Size } from './fit';
import { ImageError, type ImageMaker, type ImageOrder, type MadeImage } from './image-maker';
import { hasTooManyPixels } from './most-pixels';
import { LEVELS, posterize } from './posterize';
import { sizedSvg } from './sized-svg';

/** Draws the text of an SVG at so many pixels, which a worker cannot: a page can, with an `<img>`. */
export type DrawingDecoder = (drawing: string, size: Size) => Promise<ImageBitmap>;

/** Pixels of the longer side of the small picture of what was there. */
const SMALL = 480;

/** Over `OffscreenCanvas`, in a worker or a page. Without `decodeDrawing` an SVG rejects as `not-decoded`. */
export function canvasImageMaker(decodeDrawing?: DrawingDecoder): ImageMaker {
	return {
		async make(order) {
			const head = readImageHead(order.bytes);
			if (!head) throw new ImageError('not-an-image');
			if (hasTooManyPixels(head)) throw new ImageError('too-large');
			const picture = await decode(order, head, decodeDrawing);
			try {
				const { width, height } = head.type === 'svg' ? head : picture;
				const before = { width: width ?? picture.width, height: height ?? picture.height };
				const original = await pngOf(draw(picture, { size: within(picture), fit: 'pad' }));
				return { ...(await encode(draw(picture, order), order.limit)), before, original };
			} finally {
				picture.close();
			}
		}
	};
}

/** A PNG of a picture that is there already, as `make` would make it. Closes the picture. */
export async function pngOfPicture(
	picture: ImageBitmap,
	order: Omit<ImageOrder, 'bytes'>
): Promise<Pick<MadeImage, 'png' | 'levels' | 'underLimit' | 'before'>> {
	try {
		const { width, height } = picture;
		return { ...(await encode(draw(picture, order), order.limit)), before: { width, height } };
	} finally {
		picture.close();
	}
}

async function decode(
	order: ImageOrder,
	head: ImageHead,
	drawing?: DrawingDecoder
): Promise<ImageBitmap> {
	try {
		if (head.type === 'svg' && drawing) return await decodeSvg(order, head, drawing);
		const blob = new Blob([new Uint8Array(order.bytes)], { type: `image/${head.type}` });
		return await createImageBitmap(blob);
	} catch (cause) {
		if (cause instanceof ImageError) throw cause;
		throw new ImageError('not-decoded', { cause });
	}
}

async function decodeSvg(
	{ bytes, size, fit }: ImageOrder,
	head: ImageHead,
	drawing: DrawingDecoder
): Promise<ImageBitmap> {
	// A parser of its own: no other image needs it.
	const { guardSvg } = await import('./svg-weight');
	const drawn = drawingSize(head, size, fit);
	const own = { width: head.width ?? drawn.width, height: head.height ?? drawn.height };
	const text = sizedSvg(bytes, own, drawn);
	guardSvg(text);
	return drawing(text, drawn);
}

/** The picture's shape, no longer than the small one. */
function within({ width, height }: Size): Size {
	const scale = Math.min(1, SMALL / Math.max(width, height));
	return {
		width: Math.max(1, Math.round(width * scale)),
		height: Math.max(1, Math.round(height * scale))
	};
}

function draw(
	picture: ImageBitmap,
	{ size, fit, background }: Pick<ImageOrder, 'size' | 'fit' | 'background'>
): OffscreenCanvas {
	const canvas = new OffscreenCanvas(size.width, size.height);
	const context = contextOf(canvas);
	context.imageSmoothingQuality = 'high';
	if (background !== undefined) {
		context.fillStyle = background;
		context.fillRect(0, 0, size.width, size.height);
	}
	const { source, drawn } = fitInto(picture, size, fit);
	context.drawImage(
		picture,
		...([source.x, source.y, source.width, source.height] as const),
		...([drawn.x, drawn.y, drawn.width, drawn.height] as const)
	);
	return canvas;
}

/** As it is, or with as many colours as fit under the limit. */
async function encode(
	canvas: OffscreenCanvas,
	limit: number
): Promise<Pick<MadeImage, 'png' | 'levels' | 'underLimit'>> {
	const made = (png: Uint8Array, levels: number | null) => ({
		png,
		levels,
		underLimit: png.length <= limit
	});
	let last = made(await pngOf(canvas), null);
	for (const levels of LEVELS) {
		if (last.underLimit) return last;
		const context = contextOf(canvas);
		const pixels = context.getImageData(0, 0, canvas.width, canvas.height);
		posterize(pixels.data, levels);
		context.putImageData(pixels, 0, 0);
		last = made(await pngOf(canvas), levels);
	}
	return last;
}

async function pngOf(canvas: OffscreenCanvas): Promise<Uint8Array> {
	const blob = await canvas.convertToBlob({ type: 'image/png' });
	return new Uint8Array(await blob.arrayBuffer());
}

function contextOf(canvas: OffscreenCanvas): OffscreenCanvasRenderingContext2D {
	const context = canvas.getContext('2d');
	if (!context) throw new ImageError('not-decoded');
	return context;
}
