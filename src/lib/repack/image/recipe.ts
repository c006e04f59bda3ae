import { fitInto, type Fit, type Size } from './fit';

/** An image to be made of a file of the package: plain data, so that it can be shown before it is made. */
export interface ImageRecipe {
	/** Position in `Tree.nodes` of the file it is made of. */
	readonly node: number;
	readonly size: Size;
	readonly fit: Fit;
	/** Bytes that the PNG shall stay under. */
	readonly limit: number;
}

/** The shape is another one, so that somebody has to say whether to cut or to fill up. */
export function needsFit(
	{ width, height }: { readonly width: number | null; readonly height: number | null },
	target: Size
): boolean {
	if (!width || !height) return true;
	const { drawn } = fitInto({ width, height }, target, 'pad');
	return drawn.width !== target.width || drawn.height !== target.height;
}
