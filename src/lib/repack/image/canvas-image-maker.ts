import { type ImageHead, readImageHead } from '../../scan/image-header';
import { fitInto } from './fit';
import { ImageError, type ImageMaker, type ImageOrder, type MadeImage } from './image-maker';
import { LEVELS, posterize } from './posterize';

/** Decodes an SVG, which a worker cannot: a page can, with an `<img>`. Width and height in pixels. */
export type DrawingDecoder = (drawing: Blob, head: ImageHead) => Promise<ImageBitmap>;

/** A picture of more pixels takes more memory than a tab has: 4 bytes each. */
const MOST_PIXELS = 64_000_000;

/** Over `OffscreenCanvas`, in a worker or a page. Without `decodeDrawing` an SVG rejects as `not-decoded`. */
export function canvasImageMaker(decodeDrawing?: DrawingDecoder): ImageMaker {
	return {
		async make(order) {
			const picture = await decode(order.bytes, decodeDrawing);
			try {
				return await encode(draw(picture, order), picture, order.limit);
			} finally {
				picture.close();
			}
		}
	};
}

async function decode(bytes: Uint8Array, drawing?: DrawingDecoder): Promise<ImageBitmap> {
	const head = readImageHead(bytes);
	if (!head) throw new ImageError('not-an-image');
	if ((head.width ?? 0) * (head.height ?? 0) > MOST_PIXELS) throw new ImageError('too-large');
	const vector = head.type === 'svg';
	const blob = new Blob([new Uint8Array(bytes)], {
		type: vector ? 'image/svg+xml' : `image/${head.type}`
	});
	try {
		return await (vector && drawing ? drawing(blob, head) : createImageBitmap(blob));
	} catch (cause) {
		throw new ImageError('not-decoded', { cause });
	}
}

function draw(picture: ImageBitmap, { size, fit, background }: ImageOrder): OffscreenCanvas {
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
	{ width, height }: ImageBitmap,
	limit: number
): Promise<MadeImage> {
	const made = (png: Uint8Array, levels: number | null): MadeImage => ({
		png,
		before: { width, height },
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
