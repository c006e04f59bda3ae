import { blobSource } from '../archive/byte-source';
import { nameReason } from '../archive/name';
import { writeZip, type ZipContent, type ZipFile } from '../archive/zip/write';
import { ARCHIVE_AMBIGUOUS } from '../formats/container/ambiguous';
import { CONTAINER_FIXES } from '../formats/container/fixes';
import { junkOf } from '../formats/container/junk';
import { needKey, oneEach, type ReadyChange, type Repair } from '../repack/change';
import type { ImageMaker } from '../repack/image/image-maker';
import { planFiles, type Plan, type Source } from '../repack/apply';
import type { RepackOptions } from '../repack/offer';
import { openArchive, type OpenOptions } from '../source/archive-tree';
import { ReadError, type Tree } from '../source/tree';
import { RolecheckError } from '../worker/error';
import type { Progress, Repacked } from '../worker/protocol';
import { formatOf } from './formats';
import { makeImages, type Chosen } from './make-images';
import type { CheckedPackage } from './plug-in';

type OnProgress = (progress: Progress) => void;

const isChosen = ({ id, at, automatic }: Repair, fixes: readonly string[] | undefined): boolean =>
	fixes ? fixes.includes(id) || (at !== null && fixes.includes(`${id}@${at}`)) : automatic;

function chosenOf(repairs: readonly Repair[], { fixes, answers = {} }: RepackOptions): Chosen[] {
	return oneEach(repairs.filter((repair) => isChosen(repair, fixes))).flatMap((repair) => {
		const changes = repair.changes(answers);
		if (changes) return [{ repair, changes }];
		const missing = repair.needs.map(needKey);
		if (missing.length === 0) return [];
		const words = `${repair.id} needs an acceptable answer for ${missing.join(', ')}`;
		throw new RolecheckError('input', 'ANSWER_NEEDED', words);
	});
}

const BOM = [0xef, 0xbb, 0xbf];

/** The bytes of an edited text. A byte order mark that stood there stays. */
async function encode(tree: Tree, node: number, text: string): Promise<Uint8Array> {
	const head = await tree.read(node, { limit: BOM.length });
	const marked = BOM.every((byte, index) => head[index] === byte);
	return new TextEncoder().encode(marked ? `\uFEFF${text}` : text);
}

/** The bytes of one file of a plan. Rejects with `ReadError`. */
export async function bytesOf(tree: Tree, source: Source): Promise<Uint8Array> {
	if (source.kind === 'bytes') return source.bytes;
	return source.kind === 'edited' ? encode(tree, source.node, source.text) : tree.read(source.node);
}

function contentOf(tree: Tree, source: Source): ZipContent {
	if (source.kind === 'bytes') return { kind: 'bytes', bytes: source.bytes };
	const { node } = source;
	if (source.kind === 'edited')
		return { kind: 'read', read: () => encode(tree, node, source.text) };
	const read = (signal?: AbortSignal): Promise<Uint8Array> =>
		tree.read(node, signal ? { signal } : {});
	return tree.packed?.(node) ?? { kind: 'read', read };
}

async function write(
	tree: Tree,
	plan: Plan,
	directory: string,
	onProgress: OnProgress
): Promise<Blob> {
	const files: ZipFile[] = [...plan.files].map(([path, source]) => ({
		path: `${directory}/${path}`,
		content: contentOf(tree, source)
	}));
	const total = tree.bytes;
	const parts: Blob[] = [];
	let done = 0;
	try {
		for await (const part of writeZip(files)) {
			/* A Blob at once: what is written leaves our memory for the browser's, which may put it on disk. */
			parts.push(part instanceof Blob ? part : new Blob([part]));
			done += part instanceof Blob ? part.size : part.length;
			onProgress({ phase: 'write', done, total: Math.max(done, total), unit: 'bytes' });
		}
		onProgress({ phase: 'write', done, total: done, unit: 'bytes' });
	} catch (error) {
		if (error instanceof ReadError) {
			const words = `${error.path} cannot be read back (${error.problem.detail}), so no zip was written; leave it out or replace it`;
			throw new RolecheckError('input', 'FILE_NOT_READABLE', words, { cause: error });
		}
		throw error;
	}
	return new Blob(parts, { type: 'application/zip' });
}

