import { ReadError, type Tree } from '../../../source/tree';
import type { Layout } from './layout';
import { normalise } from './reference';

/** More links than this are no accident; the rest are left out, like every link. */
const MAX_LINKS = 1000;

/** Symlinks of the package that lead to one of its regular files: link and file as positions in `Tree.nodes`. */
export async function fileLinks(
	tree: Tree,
	root: string | null,
	layout: Layout
): Promise<Map<number, number>> {
	const links = new Map<number, number>();
	if (root === null) return links;
	const prefix = root === '' ? '' : `${root}/`;
	if (tree.nodes.every(({ kind }) => kind !== 'symlink')) return links;
	for (const [node, { kind, safe, path }] of tree.nodes.entries()) {
		if (kind !== 'symlink' || !safe || !path.startsWith(prefix)) continue;
		if (links.size >= MAX_LINKS) break;
		try {
			const target = await tree.linkTarget(node);
			const from = path.slice(prefix.length).split('/').slice(0, -1);
			const led =
				target === null || /^[/\\]|^\w+:/u.test(target)
					? null
					: normalise([...from, target].join('/'));
			const file = led === null ? undefined : layout.files.get(led);
			if (file) links.set(node, file.node);
		} catch (error) {
			if (!(error instanceof ReadError)) throw error;
		}
	}
	return links;
}
