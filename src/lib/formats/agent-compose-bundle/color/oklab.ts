/* Section 5: the band of colours that a terminal shows so that they can be read. */
import type { Rgb } from './parse';

export interface OkLab {
	readonly lightness: number;
	readonly a: number;
	readonly b: number;
}

function linear(channel: number): number {
	const c = channel / 255;
	return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
}

export function toOkLab([red, green, blue]: Rgb): OkLab {
	const r = linear(red);
	const g = linear(green);
	const b = linear(blue);
	const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
	const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
	const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
	return {
		lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
		a: 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
		b: 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
	};
}

export type Legibility =
	{ readonly kind: 'legible' } | { readonly kind: 'lightness' | 'chroma'; readonly value: number };

/** Lightness from 0.60 to 0.80, then chroma of 0.05 or more. Exact for all 2^24 colours without an epsilon. */
export function legibility(rgb: Rgb): Legibility {
	const { lightness, a, b } = toOkLab(rgb);
	if (lightness < 0.6 || lightness > 0.8) return { kind: 'lightness', value: lightness };
	const chroma = Math.hypot(a, b);
	return chroma < 0.05 ? { kind: 'chroma', value: chroma } : { kind: 'legible' };
}
