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
export function fileRows(branches: readonly Branch[], closed: ReadonlySet<string>): FileRow[] {
	const rows: FileRow[] = [];
	const add = (siblings: readonly Branch[], depth: number): void => {
		let position = 0;
		for (const branch of siblings) {
			const open = isDirectory(branch) && !closed.has(branch.path);
			rows.push({ branch, depth, open, position: ++position, siblings: siblings.length });
			if (open) add(branch.children, depth + 1);
		}
	};
	add(branches, 1);
	return rows;
}

/** What is left of a tree when only paths with a text in them count; their directories stay. */
export function matching(branches: readonly Branch[], wanted: string): Branch[] {
	return branches.flatMap((branch) => {
		if (branch.path.toLowerCase().includes(wanted)) return [branch];
		const children = matching(branch.children, wanted);
		return children.length > 0 ? [{ ...branch, children }] : [];
	});
}
