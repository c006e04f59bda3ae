import { blobSource } from '../archive/byte-source';
import { contentsAsIs } from '../check/contents-as-is';
import { findPackages, formatOf } from '../check/formats';
import { folderPlan } from '../check/folder-plan';
import { loneFile } from '../check/lone-file';
import { nearMiss, type NearMiss } from '../check/near-miss';
import type { CheckedPackage } from '../check/plug-in';
import { offersOf } from '../check/offers';
import { makeImage } from '../check/make-images';
import { makeScreenshot } from '../check/make-screenshot';
import { reachedIn } from '../check/reached';
import { secretsIn } from '../check/secrets-in';
import { split } from '../check/split';
import { summaryOf } from '../check/summary';
import { repackTree } from '../check/repack';
import { sideOf } from '../compare/side';
import { servePort } from '../preview/serve-port';
import { treeProvider } from '../preview/tree-provider';
import { canvasImageMaker } from '../repack/image/canvas-image-maker';
import type { ImageMaker } from '../repack/image/image-maker';
import { coverData } from '../scan/secrets/cover';
import { coverSuspectNames } from '../scan/secrets/suspects';
import { openArchive } from '../source/archive-tree';
import { editedTree } from '../source/edited-tree';
import { folderTree } from '../source/folder-tree';
import { FollowedFolder } from '../source/followed-folder';
import { reasonOf } from '../source/reason-of';
import type { Problem, Tree, TreeNode } from '../source/tree';
import { verifiedOnce } from '../source/verified-once';
import { followingProvider } from '../preview/following-provider';
import { bundleDiff, describe, exported } from './bundle-host';
import { askToDraw } from './drawing-asker';
import { RolecheckError } from './error';
import type { CheckOptions, Dropped, FoundPackage, ListedFile } from './protocol';
import { hireHelpers } from './helpers';
import type { Context, Handlers, Host } from './serve';

const follow = (handle: FileSystemDirectoryHandle, { progress }: Context) =>
	FollowedFolder.open(handle, (done) =>
		progress({ phase: 'list', done, total: done + 1, unit: 'files' })
	);

async function treeOf(input: Dropped, context: Context): Promise<Tree> {
	if (input.kind === 'blob')
		return openArchive(input.name, blobSource(input.blob), { crew: hireHelpers });
	if (input.kind === 'files') return folderTree(input.name, input.files);
	return (await follow(input.handle, context)).tree();
}

/** Files by package path; what lies outside the package keeps its name in the archive. */
function listed(tree: Tree, { root, maskPath }: CheckedPackage): ListedFile[] {
	const prefix = root === '' ? '' : `${root}/`;
	return tree.nodes.map(({ path, kind, size, modified }, node) => ({
		path: maskPath(path.startsWith(prefix) ? path.slice(prefix.length) : path),
		kind,
		size,
		node,
		...(modified !== undefined && { modified })
	}));
}

/** The path of a package's file inside what was opened. */
const pathOf = ({ root, path }: { readonly root: string; readonly path: string }): string =>
	root === '' ? path : `${root}/${path}`;

const packagesIn = async (tree: Tree): Promise<FoundPackage[]> =>
	(await findPackages(tree)).map(({ format, root }) => ({ format: format.id, root }));

const isUnreadable = ({ kind }: Problem): boolean => kind === 'unreadable';
const isNoArchive = ({ reason }: Problem): boolean => reason === 'not-zip';

