import type { ImageMaker } from '../repack/image/image-maker';
import type { RepackOptions } from '../repack/offer';
import type { FileState, FolderStep } from '../source/folder-step';
import { ReadError, type Tree } from '../source/tree';
import { RolecheckError } from '../worker/error';
import type { CheckedPackage } from './plug-in';
import { bytesOf, planOf } from './repack';

/** What repairs do to a folder, in order: what goes before what comes, so that only a name's case may change too. */
export interface FolderPlan {
	readonly steps: readonly FolderStep[];
	/** What the folder itself would have to be called. A browser can't rename it; null: its name is right. */
	readonly rename: string | null;
}

/**
 * The edits and the chosen repairs as steps on a folder. `folder`: as it was read; `tree`: with the edits laid over it.
 * Rejects with a `RolecheckError`.
 */
export async function folderPlan(
	tree: Tree,
	checked: CheckedPackage,
	options: RepackOptions,
	maker: ImageMaker | null,
	folder: Tree
): Promise<FolderPlan> {
	const { plan, changes } = await planOf(tree, checked, options, maker);
	const [clash] = plan.clashes;
	if (clash !== undefined)
		throw new RolecheckError('input', 'NAME_CLASH', `two files would be called ${clash}`);
	const prefix = checked.root === '' ? '' : `${checked.root}/`;
	const stateOf = (node: number): FileState => ({
		size: folder.nodes[node]?.size ?? 0,
		modified: folder.nodes[node]?.modified ?? 0
	});
	const isEdited = (node: number): boolean => tree.nodes[node] !== folder.nodes[node];
	const nodes = new Map(tree.nodes.map(({ path }, node) => [path, node]));
	const writes: FolderStep[] = [];
	for (const [inside, source] of plan.files) {
		const path = prefix + inside;
		const known = nodes.get(path);
		if (source.kind === 'node' && source.node === known && !isEdited(known)) continue;
		const bytes = await bytesOf(tree, source).catch((error: unknown) => {
			if (!(error instanceof ReadError)) throw error;
			throw new RolecheckError('input', 'FILE_NOT_READABLE', error.message, { cause: error });
		});
		const from = source.kind === 'bytes' ? null : (tree.nodes[source.node]?.path ?? null);
		const before = known === undefined || !folder.nodes[known] ? null : stateOf(known);
		writes.push({ kind: 'write', path, bytes: new Uint8Array(bytes), before, from });
	}
	const written = new Set(writes.map(({ path }) => path));
	const gone = new Set(
		changes.flatMap((change) => ('node' in change && change.kind !== 'copy' ? [change.node] : []))
	);
	const removes = [...gone].flatMap((node): FolderStep[] => {
		const { path, kind } = tree.nodes[node] ?? {};
		if (path === undefined || written.has(path)) return [];
		if (kind === 'directory') return [{ kind: 'remove-directory', path }];
		// A move to where it is.
		if (plan.files.has(path.slice(prefix.length)) && path.startsWith(prefix)) return [];
		return [{ kind: 'remove', path, before: stateOf(node) }];
	});
	const rename = plan.directory === checked.contents?.directory ? null : plan.directory;
	return { steps: [...removes, ...writes], rename };
}
