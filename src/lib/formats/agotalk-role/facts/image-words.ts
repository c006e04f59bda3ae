import type { Tree } from '../../../source/tree';
import type { GatherOptions } from '../../format';
import { namesOf } from '../mentions';
import { CONTRACT_PATH, parseContract } from './contract-file';
import { previewImages, renamableImages } from './images';
import { findRoot, layOut } from './layout';
import { readText } from './read-text';
import { SimilarFiles } from './reference';

/** The names of the images that a repair may rename, as texts write them. */
export async function imageWords(
	tree: Tree,
	{ root, signal }: Pick<GatherOptions, 'root' | 'signal'>
): Promise<readonly string[]> {
	const where = findRoot(tree, root);
	if (where.root === null) return [];
	const layout = layOut(tree, where.root);
	const text = await readText({ tree, layout, problems: [], skipped: [], signal }, CONTRACT_PATH);
	const similar = new SimilarFiles(layout.existing);
	const previews = previewImages(parseContract(text), layout, similar);
	return [...new Set(renamableImages(layout, previews).flatMap(namesOf))];
}