/** One package, held open: its tree, the edits laid over it, and the last check. */
export function packageHost(): Host {
	let tree: Tree | null = null;
	/** Where what was opened is a folder behind a handle. */
	let folder: FollowedFolder | null = null;
	/** Where it is one file, an archive or not. */
	let lone: Blob | null = null;
	let revision = 0;
	let checked: CheckedPackage | null = null;
	let lastCheck: CheckOptions = {};
	let shots: readonly Uint8Array[] = [];
	/** New texts by path inside what was opened, so that each stays with its own of several packages. */
	const edits = new Map<string, string>();
	let maker: ImageMaker | null = typeof OffscreenCanvas === 'undefined' ? null : canvasImageMaker();

	/** Of the last check: edits and previews name files from there. */
	let root = '';
	/** The tree with the edits laid over it, until either changes. */
	let laid: Tree | null = null;

	const opened = (): Tree => {
		if (!tree) throw new RolecheckError('ours', 'NOT_OPEN', 'no package is open');
		return (laid ??= edits.size === 0 ? tree : editedTree(tree, edits));
	};
	/** What was known of the files holds no longer. */
	const changed = (): void => {
		laid = null;
		checked = null;
		revision++;
	};
	const check = async (options: CheckOptions, { progress }: Context): Promise<CheckedPackage> => {
		const now = opened();
		const at = revision;
		lastCheck = options;
		const format = await formatOf(now, options.root);
		const done = await format.check(now, {
			...options,
			onProgress: (done, total) => progress({ phase: 'check', done, total, unit: 'bytes' })
		});
		// Of files that changed meanwhile it says nothing: whoever asks next checks again.
		if (at === revision) checked = done;
		root = done.root;
		return done;
	};
	/** The last check, with what can be done beside its findings. */
	const withShots = async (context: Context): Promise<CheckedPackage> => {
		const now = checked ?? (await check(lastCheck, context));
		return { ...now, repairs: [...now.repairs, ...(now.screenshots(shots)?.repairs ?? [])] };
	};
	/** What a zip or a folder is written from. What no repair is known for is written when its texts were edited. */
	const writable = async (context: Context): Promise<CheckedPackage> => {
		const now = await withShots(context);
		return now.contents || edits.size === 0
			? now
			: { ...now, contents: contentsAsIs(opened(), root) };
	};

	/** Null: an archive that is broken; its findings say how. */
	const notAPackage = async (now: Tree): Promise<NearMiss | null> => {
		if (lone && now.problems.some(isNoArchive)) return loneFile(now.name, lone);
		return now.problems.some(isUnreadable) ? null : nearMiss(now);
	};

	const handlers: Handlers = {
		split,
		reachedFrom: () => checked && reachedIn(checked),
		async summarise(options, context) {
			const now = opened();
			const { report, title, mask } = await check(options, context);
			const isNone = report.subject.format === 'unknown';
			const near = isNone ? coverData(await notAPackage(now), mask) : null;
			return summaryOf({ report, title, nearMiss: near }, (await packagesIn(now)).length);
		},
		async open(input, context) {
			lone = input.kind === 'blob' ? input.blob : null;
			folder = input.kind === 'directory' ? await follow(input.handle, context) : null;
			tree = verifiedOnce(folder?.tree() ?? (await treeOf(input, context)));
			edits.clear();
			shots = [];
			root = '';
			changed();
			const { name, container } = tree;
			return { name, container, packages: await packagesIn(tree) };
		},
		async refresh({ paths: asked }) {
			if (!folder) throw new RolecheckError('ours', 'NOT_FOLLOWED', 'no folder is followed');
			const paths = await folder.look(asked).catch((error: unknown) => {
				throw new RolecheckError('input', 'FOLDER_LOST', reasonOf(error), { cause: error });
			});
			if (paths.length > 0) {
				tree = verifiedOnce(folder.tree());
				changed();
			}
			return { changed: paths, packages: await packagesIn(opened()) };
		},
		async check(options, context) {
			const [now, seen] = [opened(), revision];
			const done = await check(options, context);
			const { report, title, secrets, searchable } = done;
			const isNone = report.subject.format === 'unknown';
			return {
				report,
				root: done.root,
				title,
				files: listed(now, done),
				secrets,
				searchable,
				nearMiss: isNone ? coverData(await notAPackage(now), done.mask) : null,
				revision: seen
			};
		},
		read: ({ node, limit }) => opened().read(node, limit === undefined ? {} : { limit }),
		secretsIn: (file) => secretsIn(file),
		async repairs({ answers }, context) {
			const now = await withShots(context);
			return offersOf(opened(), now.repairs, now, answers);
		},
		async repack(options, context) {
			const now = await writable(context);
			const progress = context.progress;
			return repackTree(opened(), now, options, progress, maker, hireHelpers);
		},
		async planFolder(options, context) {
			const now = await writable(context);
			return folderPlan(opened(), now, options, maker, tree ?? opened());
		},
		makeImage: (recipe) => makeImage(opened(), recipe, maker),
		makeScreenshot: ({ picture }) => makeScreenshot(picture),
		async screenshots({ pngs }, context) {
			shots = pngs;
			const plan = (checked ?? (await check(lastCheck, context))).screenshots(pngs);
			return plan && { named: plan.named, refused: plan.refused };
		},
		drawings({ port }) {
			maker &&= canvasImageMaker(askToDraw(port));
			return null;
		},
		async side(_, context) {
			const now = checked ?? (await check(lastCheck, context));
			return sideOf(opened(), now, {
				onProgress: (done, total) => context.progress({ phase: 'read', done, total, unit: 'bytes' })
			});
		},
		describe: () => describe(opened(), root),
		exportBundle: () => exported(opened(), root),
		async bundleDiff({ other, root: at, newer }, context) {
			const own = { tree: opened(), root };
			const theirs = { tree: await treeOf(other, context), root: at };
			return newer ? bundleDiff(own, theirs) : bundleDiff(theirs, own);
		},
		mount({ port }) {
			servePort(
				port,
				followingProvider(opened, (now) => treeProvider(now, root))
			);
			return null;
		},
		async original(file) {
			const full = pathOf(file);
			const isIt = (node: TreeNode): boolean =>
				node.path === full && node.safe && node.kind === 'file';
			const node = tree?.nodes.findIndex(isIt) ?? -1;
			return tree && node >= 0 ? tree.read(node) : null;
		},
		edit({ text, ...file }) {
			if (text === null) edits.delete(pathOf(file));
			else edits.set(pathOf(file), text);
			changed();
			return null;
		}
	};
	return { handlers, mask: (text) => (checked ? checked.mask(text) : coverSuspectNames(text)) };
}
