import type { DrawingDecoder } from '../repack/image/canvas-image-maker';
import type { Size } from '../repack/image/fit';
import { ImageError } from '../repack/image/image-maker';

export interface DrawingAsk {
	readonly id: number;
	readonly drawing: string;
	readonly size: Size;
}

export type DrawingAnswer =
	| { readonly id: number; readonly picture: ImageBitmap }
	| { readonly id: number; readonly failed: ImageError['reason'] };

/** Milliseconds after which a drawing is taken for one that never ends. */
const PATIENCE = 20_000;

/** The worker's end: has SVGs drawn by the page at the other end of the port. */
export function askToDraw(port: MessagePort): DrawingDecoder {
	const waiting = new Map<number, (answer: DrawingAnswer) => void>();
	let next = 1;
	port.onmessage = ({ data }: MessageEvent<DrawingAnswer>) => waiting.get(data.id)?.(data);
	return (drawing, size) =>
		new Promise((resolve, reject) => {
			const id = next++;
			const settle = (answer: DrawingAnswer): void => {
				clearTimeout(timer);
				waiting.delete(id);
				if ('picture' in answer) resolve(answer.picture);
				else reject(new ImageError(answer.failed));
			};
			const timer = setTimeout(() => settle({ id, failed: 'too-large' }), PATIENCE);
			waiting.set(id, settle);
			port.postMessage({ id, drawing, size } satisfies DrawingAsk);
		});
}
