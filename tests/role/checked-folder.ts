import { formatOf } from '../../src/lib/check/formats';
import type { CheckedPackage } from '../../src/lib/check/plug-in';
import { folderTree } from '../../src/lib/source/folder-tree';
import type { Tree } from '../../src/lib/source/tree';
import type { Files } from '../arbitraries/packages';

export function treeOfFiles(dir: string, files: Files): Tree {
	return folderTree(
		dir,
		[...files].map(([path, data]) => ({ path, file: new Blob([new Uint8Array(data)]) }))
	);
}

/** One check of a folder. */
export async function checkFiles(
	dir: string,
	files: Files
): Promise<{ tree: Tree; checked: CheckedPackage }> {
	const tree = treeOfFiles(dir, files);
	return { tree, checked: await (await formatOf(tree)).check(tree) };
}
