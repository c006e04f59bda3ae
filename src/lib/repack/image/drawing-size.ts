import type { Fit, Size } from './fit';

/** Pixels of the largest picture that a drawing is turned into: a thin one, cut to size, would be kilometres long. */
const MOST_PIXELS = 16_000_000;

/** The pixels to draw an SVG at, so that it is as sharp as the image it becomes. `own`: its own size, if it says one. */
export function drawingSize(
	own: { readonly width: number | null; readonly height: number | null },
	target: Size,
	fit: Fit
): Size {
	if (!own.width || !own.height) return target;
	const scales = [target.width / own.width, target.height / own.height];
	const wanted = fit === 'crop' ? Math.max(...scales) : Math.min(...scales);
	const scale = Math.min(wanted, Math.sqrt(MOST_PIXELS / (own.width * own.height)));
	return {
		width: Math.max(1, Math.round(own.width * scale)),
		height: Math.max(1, Math.round(own.height * scale))
	};
}