/** An archive that can be read in more than one way is written anew only when the user has said what it holds. */
function guardAmbiguous(
	{ findings, repairs }: CheckedPackage,
	{ fixes, answers = {} }: RepackOptions
): void {
	const finding = findings.find(({ code }) => code === ARCHIVE_AMBIGUOUS.code);
	if (!finding) return;
	const rewrite = repairs.find(({ id }) => id === CONTAINER_FIXES.rewriteArchive);
	if (rewrite && isChosen(rewrite, fixes ?? [rewrite.id]) && rewrite.changes(answers)) return;
	const words = rewrite
		? 'the archive can be read in more than one way: look through its entries and answer "entries" with "seen"'
		: 'the archive can be read in more than one way and its entries cannot all be read back; make it anew from the folder';
	throw new RolecheckError('input', 'ARCHIVE_AMBIGUOUS', words);
}

/** Nothing is left out that no repair has named. */
function guardLoss(tree: Tree, plan: Plan, changes: readonly ReadyChange[]): void {
	const kept = new Set<number>();
	for (const source of plan.files.values()) if (source.kind !== 'bytes') kept.add(source.node);
	for (const change of changes) if (change.kind === 'drop') kept.add(change.node);
	const lost = tree.nodes.findIndex(({ kind }, node) => kind !== 'directory' && !kept.has(node));
	const path = tree.nodes[lost]?.path;
	if (path === undefined) return;
	const words = `${path} cannot go into the new zip as it is, and no chosen repair says what becomes of it`;
	throw new RolecheckError('input', 'ENTRY_NOT_COVERED', words);
}

/** A folder may hold names that no archive should: a backslash on Linux, the line end of Finder's `Icon\r`. */
function guardNames({ files }: Plan, directory: string): void {
	for (const path of files.keys()) {
		const reason = nameReason(`${directory}/${path}`);
		if (reason === null) continue;
		const words = `${JSON.stringify(path)} cannot be a name in a zip (${reason}); rename the file or leave it out`;
		throw new RolecheckError('input', 'NAME_NOT_SAFE', words);
	}
}

function directoryOf({ directory, clashes }: Plan): string {
	// One segment, and none that a reader takes for junk: else the new zip would hold no package.
	if (directory !== null && (directory.includes('/') || junkOf(`${directory}/`) !== null)) {
		const words = `${JSON.stringify(directory)} cannot be the top-level directory of a package; rename it to a role id`;
		throw new RolecheckError('input', 'NAME_NOT_SAFE', words);
	}
	if (directory === null)
		throw new RolecheckError('input', 'ANSWER_NEEDED', 'set-root needs an answer for id');
	const [clash] = clashes;
	if (clash !== undefined)
		throw new RolecheckError('input', 'NAME_CLASH', `two files would be called ${clash}`);
	return directory;
}

/** The texts of the new package: the originals, with the edits of the plan. */
function newTexts(checked: CheckedPackage, plan: Plan): Map<string, string> {
	const texts = new Map(checked.texts);
	for (const [path, source] of plan.files)
		if (source.kind === 'edited') texts.set(path, source.text);
	return texts;
}

/** The package with the chosen repairs laid on it, and what they change. Nothing is written. */
export async function planOf(
	tree: Tree,
	checked: CheckedPackage,
	options: RepackOptions,
	maker: ImageMaker | null
): Promise<{ readonly plan: Plan; readonly changes: readonly ReadyChange[] }> {
	if (!checked.contents)
		throw new RolecheckError('input', 'NOT_REPACKABLE', 'there is no package here to repack');
	const chosen = chosenOf(checked.repairs, options);
	const changes = await makeImages(tree, chosen, maker, options.fixes !== undefined);
	return { plan: planFiles(checked.contents, checked.texts, changes), changes };
}

/**
 * Writes the package as a zip with the chosen repairs, reads that zip back and judges it. Rejects with a
 * `RolecheckError` where a fact is missing or a file of the package can't be read.
 */
export async function repackTree(
	tree: Tree,
	checked: CheckedPackage,
	options: RepackOptions,
	onProgress: OnProgress,
	maker: ImageMaker | null = null,
	crew?: OpenOptions['crew']
): Promise<Repacked> {
	guardAmbiguous(checked, options);
	const { plan, changes } = await planOf(tree, checked, options, maker);
	guardLoss(tree, plan, changes);
	if (plan.files.size === 0)
		throw new RolecheckError('input', 'NOT_REPACKABLE', 'there is no file here to repack');
	const directory = directoryOf(plan);
	guardNames(plan, directory);
	const verifying = (done: number, total: number): void =>
		onProgress({ phase: 'verify', done, total, unit: 'bytes' });
	if (checked.report.subject.sha256 === null) await tree.verify({ onProgress: verifying });
	const blob = await write(tree, plan, directory, onProgress);
	const name = checked.archiveName(directory, newTexts(checked, plan));
	const written = await openArchive(name, blobSource(blob), crew ? { crew } : {});
	const format = await formatOf(written);
	const { report } = await format.check(written, { onProgress: verifying });
	return { blob, name, report };
}
