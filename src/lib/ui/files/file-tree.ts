import { LEVELS, type Level } from '../../contract/code';
import { compareText } from '../../contract/order';
import type { ReportedFinding } from '../../contract/report';
import type { ListedFile } from '../../worker/protocol';

/** Worst level of the findings at a path, and how many there are. */
export interface Mark {
	readonly level: Level;
	readonly count: number;
}

/** A file or directory of the package with what is below it. */
export interface Branch {
	readonly path: string;
	readonly name: string;
	readonly file: ListedFile | null;
	readonly children: readonly Branch[];
	/** Of all files below, bytes. */
	readonly size: number;
	/** Of everything below and itself. */
	readonly mark: Mark | null;
}

interface Growing {
	file: ListedFile | null;
	readonly children: Map<string, Growing>;
}

/** Files as a tree: directories first, then by name, in code unit order. */
export function treeOf(files: readonly ListedFile[], marks: ReadonlyMap<string, Mark>): Branch[] {
	const root: Growing = { file: null, children: new Map() };
	for (const file of files) {
		let at = root;
		for (const segment of file.path.split('/')) {
			const next = at.children.get(segment) ?? { file: null, children: new Map() };
			at.children.set(segment, next);
			at = next;
		}
		at.file = file;
	}
	return branchesOf(root, '', marks);
}

/** Marks by path. */
export function marksOf(findings: readonly ReportedFinding[]): Map<string, Mark> {
	const marks = new Map<string, Mark>();
	for (const { path, level } of findings) {
		if (path !== null) marks.set(path, worse(marks.get(path) ?? null, { level, count: 1 }));
	}
	return marks;
}

/** Recursion is as deep as paths are; a path of a package has 4,096 characters at most, so 2,048 levels. */
function branchesOf(at: Growing, prefix: string, marks: ReadonlyMap<string, Mark>): Branch[] {
	return [...at.children]
		.map(([name, { file, children }]) => {
			const path = prefix + name;
			const below = branchesOf({ file, children }, `${path}/`, marks);
			const size = below.reduce((sum, branch) => sum + branch.size, file?.size ?? 0);
			const own = marks.get(path) ?? null;
			const mark = below.reduce(
				(sum, branch) => (branch.mark ? worse(sum, branch.mark) : sum),
				own
			);
			return { path, name, file, children: below, size, mark };
		})
		.sort((a, b) => Number(isDirectory(b)) - Number(isDirectory(a)) || compareText(a.name, b.name));
}

export const isDirectory = (branch: Branch): boolean =>
	branch.children.length > 0 || branch.file === null || branch.file.kind === 'directory';

const worse = (a: Mark | null, b: Mark): Mark =>
	a === null
		? b
		: {
				level: LEVELS.indexOf(a.level) <= LEVELS.indexOf(b.level) ? a.level : b.level,
				count: a.count + b.count
			};
