import type { TreeNode } from '../../source/tree';

/** Whose leavings a file is; null: nobody's. */
export type JunkKind = 'macos' | 'windows' | 'vcs' | 'editor' | 'dependency-tree';

/** By a segment of the path anywhere: all below it is junk. Case does not count where these are made. */
const DIRECTORIES: ReadonlyMap<string, JunkKind> = new Map([
	['__macosx', 'macos'],
	['.git', 'vcs'],
	/* The short name that NTFS gives `.git` (CVE-2019-1353). */
	['git~1', 'vcs'],
	['.svn', 'vcs'],
	['.hg', 'vcs'],
	['.idea', 'editor'],
	['.vscode', 'editor'],
	['node_modules', 'dependency-tree']
]);

const FILES: ReadonlyMap<string, JunkKind> = new Map([
	['.ds_store', 'macos'],
	/* Finder's custom folder icon. */
	['icon\r', 'macos'],
	['thumbs.db', 'windows'],
	['desktop.ini', 'windows']
]);

/** What most paths do not match at all. */
const suspect =
	/__macosx|\.git|git~1|\.svn|\.hg|\.idea|\.vscode|node_modules|\.ds_store|icon\r|thumbs\.db|desktop\.ini|\._|\.swp|~/iu;

/** Whether a path (`/`-separated, of a file or a directory) is junk of the kinds that §5 and §7 of the guide name. */
export function junkOf(path: string): JunkKind | null {
	if (!suspect.test(path)) return null;
	const segments = path.toLowerCase().split('/');
	for (const segment of segments) {
		const kind = DIRECTORIES.get(segment);
		if (kind) return kind;
	}
	const name = segments.at(-1) ?? '';
	if (name.startsWith('._')) return 'macos';
	if (name.endsWith('.swp') || name.endsWith('~')) return 'editor';
	return FILES.get(name) ?? null;
}

const known = new WeakMap<readonly TreeNode[], ReadonlyMap<number, JunkKind>>();

/** The nodes that are junk, by position. Looked for once in each list. */
export function junkNodes(nodes: readonly TreeNode[]): ReadonlyMap<number, JunkKind> {
	const made = known.get(nodes);
	if (made) return made;
	const junk = new Map<number, JunkKind>();
	nodes.forEach(({ path }, index) => {
		const kind = junkOf(path);
		if (kind !== null) junk.set(index, kind);
	});
	known.set(nodes, junk);
	return junk;
}
