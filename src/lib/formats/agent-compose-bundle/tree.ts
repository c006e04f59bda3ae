/* The bundle as a file system would show it: directories that only paths imply are there too. */
import type { NodeKind, Tree } from '../../source/tree';
import { compareUtf8, utf8Length } from './go/utf8';

export interface Entry {
	/** Its own name, raw. */
	readonly name: string;
	/** Relative to the bundle's root, `''` for the root itself. */
	readonly path: string;
	kind: NodeKind;
	/** Position in `Tree.nodes`; null: a directory that only paths imply. */
	node: number | null;
	/** Bytes of a file. */
	size: number;
	/** The name's bytes are no UTF-8. */
	rawName: boolean;
	readonly children: Map<string, Entry>;
}

const entry = (name: string, path: string): Entry => ({
	name,
	path,
	kind: 'directory',
	node: null,
	size: 0,
	rawName: false,
	children: new Map()
});

/** Everything below `root` (a directory of the drop, `''` for the top). Of entries with one path the last counts. */
export function bundleTree(tree: Tree, root: string): Entry {
	const top = entry('', '');
	const raw = new Set(
		tree.problems.filter(({ reason }) => reason === 'name-encoding').map(({ node }) => node)
	);
	const prefix = root === '' ? '' : `${root}/`;
	for (const [node, { path, kind, size }] of tree.nodes.entries()) {
		if (path === root || !path.startsWith(prefix)) continue;
		/* Where the reader keeps an entry's name as it is, a directory still has its slash. */
		const own = path.slice(prefix.length);
		const found = reach(top, kind === 'directory' ? own.replace(/\/$/u, '') : own, raw.has(node));
		if (found.children.size > 0 && kind !== 'directory') found.kind = 'directory';
		else found.kind = kind;
		found.node = node;
		found.size = kind === 'file' ? size : 0;
	}
	return top;
}

/** The entry at a path, made with its parents where it is new. `raw`: bytes of the path are no UTF-8. */
function reach(top: Entry, path: string, raw: boolean): Entry {
	let at = top;
	for (const name of path.split('/')) {
		let next = at.children.get(name);
		if (next === undefined) {
			next = entry(name, at.path === '' ? name : `${at.path}/${name}`);
			at.children.set(name, next);
			at.kind = 'directory';
		}
		/* The reader shows such bytes as U+FFFD: the names that have one are those meant. */
		if (raw && name.includes('\ufffd')) next.rawName = true;
		at = next;
	}
	return at;
}

/** Entries of a directory in the order of their names' bytes. */
export const sorted = (directory: Entry): Entry[] =>
	[...directory.children.values()].sort((a, b) => compareUtf8(a.name, b.name));

/** Every entry below, each directory followed at once by what it holds. */
export function walk(top: Entry): Entry[] {
	const found: Entry[] = [];
	/* Its own stack: a hostile path may be thousands of directories deep. */
	const left = sorted(top).reverse();
	for (let next = left.pop(); next !== undefined; next = left.pop()) {
		found.push(next);
		if (next.children.size > 0) left.push(...sorted(next).reverse());
	}
	return found;
}

/** Why a path leads nowhere, in the words of the system the original runs on. */
export type LookupError = 'no such file or directory' | 'not a directory' | 'file name too long';

/** Longest name and path, in bytes. */
const NAME_MAX = 255;
const PATH_MAX = 4095;

/** `under`: what the original is given as the bundle, which its system counts too. */
export function lookUp(top: Entry, path: string, under = ''): Entry | LookupError {
	if (utf8Length(`${under}/${path}`) > PATH_MAX) return 'file name too long';
	let at = top;
	for (const name of path.split('/')) {
		if (at.kind !== 'directory') return 'not a directory';
		if (utf8Length(name) > NAME_MAX) return 'file name too long';
		const next = at.children.get(name);
		if (next === undefined) return 'no such file or directory';
		at = next;
	}
	return at;
}

/** Files in a directory and below it: how many, and their bytes. */
export function measure(directory: Entry): { files: number; bytes: number } {
	const files = walk(directory).filter(({ kind }) => kind === 'file');
	return { files: files.length, bytes: files.reduce((sum, { size }) => sum + size, 0) };
}
