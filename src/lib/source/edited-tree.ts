import type { Problem, Tree, TreeNode } from './tree';

/**
 * A tree with edited texts laid over it. `edits`: new text by path; a path not there yet is added. Every other node is
 * the same object at the same index. It is another archive than the one that was hashed, so it has no SHA-256.
 */
export function editedTree(tree: Tree, edits: ReadonlyMap<string, string>): Tree {
	const bytes = new Map<number, Uint8Array>();
	const nodes: TreeNode[] = [...tree.nodes];
	for (const [path, text] of edits) {
		const encoded = new TextEncoder().encode(text);
		const at = nodes.findIndex((node) => node.path === path && node.safe);
		const node: TreeNode = { path, kind: 'file', size: encoded.length, safe: true };
		if (at < 0) bytes.set(nodes.push(node) - 1, encoded);
		else {
			nodes[at] = node;
			bytes.set(at, encoded);
		}
	}
	const stands = ({ node }: Problem): boolean => node === null || !bytes.has(node);
	return {
		name: tree.name,
		container: tree.container,
		bytes: tree.bytes,
		nodes,
		problems: tree.problems.filter(stands),
		read(node, options) {
			const edited = bytes.get(node);
			return edited ? Promise.resolve(edited.slice(0, options?.limit)) : tree.read(node, options);
		},
		readRange(node, range, signal) {
			const edited = bytes.get(node);
			if (edited) return Promise.resolve(edited.slice(range.start, range.end));
			return tree.readRange?.(node, range, signal) ?? null;
		},
		readMany: (asked, signal) =>
			asked.some((node) => bytes.has(node)) ? null : (tree.readMany?.(asked, signal) ?? null),
		linkTarget: (node) => tree.linkTarget(node),
		packed: (node) => (bytes.has(node) ? null : (tree.packed?.(node) ?? null)),
		async verify(options) {
			const verified = await tree.verify(options);
			const nodes = [...verified.harmless.nodes].filter((node) => !bytes.has(node));
			const harmless = { ...verified.harmless, nodes: new Set(nodes) };
			const sha256 = bytes.size === 0 ? verified.sha256 : null;
			return { ...verified, harmless, sha256, problems: verified.problems.filter(stands) };
		}
	};
}
