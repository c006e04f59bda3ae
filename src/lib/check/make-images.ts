import type { Change, ReadyChange, Repair } from '../repack/change';
import { ImageError, type ImageMaker, type MadeImage } from '../repack/image/image-maker';
import type { ImageRecipe } from '../repack/image/recipe';
import { ReadError, type Tree } from '../source/tree';
import { RolecheckError } from '../worker/error';

/** Bytes of the largest file that is decoded: photographs have less. */
const MOST_BYTES = 64 << 20;

const WORDS: Readonly<Record<ImageError['reason'], readonly [code: string, words: string]>> = {
	'not-an-image': ['IMAGE_UNKNOWN', 'is no PNG, JPEG, WebP, GIF or SVG; replace the file'],
	'too-large': [
		'IMAGE_TOO_LARGE',
		'has more pixels or bytes than a browser can decode; make it smaller in an image editor'
	],
	'not-decoded': ['IMAGE_DAMAGED', 'cannot be decoded, its data is damaged; export it anew']
};

function asError(path: string, error: unknown): unknown {
	if (error instanceof ReadError) {
		const words = `${path} cannot be read back (${error.problem.detail})`;
		return new RolecheckError('input', 'FILE_NOT_READABLE', words, { cause: error });
	}
	if (!(error instanceof ImageError)) return error;
	const [code, words] = WORDS[error.reason];
	return new RolecheckError('input', code, `${path} ${words}`, { cause: error });
}

/** Makes one image of a file of the package. Rejects with a `RolecheckError` that names the file. */
export async function makeImage(
	tree: Tree,
	{ node, ...order }: ImageRecipe,
	maker: ImageMaker | null
): Promise<MadeImage> {
	const { path = '', size = 0 } = tree.nodes[node] ?? {};
	if (!maker) {
		const words = 'images can only be made in a browser with OffscreenCanvas';
		throw new RolecheckError('browser', 'NO_IMAGES', words);
	}
	try {
		if (size > MOST_BYTES) throw new ImageError('too-large');
		return await maker.make({ ...order, bytes: await tree.read(node) });
	} catch (error) {
		throw asError(path, error);
	}
}

export interface Chosen {
	readonly repair: Repair;
	readonly changes: readonly Change[];
}

/**
 * Makes the images that chosen repairs ask for. `asked`: somebody named these repairs, so one that fails is said;
 * else it is left out as a whole, and the new report still has its finding.
 */
export async function makeImages(
	tree: Tree,
	chosen: readonly Chosen[],
	maker: ImageMaker | null,
	asked: boolean
): Promise<ReadyChange[]> {
	const ready: ReadyChange[] = [];
	for (const { changes } of chosen) {
		try {
			const made: ReadyChange[] = [];
			for (const change of changes) {
				if (change.kind !== 'image') made.push(change);
				else {
					const { png } = await makeImage(tree, change.recipe, maker);
					made.push({ kind: 'create', path: change.to, bytes: png });
				}
			}
			ready.push(...made);
		} catch (error) {
			if (asked || !(error instanceof RolecheckError)) throw error;
		}
	}
	return ready;
}
