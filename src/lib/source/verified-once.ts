import type { Tree, Verified } from './tree';

/** A tree that is read through once, however often it is checked again after an edit. A failed or ended pass is not kept. */
export function verifiedOnce(tree: Tree): Tree {
	let done: Verified | null = null;
	return {
		name: tree.name,
		container: tree.container,
		bytes: tree.bytes,
		nodes: tree.nodes,
		problems: tree.problems,
		read: (node, options) => tree.read(node, options),
		readRange: (node, range, signal) => tree.readRange?.(node, range, signal) ?? null,
		readMany: (nodes, signal) => tree.readMany?.(nodes, signal) ?? null,
		linkTarget: (node) => tree.linkTarget(node),
		packed: (node) => tree.packed?.(node) ?? null,
		async verify(options) {
			done ??= await tree.verify(options);
			return done;
		}
	};
}
