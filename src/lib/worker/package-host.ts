import { blobSource } from '../archive/byte-source';
import { findPackages, formatOf } from '../check/formats';
import { nearMiss } from '../check/near-miss';
import type { CheckedPackage } from '../check/plug-in';
import { offersOf } from '../check/offers';
import { makeImage } from '../check/make-images';
import { makeScreenshot } from '../check/make-screenshot';
import { secretsIn } from '../check/secrets-in';
import { repackTree } from '../check/repack';
import { sideOf } from '../compare/side';
import { servePort } from '../preview/serve-port';
import { treeProvider } from '../preview/tree-provider';
import { canvasImageMaker } from '../repack/image/canvas-image-maker';
import type { ImageMaker } from '../repack/image/image-maker';
import { openArchive } from '../source/archive-tree';
import { directoryItems } from '../source/directory-items';
import { editedTree } from '../source/edited-tree';
import { folderTree } from '../source/folder-tree';
import type { Problem, Tree } from '../source/tree';
import { verifiedOnce } from '../source/verified-once';
import { bundleDiff, describe, exported } from './bundle-host';
import { askToDraw } from './drawing-asker';
import { RolecheckError } from './error';
import type { CheckOptions, Dropped, ListedFile } from './protocol';
import { hireHelpers } from './helpers';
import type { Context, Handlers } from './serve';

async function treeOf(input: Dropped, { progress }: Context): Promise<Tree> {
	if (input.kind === 'blob')
		return openArchive(input.name, blobSource(input.blob), { crew: hireHelpers });
	if (input.kind === 'files') return folderTree(input.name, input.files);
	const items = await directoryItems(input.handle, {
		onFound: (done) => progress({ phase: 'list', done, total: done + 1, unit: 'files' })
	});
	return folderTree(input.handle.name, items);
}

/** Files by package path; what lies outside the package keeps its name in the archive. */
function listed(tree: Tree, { root, mask }: CheckedPackage): ListedFile[] {
	const prefix = root === '' ? '' : `${root}/`;
	return tree.nodes.map(({ path, kind, size }, node) => ({
		path: mask(path.startsWith(prefix) ? path.slice(prefix.length) : path),
		kind,
		size,
		node
	}));
}

const isUnreadable = ({ kind }: Problem): boolean => kind === 'unreadable';

/** One package, held open: its tree, the edits laid over it, and the last check. */
export function packageHost(): Handlers {
	let tree: Tree | null = null;
	let checked: CheckedPackage | null = null;
	let lastCheck: CheckOptions = {};
	let shots: readonly Uint8Array[] = [];
	const edits = new Map<string, string>();
	let maker: ImageMaker | null = typeof OffscreenCanvas === 'undefined' ? null : canvasImageMaker();

	const opened = (): Tree => {
		if (!tree) throw new RolecheckError('ours', 'NOT_OPEN', 'no package is open');
		return edits.size === 0 ? tree : editedTree(tree, checked?.root ?? '', edits);
	};
	const check = async (options: CheckOptions, { progress }: Context): Promise<CheckedPackage> => {
		const now = opened();
		lastCheck = options;
		const format = await formatOf(now, options.root);
		checked = await format.check(now, {
			...options,
			onProgress: (done, total) => progress({ phase: 'check', done, total, unit: 'bytes' })
		});
		return checked;
	};
	/** The last check, with what can be done beside its findings. */
	const withShots = async (context: Context): Promise<CheckedPackage> => {
		const now = checked ?? (await check(lastCheck, context));
		return { ...now, repairs: [...now.repairs, ...(now.screenshots(shots)?.repairs ?? [])] };
	};

	return {
		async open(input, context) {
			tree = verifiedOnce(await treeOf(input, context));
			checked = null;
			edits.clear();
			shots = [];
			const packages = await findPackages(tree);
			return {
				name: tree.name,
				container: tree.container,
				packages: packages.map(({ format, root }) => ({ format: format.id, root }))
			};
		},
		async check(options, context) {
			const now = await check(options, context);
			const { report, root, title, secrets } = now;
			const isNone = report.subject.format === 'unknown' && !opened().problems.some(isUnreadable);
			return {
				report,
				root,
				title,
				files: listed(opened(), now),
				secrets,
				nearMiss: isNone ? await nearMiss(opened()) : null
			};
		},
		read: ({ node, limit }) => opened().read(node, limit === undefined ? {} : { limit }),
		secretsIn: (file) => secretsIn(file),
		async repairs({ answers }, context) {
			const now = await withShots(context);
			return offersOf(opened(), now.repairs, now, answers);
		},
		async repack(options, context) {
			const now = await withShots(context);
			const progress = context.progress;
			return repackTree(opened(), now, options, progress, maker, hireHelpers);
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
		describe: () => describe(opened(), checked?.root ?? ''),
		exportBundle: () => exported(opened(), checked?.root ?? ''),
		async bundleDiff({ other, root, newer }, context) {
			const own = { tree: opened(), root: checked?.root ?? '' };
			const theirs = { tree: await treeOf(other, context), root };
			return newer ? bundleDiff(own, theirs) : bundleDiff(theirs, own);
		},
		mount({ port }) {
			servePort(port, treeProvider(opened(), checked?.root ?? ''));
			return null;
		},
		edit({ path, text }) {
			if (text === null) edits.delete(path);
			else edits.set(path, text);
			checked = null;
			return null;
		}
	};
}
