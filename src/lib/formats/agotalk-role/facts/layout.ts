import type { Tree, TreeNode } from '../../../source/tree';
import { junkNodes } from '../../container/junk';
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

const MAX_WRAPPERS = 4;

const parentOf = (path: string): string => path.slice(0, Math.max(path.lastIndexOf('/'), 0));
const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);
/** Looks at the end first: it is asked of every file, several times. */
const isMarker = (path: string): boolean =>
	(path.endsWith('role.md') && nameOf(path) === 'role.md') ||
	(path.endsWith(CONTRACT_PATH) && nameOf(path) === CONTRACT_PATH);
const isMac = (name: string): boolean => name === '__MACOSX';

/** Directories that hold role.md or the contract, outermost first; one inside another is not a second package. */
export function packageRoots(tree: Tree): string[] {
	const found = new Set<string>();
	const nodes = laidNodes(tree);
	const junk = junkNodes(nodes);
	nodes.forEach(({ path, kind, safe }, index) => {
		/* Safe to unpack and not somebody's junk. */
		if (isMarker(path) && kind !== 'directory' && safe && !junk.has(index))
			found.add(parentOf(path));
	});
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
	const nodes = laidNodes(tree);
	const junk = junkNodes(nodes);
	let last = '/';
	nodes.forEach(({ path, kind, safe }, index) => {
		/* Of a top-level directory that is known nothing more has to be seen. */
		if (!safe || path.startsWith(last)) return;
		const slash = path.indexOf('/');
		const top = slash < 0 ? path : path.slice(0, slash);
		if (!isMac(top) && junk.has(index)) return;
		if (slash < 0 && kind !== 'directory') files.add(top);
		else {
			directories.add(top);
			last = `${top}/`;
		}
	});
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

const known = new WeakMap<readonly TreeNode[], Map<string, Layout>>();

/** Lays out the nodes below `root`, once. The first of two entries with one name counts; the archive's rules name the second. */
export function layOut(tree: Tree, root: string): Layout {
	const nodes = laidNodes(tree);
	const layouts = known.get(nodes) ?? new Map<string, Layout>();
	known.set(nodes, layouts);
	const layout = layouts.get(root) ?? layOutNodes(nodes, root);
	layouts.set(root, layout);
	return layout;
}

function layOutNodes(nodes: readonly TreeNode[], root: string): Layout {
	const prefix = root === '' ? '' : `${root}/`;
	const junk = junkNodes(nodes);
	const existing = new Map<string, PackageFile>();
	const junkFiles: string[] = [];
	const odd = new Set<string>();
	const directories = new Set<string>();
	nodes.forEach(({ safe, path: full, kind, size }, node) => {
		if (!safe || !full.startsWith(prefix)) return;
		const path = full.slice(prefix.length);
		if (path === '') return;
		const isJunk = junk.has(node);
		if (kind === 'directory') {
			if (!isJunk) directories.add(path);
		} else if (kind === 'file') {
			if (!existing.has(path)) existing.set(path, { node, size });
			if (isJunk) junkFiles.push(path);
		} else odd.add(path);
		if (isJunk) return;
		for (let up = parentOf(path); up !== '' && !directories.has(up); up = parentOf(up))
			directories.add(up);
	});
	/* What is junk is told by the path alone: of two entries with one name both are. */
	const files = junkFiles.length === 0 ? existing : new Map(existing);
	for (const path of junkFiles) files.delete(path);
	return { files, existing, odd, directories };
}
