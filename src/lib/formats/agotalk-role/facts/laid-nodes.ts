import type { Tree, TreeNode } from '../../../source/tree';
import { normalise } from './reference';

const known = new WeakMap<Tree, readonly TreeNode[]>();

/** As its name reads with slashes; unsafe still where that is no path inside the archive. */
function slashed(node: TreeNode): TreeNode {
	const path = normalise(node.path.replaceAll('\\', '/'));
	if (path === null || path === '') return node;
	const directory = node.path.endsWith('\\') && node.size === 0;
	return { ...node, path, safe: true, kind: directory ? 'directory' : node.kind };
}

const isBackslashed = ({ kind, safe, path }: TreeNode): boolean =>
	kind === 'directory' || (!safe && path.includes('\\'));

/**
 * The nodes as the layout takes them, in the tree's own order. An archive of Windows in which every name has
 * backslashes (old .NET and PowerShell) is laid out as it will be once they are slashes: the names are one cause, told
 * at each entry, and what else is wrong is not hidden behind it.
 */
export function laidNodes(tree: Tree): readonly TreeNode[] {
	const made = known.get(tree);
	if (made) return made;
	const whole =
		tree.container !== 'folder' &&
		tree.nodes.some(({ kind }) => kind !== 'directory') &&
		tree.nodes.every(isBackslashed);
	const nodes = whole ? tree.nodes.map(slashed) : tree.nodes;
	known.set(tree, nodes);
	return nodes;
}
