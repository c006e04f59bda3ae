import type { Problem, Tree } from '../../source/tree';
export interface ContainerFacts {
	readonly tree: Tree;
	readonly problems: readonly Problem[];
	readonly root: string;
}
