/* What a thing of no known format is, as far as its names and its manifest tell: for the page that says what to do next. */
import { CONTRACT_PATH } from '../formats/agotalk-role/facts/contract-file';
import { ARCHIVE_NAME } from '../source/archive-name';
import { ReadError, type Tree } from '../source/tree';

/** Something found that comes near a package, or says what else it is. `path`: where, as in the drop. */
export type Sign =
	| { readonly kind: 'empty' }
	/** A manifest.json, and the format it names; null: it names none. */
	| { readonly kind: 'other-manifest'; readonly path: string; readonly format: string | null }
	| { readonly kind: 'broken-manifest'; readonly path: string }
	/** A browser extension's or a web app's. */
	| {
			readonly kind: 'foreign-manifest';
			readonly path: string;
			readonly of: 'extension' | 'web-app';
	  }
	| {
			readonly kind: 'deep-bundle' | 'deep-role';
			readonly path: string;
			readonly directory: string;
	  }
	| { readonly kind: 'lone-trace'; readonly path: string }
	| { readonly kind: 'misnamed'; readonly path: string; readonly expected: string }
	| { readonly kind: 'archive' | 'skill' | 'page' | 'bundle-source'; readonly path: string }
	/** The drop was this one file: a part of a package, or any other; empty; or a page saved in an archive's place. */
	| { readonly kind: 'lone-part' | 'lone-file' | 'lone-empty' | 'lone-page' | 'lone-noise' }
	/** An archive of another format, or a file that is called one and holds something else. */
	| { readonly kind: 'lone-archive' | 'lone-misnamed'; readonly known: string }
	/** A project's sources, by the file that names its kind. */
	| { readonly kind: 'project'; readonly path: string; readonly of: ProjectKind };

export type ProjectKind = (typeof PROJECTS)[number][0];

/** A part that a format needs, and whether it is at the top or one directory down. */
export interface Part {
	readonly name: string;
	readonly found: boolean;
}

export interface NearMiss {
	readonly signs: readonly Sign[];
	readonly role: readonly Part[];
	readonly bundle: readonly Part[];
}

const PROJECTS = [
	['node', /(?:^|\/)package\.json$/u],
	['python', /(?:^|\/)(?:pyproject\.toml|setup\.py|requirements\.txt)$/u],
	['rust', /(?:^|\/)Cargo\.toml$/u],
	['go', /(?:^|\/)go\.mod$/u],
	['java', /(?:^|\/)(?:pom\.xml|build\.gradle(?:\.kts)?)$/u],
	['git', /(?:^|\/)\.git\/HEAD$/u]
] as const;

const MISNAMED = [
	[/(?:^|\/)(?:role\.(?:markdown|txt|mdx|md\.txt)|roles?\.md)$/iu, 'role.md'],
	[/(?:^|\/)(?:agotalk[-_.]?role|agotalk|role)\.(?:toml|toml\.txt|json|ya?ml)$/iu, CONTRACT_PATH],
	[/(?:^|\/)manifest\.(?:jsonc?|json\.txt|ya?ml)$/iu, 'manifest.json']
] as const;

const BUNDLE = 'agent-compose.bundle';
/** Manifests that are looked into, shallowest first, and bytes of each. */
const MANIFESTS = 20;
const MANIFEST_BYTES = 1 << 20;

const depthOf = (path: string): number => path.split('/').length;
const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);
const parentOf = (path: string): string => path.slice(0, Math.max(path.lastIndexOf('/'), 0));

