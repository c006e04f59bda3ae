import type { Tree, TreeNode } from '../../../source/tree';
import { junkOf } from '../../container/junk';
import { CONTRACT_PATH } from './contract-file';
import { laidNodes } from './laid-nodes';

/** A package file: where its bytes are, and how many. */
export interface PackageFile {
	readonly node: number;
	readonly size: number;
}

/** Where the package is inside what was dropped, and what stands beside it. */
export interface Root {
	/** Directory inside the drop, `''` for the top; null where no single package can be told. */
	readonly root: string | null;
	/** The package directory's own name; null for files at the top of an archive. */
	readonly directory: string | null;
	/** A directory that only wraps the package: the importer would look in vain one level up. */
	readonly wrapper: string | null;
	/** Top-level names of an archive, sorted. Empty for a folder, whose own name is the directory. */
	readonly topDirectories: readonly string[];
	readonly topFiles: readonly string[];
}

const MARKERS: ReadonlySet<string> = new Set(['role.md', CONTRACT_PATH]);
const MAX_WRAPPERS = 4;

const parentOf = (path: string): string => path.slice(0, Math.max(path.lastIndexOf('/'), 0));
const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);
const isMac = (name: string): boolean => name === '__MACOSX';

/** Node of the layout: safe to unpack and not somebody's junk. */
const counts = (node: TreeNode): boolean => node.safe && junkOf(node.path) === null;

/** Directories that hold role.md or the contract, outermost first; one inside another is not a second package. */
export function packageRoots(tree: Tree): string[] {
	const found = new Set<string>();
	for (const node of laidNodes(tree)) {
		if (node.kind !== 'directory' && counts(node) && MARKERS.has(nameOf(node.path)))
			found.add(parentOf(node.path));
	}
	const shallow = [...found].filter((root) => root.split('/').length <= MAX_WRAPPERS);
	const outermost = shallow.filter(
		(root) =>
			!shallow.some((other) => other !== root && (other === '' || root.startsWith(`${other}/`)))
	);
	return outermost.sort();
}

function tops(tree: Tree): Pick<Root, 'topDirectories' | 'topFiles'> {
	const directories = new Set<string>();
	const files = new Set<string>();
	for (const node of laidNodes(tree)) {
		const slash = node.path.indexOf('/');
		const top = slash < 0 ? node.path : node.path.slice(0, slash);
		if (!node.safe || !(isMac(top) || junkOf(node.path) === null)) continue;
		if (slash < 0 && node.kind !== 'directory') files.add(top);
		else directories.add(top);
	}
	return { topDirectories: [...directories].sort(), topFiles: [...files].sort() };
}

/** Finds the package. `requested` is the user's choice among several. */
export function findRoot(tree: Tree, requested?: string): Root {
	const archive = tree.container !== 'folder';
	const { topDirectories, topFiles } = archive ? tops(tree) : { topDirectories: [], topFiles: [] };
	const roots = packageRoots(tree);
	const lone = topDirectories.filter((name) => !isMac(name));
	const usual = archive ? (lone.length === 1 && topFiles.length === 0 ? lone[0] : undefined) : '';
	const [only, second] = roots;
	const root = requested ?? (only !== undefined && second === undefined ? only : (usual ?? null));
	if (root === null) return { root, directory: null, wrapper: null, topDirectories, topFiles };
	const wrapped = archive ? root.includes('/') : root !== '';
	return {
		root,
		directory: root === '' ? (archive ? null : tree.name) : nameOf(root),
		wrapper: wrapped ? parentOf(root) || tree.name : null,
		topDirectories,
		topFiles
	};
}

/** The files of a package by path relative to its root. */
export interface Layout {
	/** Regular files that rules judge. */
	readonly files: ReadonlyMap<string, PackageFile>;
	/** What references may name: regular files, junk ones too. */
	readonly existing: ReadonlyMap<string, PackageFile>;
	/** Symlinks and special files: something is there, and the archive's rules judge it. */
	readonly odd: ReadonlySet<string>;
	/** Every directory, named or implied. */
	readonly directories: ReadonlySet<string>;
}

/** Lays out the nodes below `root`. The first of two entries with one name counts; the archive's rules name the second. */
export function layOut(tree: Tree, root: string): Layout {
	const prefix = root === '' ? '' : `${root}/`;
	const files = new Map<string, PackageFile>();
	const existing = new Map<string, PackageFile>();
	const odd = new Set<string>();
	const directories = new Set<string>();
	laidNodes(tree).forEach((node, index) => {
		if (!node.safe || !node.path.startsWith(prefix)) return;
		const path = node.path.slice(prefix.length);
		if (path === '') return;
		const junk = junkOf(node.path) !== null;
		if (node.kind === 'directory') {
			if (!junk) directories.add(path);
		} else if (node.kind === 'file') {
			const file = { node: index, size: node.size };
			if (!existing.has(path)) existing.set(path, file);
			if (!junk && !files.has(path)) files.set(path, file);
		} else odd.add(path);
		for (let up = parentOf(path); up !== '' && !directories.has(up); up = parentOf(up)) {
			if (junk) break;
			directories.add(up);
		}
	});
	return { files, existing, odd, directories };
}
