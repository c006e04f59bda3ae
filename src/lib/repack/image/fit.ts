/** How a picture of another shape is made to fit: cut off what is too much, or fill up what is missing. */
export type Fit = 'crop' | 'pad';

/** Pixels, from the top left. */
export interface Box {
	readonly x: number;
	readonly y: number;
	readonly width: number;
	readonly height: number;
}

export interface Size {
	readonly width: number;
	readonly height: number;
}

/** Which part of the picture is drawn, and where in the new one. Both are centred; the shape stays. */
export function fitInto(picture: Size, target: Size, fit: Fit): { source: Box; drawn: Box } {
	const scales = [target.width / picture.width, target.height / picture.height];
	const scale = fit === 'crop' ? Math.max(...scales) : Math.min(...scales);
	const width = Math.min(picture.width, target.width / scale);
	const height = Math.min(picture.height, target.height / scale);
	const drawn = { width: Math.round(width * scale), height: Math.round(height * scale) };
	return {
		source: { ...centred({ width, height }, picture), width, height },
		drawn: {
			x: Math.floor((target.width - drawn.width) / 2),
			y: Math.floor((target.height - drawn.height) / 2),
			...drawn
		}
	};
}

const centred = (inner: Size, outer: Size): { x: number; y: number } => ({
	x: (outer.width - inner.width) / 2,
	y: (outer.height - inner.height) / 2
});