/** For a tree in which no format finds a package. */
export async function nearMiss(tree: Tree): Promise<NearMiss> {
	const files = tree.nodes
		.map(({ path, kind }, node) => ({ path, kind, node }))
		.filter(({ kind, path }) => kind !== 'directory' && !/(?:^|\/)node_modules\//u.test(path))
		.sort((a, b) => depthOf(a.path) - depthOf(b.path) || (a.path < b.path ? -1 : 1));
	const paths = files.map(({ path }) => path);
	const manifests = files.filter(({ path }) => nameOf(path) === 'manifest.json');
	const signs: Sign[] = paths.length === 0 ? [{ kind: 'empty' }] : [];
	for (const { path, node } of manifests.slice(0, MANIFESTS))
		signs.push(manifestSign(path, await readJson(tree, node)));
	signs.push(...signsOf(paths));
	/* Of one kind the shallowest is enough to say. */
	const first = signs.filter(({ kind }, at) => signs.findIndex((one) => one.kind === kind) === at);
	const part = (name: string): Part => ({ name, found: paths.some((path) => isAt(path, name)) });
	return {
		signs: first.sort((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind)),
		role: ['role.md', CONTRACT_PATH].map(part),
		bundle: ['manifest.json', 'trace.json', 'content/instructions.md', 'content/skills'].map(part)
	};
}

/** What helps most comes first. */
const ORDER: readonly Sign['kind'][] = [
	'empty',
	'deep-bundle',
	'deep-role',
	'misnamed',
	'broken-manifest',
	'other-manifest',
	'foreign-manifest',
	'lone-trace',
	'bundle-source',
	'archive',
	'skill',
	'project',
	'page'
];

const isAt = (path: string, name: string): boolean =>
	[path, path.slice(path.indexOf('/') + 1)].some(
		(own) => own === name || own.startsWith(`${name}/`)
	);

function* signsOf(paths: readonly string[]): Generator<Sign> {
	const find = (pattern: RegExp): string | undefined => paths.find((path) => pattern.test(path));
	for (const [pattern, expected] of MISNAMED) {
		const path = paths.find((one) => pattern.test(one) && nameOf(one) !== expected);
		if (path !== undefined) yield { kind: 'misnamed', path, expected };
	}
	for (const name of ['role.md', CONTRACT_PATH]) {
		const path = paths.find((one) => nameOf(one) === name);
		if (path !== undefined) yield { kind: 'deep-role', path, directory: parentOf(path) };
	}
	const trace = find(/(?:^|\/)trace\.json$/u);
	if (trace !== undefined) yield { kind: 'lone-trace', path: trace };
	const simple = [
		['bundle-source', /(?:^|\/)COMPOSED\.md$|\.kdl$/u],
		['archive', ARCHIVE_NAME],
		['skill', /(?:^|\/)SKILL\.md$/u],
		['page', /(?:^|\/)index\.html?$/iu]
	] as const;
	for (const [kind, pattern] of simple) {
		const path = find(pattern);
		if (path !== undefined) yield { kind, path };
	}
	for (const [of, pattern] of PROJECTS) {
		const path = find(pattern);
		if (path !== undefined) yield { kind: 'project', path, of };
	}
}

/** Undefined: it is no JSON, or too long, or cannot be read. */
async function readJson(tree: Tree, node: number): Promise<unknown> {
	if ((tree.nodes[node]?.size ?? 0) > MANIFEST_BYTES) return undefined;
	try {
		return JSON.parse(new TextDecoder().decode(await tree.read(node)));
	} catch (error) {
		if (error instanceof SyntaxError || error instanceof ReadError) return undefined;
		throw error;
	}
}

function manifestSign(path: string, json: unknown): Sign {
	if (json === undefined) return { kind: 'broken-manifest', path };
	const has = (key: string): boolean => typeof json === 'object' && json !== null && key in json;
	const format =
		typeof json === 'object' && json !== null && 'format' in json ? json.format : undefined;
	if (format === BUNDLE) return { kind: 'deep-bundle', path, directory: parentOf(path) };
	if (has('manifest_version')) return { kind: 'foreign-manifest', path, of: 'extension' };
	if (has('start_url') || has('icons')) return { kind: 'foreign-manifest', path, of: 'web-app' };
	return { kind: 'other-manifest', path, format: typeof format === 'string' ? format : null };
}
