import type { FileRow } from './file-rows';
import { isDirectory } from './file-tree';

export interface TreeStep {
	readonly at: number;
	/** Open or close the directory, show the file. */
	readonly toggle: boolean;
}

/** Where a key leads in a tree, as the ARIA practices for trees have it. Null: not a key of the tree. */
export function treeStep(key: string, rows: readonly FileRow[], at: number): TreeStep | null {
	const row = rows[at];
	if (!row) return null;
	const go = (to: number): TreeStep => ({
		at: Math.max(0, Math.min(rows.length - 1, to)),
		toggle: false
	});
	const directory = isDirectory(row.branch);
	switch (key) {
		case 'ArrowDown':
			return go(at + 1);
		case 'ArrowUp':
			return go(at - 1);
		case 'Home':
			return go(0);
		case 'End':
			return go(rows.length - 1);
		case 'Enter':
		case ' ':
			return { at, toggle: true };
		case 'ArrowRight':
			return directory && !row.open ? { at, toggle: true } : go(directory ? at + 1 : at);
		case 'ArrowLeft':
			return directory && row.open ? { at, toggle: true } : go(parentOf(rows, at));
		default:
			return null;
	}
}

function parentOf(rows: readonly FileRow[], at: number): number {
	const depth = rows[at]?.depth ?? 1;
	for (let up = at - 1; up >= 0; up--) if ((rows[up]?.depth ?? 1) < depth) return up;
	return at;
}
