import type { ImageMaker } from '../../src/lib/repack/image/image-maker';
import { png } from '../cases/png';

/** Makes images of one colour: only a browser decodes. What matters here is where they go. */
export const solidImages: ImageMaker = {
	make({ size }) {
		const made = new Uint8Array(png(size.width, size.height));
		return Promise.resolve({
			png: made,
			original: made,
			before: size,
			levels: null,
			underLimit: true
		});
	}
};
