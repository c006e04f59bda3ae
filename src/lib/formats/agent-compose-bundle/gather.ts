import { withoutArchiveEnding } from '../../source/archive-name';
import { ReadError, type Tree } from '../../source/tree';
import type { GatherOptions } from '../format';
import { compile } from './content/compiled';
import { Sha256 } from './content/hash';
import { contentStates, type Files } from './content/recompute';
import { detect } from './detect';
import { type BundleFacts, type Document, JSON_LIMIT, MANIFEST, TRACE, valueOf } from './facts';
import { decode } from './json/decode';
import { ITEM_LIMIT } from './json/list';
import type { Shape } from './json/shape';
import { TextMap } from './json/text-map';
import { type Manifest, manifestShape } from './manifest';
import { type Trace, traceShape } from './trace';
import { bundleTree, type Entry, lookUp, walk } from './tree';

/** Reads the two documents; with `deep` every file, for the digests. */
export async function gather(tree: Tree, options: GatherOptions): Promise<BundleFacts> {
	const root = options.root ?? (await detect(tree))[0] ?? '';
	const top = bundleTree(tree, root);
	const texts = new Map<string, string>();
	const skipped: { path: string; why: string }[] = [];
	const reader = { tree, texts, skipped, ...(options.signal ? { signal: options.signal } : {}) };
	const manifest = await readDocument(reader, top, MANIFEST, manifestShape);
	const trace = await readDocument(reader, top, TRACE, traceShape);
	return {
		root,
		name: nameOf(tree, root),
		container: tree.container,
		top,
		texts,
		textScanned: texts.size,
		skipped,
		manifest,
		trace,
		...(options.deep ? await readFiles(reader, top, valueOf(manifest), valueOf(trace)) : SHALLOW)
	};
}

type Deep = Pick<
	BundleFacts,
	'deep' | 'hashes' | 'links' | 'bodies' | 'contents' | 'compiledMatches'
>;

const SHALLOW: Deep = {
	deep: false,
	hashes: new Map(),
	links: new Map(),
	bodies: new Map(),
	contents: [],
	compiledMatches: null
};

interface Reader {
	readonly tree: Tree;
	readonly texts: Map<string, string>;
	readonly skipped: { path: string; why: string }[];
	readonly signal?: AbortSignal;
}

/** The directory's own name; for an archive its name without the ending. */
function nameOf(tree: Tree, root: string): string {
	if (root !== '') return root.slice(root.lastIndexOf('/') + 1);
	if (tree.container === 'folder') return tree.name;
	return withoutArchiveEnding(tree.name) || tree.name;
}

async function readDocument<Value>(
	reader: Reader,
	top: Entry,
	name: string,
	shape: Shape<Value>
): Promise<Document<Value>> {
	const found = top.children.get(name);
	if (found === undefined) return { kind: 'absent' };
	if (found.kind !== 'file' || found.node === null) return { kind: 'no-file' };
	if (found.size > JSON_LIMIT) return notRead(reader, name, `> ${JSON_LIMIT} bytes`);
	const bytes = await readFile(reader, found);
	if (bytes === null) return { kind: 'not-read', why: reader.skipped.at(-1)?.why ?? '' };
	/* The declared size may lie. */
	if (bytes.length > JSON_LIMIT) return notRead(reader, name, `> ${JSON_LIMIT} bytes`);
	const map = new TextMap(bytes);
	reader.texts.set(name, map.text);
	const decoded = decode(bytes, shape);
	if (decoded.kind === 'too-many') return notRead(reader, name, `> ${ITEM_LIMIT} array elements`);
	return { ...decoded, place: (span) => map.span(span) };
}

function notRead(reader: Reader, path: string, why: string): { kind: 'not-read'; why: string } {
	reader.skipped.push({ path, why });
	return { kind: 'not-read', why };
}

/** Null, and a note of what was skipped, where the bytes cannot be had. */
async function readFile(reader: Reader, file: Entry): Promise<Uint8Array | null> {
	if (file.node === null) return null;
	try {
		return await reader.tree.read(file.node, reader.signal ? { signal: reader.signal } : {});
	} catch (error) {
		if (!(error instanceof ReadError)) throw error;
		reader.skipped.push({ path: file.path, why: error.problem.detail || error.problem.reason });
		return null;
	}
}

/** Text files that digests may be recomputed from are kept up to this many bytes each, and altogether. */
const BODY_LIMIT = 8 * 1024 * 1024;
const BODIES_LIMIT = 64 * 1024 * 1024;
const isBody = (path: string): boolean => /\.md$/iu.test(path);

async function readFiles(
	reader: Reader,
	top: Entry,
	manifest: Manifest | null,
	trace: Trace | null
): Promise<Deep> {
	const hashes = new Map<string, string>();
	const links = new Map<string, string | null>();
	const bodies = new Map<string, Uint8Array>();
	const sha256 = await Sha256.create();
	let kept = 0;
	for (const file of walk(top)) {
		if (file.kind === 'symlink' && file.node !== null) {
			links.set(file.path, await reader.tree.linkTarget(file.node));
		}
		if (file.kind !== 'file') continue;
		const bytes = await readFile(reader, file);
		if (bytes === null) continue;
		hashes.set(file.path, sha256.hex(bytes));
		if (!isBody(file.path) || bytes.length > BODY_LIMIT || kept + bytes.length > BODIES_LIMIT)
			continue;
		kept += bytes.length;
		bodies.set(file.path, bytes);
	}
	const files: Files = {
		has: (path) => typeof lookUp(top, path) !== 'string',
		hash: (path) => hashes.get(path),
		body: (path) => bodies.get(path)
	};
	return {
		deep: true,
		hashes,
		links,
		bodies,
		contents: manifest === null ? [] : contentStates(sha256, files, manifest),
		compiledMatches: manifest && trace ? compiledMatches(sha256, files, manifest, trace) : null
	};
}

function compiledMatches(
	sha256: Sha256,
	files: Files,
	manifest: Manifest,
	trace: Trace
): boolean | null {
	const { mode, compiled_context: context } = manifest.delivery;
	const hash = files.hash(context.value);
	if (mode.value !== 'compiled' || hash === undefined) return null;
	const expected = compile(files, manifest, trace);
	return expected === null ? null : sha256.hex(expected) === hash;
}
