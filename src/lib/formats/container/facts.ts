import type { Problem, Tree } from '../../source/tree';

/** What the rules of the container judge, whatever format the package has. */
export interface ContainerFacts {
	readonly tree: Tree;
	/** Of listing and, where it was done, of the deep check. */
	readonly problems: readonly Problem[];
	/** Directory of the package inside what was dropped, `''` for the top. */
	readonly root: string;
	/** Symlinks that point to a regular file of the package: link and file as positions in `Tree.nodes`. */
	readonly links: ReadonlyMap<number, number>;
}
