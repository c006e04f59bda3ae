import { ImageError } from '../repack/image/image-maker';
import type { DrawingAnswer, DrawingAsk } from './drawing-asker';

/**
 * The page's end: draws the SVGs that a worker asks for, one after the other. What draws them is loaded with the
 * first. Gives the port for the worker, and what closes the desk when that has ended.
 */
export function drawingDesk(): { readonly port: MessagePort; readonly close: () => void } {
	const { port1, port2 } = new MessageChannel();
	let last = Promise.resolve();
	port1.onmessage = ({ data }: MessageEvent<DrawingAsk>) => {
		last = last.then(async () => {
			try {
				const { drawSvg } = await import('./draw-svg');
				const picture = await drawSvg(data.drawing, data.size);
				port1.postMessage({ id: data.id, picture } satisfies DrawingAnswer, [picture]);
			} catch (error) {
				const failed = error instanceof ImageError ? error.reason : 'not-decoded';
				port1.postMessage({ id: data.id, failed } satisfies DrawingAnswer);
			}
		});
	};
	return { port: port2, close: () => port1.close() };
}
