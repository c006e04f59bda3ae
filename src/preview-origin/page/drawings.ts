type Method = (this: { readonly canvas: unknown }, ...args: unknown[]) => unknown;

/** Calls that leave something on a canvas, by the context that has them. */
const CALLS: Readonly<Record<string, readonly string[]>> = {
	CanvasRenderingContext2D: [
		'fillRect',
		'fill',
		'stroke',
		'strokeRect',
		'fillText',
		'strokeText',
		'drawImage',
		'putImageData'
	],
	WebGLRenderingContext: ['drawArrays', 'drawElements'],
	WebGL2RenderingContext: [
		'drawArrays',
		'drawElements',
		'drawArraysInstanced',
		'drawElementsInstanced',
		'drawRangeElements'
	],
	ImageBitmapRenderingContext: ['transferFromImageBitmap'],
	GPUCanvasContext: ['getCurrentTexture']
};

/**
 * Which canvases were drawn on. A WebGL canvas is empty again for whoever looks between two frames, so the calls are
 * watched, until `stop` puts the browser's own functions back.
 */
export function watchDrawings(): { readonly drawn: WeakSet<object>; stop(): void } {
	const drawn = new WeakSet<object>();
	const undo: (() => void)[] = [];
	const watch = (holder: unknown, name: string, canvasOf: (self: never) => unknown): void => {
		if (typeof holder !== 'function') return;
		const prototype = holder.prototype as Record<string, unknown>;
		const original = prototype[name];
		if (typeof original !== 'function') return;
		const method: Method = function (...args) {
			const canvas = canvasOf(this as never);
			if (typeof canvas === 'object' && canvas !== null) drawn.add(canvas);
			return Reflect.apply(original, this, args);
		};
		prototype[name] = method;
		undo.push(() => {
			// A page may have put its own around ours; that one stays.
			if (prototype[name] === method) prototype[name] = original;
		});
	};
	for (const [context, names] of Object.entries(CALLS))
		for (const name of names)
			watch(Reflect.get(window, context), name, (self: { canvas: unknown }) => self.canvas);
	// From then on a worker draws.
	watch(HTMLCanvasElement, 'transferControlToOffscreen', (self: HTMLCanvasElement) => self);
	return { drawn, stop: () => undo.forEach((each) => each()) };
}
