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
	readonly name: string;
	readonly path: string;
	file: ListedFile | null;
	readonly children: Map<string, Growing>;
	/** Null until all that is below it is done. */
	branch: Branch | null;
}

const growing = (name: string, path: string): Growing => ({
	name,
	path,
	file: null,
	children: new Map(),
	branch: null
});

/** Files between two looks at the clock. */
const STEP = 128;

/** Files as a tree: directories first, then by name, in code unit order. */
export function* treeSteps(
	files: readonly ListedFile[],
	marks: ReadonlyMap<string, Mark>
): Generator<void, readonly Branch[]> {
	const root = growing('', '');
	/** What holds something stands before it. */
	const all: Growing[] = [];
	for (const [count, file] of files.entries()) {
		let at = root;
		for (const name of file.path.split('/')) {
			let next = at.children.get(name);
			if (!next) {
				next = growing(name, at === root ? name : `${at.path}/${name}`);
				at.children.set(name, next);
				all.push(next);
			}
			at = next;
		}
		at.file = file;
		if (count % STEP === STEP - 1) yield;
	}
	for (const [count, each] of all.reverse().entries()) {
		each.branch = branchOf(each, marks);
		if (count % STEP === STEP - 1) yield;
	}
	return branchesIn(root);
}

/** Marks by path. */
export function marksOf(findings: readonly ReportedFinding[]): Map<string, Mark> {
	const marks = new Map<string, Mark>();
	for (const { path, level } of findings) {
		if (path !== null) marks.set(path, worse(marks.get(path) ?? null, { level, count: 1 }));
	}
	return marks;
}

function branchOf(at: Growing, marks: ReadonlyMap<string, Mark>): Branch {
	const { name, path, file } = at;
	const children = branchesIn(at);
	let size = file?.size ?? 0;
	let mark = marks.get(path) ?? null;
	for (const below of children) {
		size += below.size;
		if (below.mark) mark = worse(mark, below.mark);
	}
	return { path, name, file, children, size, mark };
}

const branchesIn = ({ children }: Growing): Branch[] =>
	[...children.values()]
		.flatMap(({ branch }) => branch ?? [])
		.sort((a, b) => Number(isDirectory(b)) - Number(isDirectory(a)) || compareText(a.name, b.name));

export const isDirectory = (branch: Branch): boolean =>
	branch.children.length > 0 || branch.file === null || branch.file.kind === 'directory';

const worse = (a: Mark | null, b: Mark): Mark =>
	a === null
		? b
		: {
				level: LEVELS.indexOf(a.level) <= LEVELS.indexOf(b.level) ? a.level : b.level,
				count: a.count + b.count
			};
