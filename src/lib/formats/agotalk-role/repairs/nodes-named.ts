import type { Tree } from '../../../source/tree';
import { inside } from '../../container/inside';
import type { RoleFacts } from '../facts/role-facts';

const known = new WeakMap<Tree, Map<string, number[]>>();

/** Positions of the entries that a finding's path names: the raw name, or the path inside the package. */
export function nodesNamed({ tree, root }: RoleFacts, path: string): readonly number[] {
	let names = known.get(tree);
	if (!names) {
		names = new Map();
		const add = (name: string, node: number): void => {
			const nodes = names?.get(name);
			if (nodes) nodes.push(node);
			else names?.set(name, [node]);
		};
		tree.nodes.forEach(({ path: raw }, node) => {
			add(raw, node);
			const relative = inside(raw, root);
			if (relative !== raw) add(relative, node);
		});
		known.set(tree, names);
	}
	return names.get(path) ?? names.get(path.replace(/\/$/u, '')) ?? [];
}
