import { withoutArchiveEnding } from '../source/archive-name';
import type { Tree } from '../source/tree';
import type { CheckedPackage } from './plug-in';

/** All files at `root` as they are, for what is written without a repair. The directory is called as what was opened. */
export function contentsAsIs(tree: Tree, root: string): NonNullable<CheckedPackage['contents']> {
	const prefix = root === '' ? '' : `${root}/`;
	const files = tree.nodes.flatMap(({ path, kind, safe }, node) =>
		kind === 'file' && safe && path.startsWith(prefix)
			? [[path.slice(prefix.length), node] as const]
			: []
	);
	const name = root === '' ? withoutArchiveEnding(tree.name) : root;
	return { files: new Map(files), directory: name.slice(name.lastIndexOf('/') + 1) };
}
