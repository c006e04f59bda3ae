import { isDirectory, type Branch } from './file-tree';

export interface FileRow {
	readonly branch: Branch;
	/** From 1, as in aria-level. */
	readonly depth: number;
	readonly open: boolean;
	readonly position: number;
	readonly siblings: number;
}

/** The rows of a tree that are in sight, given which directories are closed. */
export function fileRows(
	branches: readonly Branch[],
	closed: ReadonlySet<string>,
	depth = 1
): FileRow[] {
	return branches.flatMap((branch, at) => {
		const open = isDirectory(branch) && !closed.has(branch.path);
		const row = { branch, depth, open, position: at + 1, siblings: branches.length };
		return open ? [row, ...fileRows(branch.children, closed, depth + 1)] : [row];
	});
}

/** What is left of a tree when only paths with a text in them count; their directories stay. */
export function matching(branches: readonly Branch[], wanted: string): Branch[] {
	return branches.flatMap((branch) => {
		if (branch.path.toLowerCase().includes(wanted)) return [branch];
		const children = matching(branch.children, wanted);
		return children.length > 0 ? [{ ...branch, children }] : [];
	});
}
