/** Levels of each colour, from fine to coarse; with fewer of them a PNG packs better. */
export const LEVELS = [64, 32, 16, 8, 4] as const;

/** Rounds the colours of RGBA pixels to so many levels, in place. Opacity stays. */
export function posterize(pixels: Uint8ClampedArray, levels: number): void {
	const step = 255 / (levels - 1);
	const rounded = Uint8ClampedArray.from(
		{ length: 256 },
		(_, value) => Math.round(value / step) * step
	);
	for (let at = 0; at < pixels.length; at += 4) {
		for (let channel = at; channel < at + 3; channel++) {
			pixels[channel] = rounded[pixels[channel] ?? 0] ?? 0;
		}
	}
}
