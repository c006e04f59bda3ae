import type { Span } from '../span';
import type { ScannedPage } from '../html/scan-html';
import type {
	Follow,
	FontUse,
	Needs,
	Reference,
	ReferenceKind,
	Scanned,
	StorageUse
} from '../reference';
import { directoryOf, joinPath, SimilarPaths } from './paths';
import { scanText } from './scan-text';
import { type Bases, type MissingWhy, Resolver } from './resolve';
import { readUrl } from './url';

/** The text of a file, or why it is not read: too large, no text, unreadable. */
export type TextOrWhy = { readonly text: string } | { readonly why: string };

export interface ReachSource {
	readonly paths: ReadonlySet<string> | ReadonlyMap<string, unknown>;
	read(path: string): Promise<TextOrWhy>;
	readonly signal?: AbortSignal;
}

export interface NetworkReference {
	readonly path: string;
	readonly kind: Exclude<ReferenceKind, 'manifest'>;
	readonly url: string;
	readonly span: Span;
	/** No more than a word to the browser that the host may be called: it is looked up, or connected to. */
	readonly hint: boolean;
}

export interface MissingReference {
	readonly path: string;
	readonly url: string;
	readonly span: Span;
	readonly why: MissingWhy | 'root-base';
	readonly similar: string | null;
	readonly replacement: string | null;
}

export interface Reached {
	readonly network: readonly NetworkReference[];
	readonly missing: readonly MissingReference[];
	readonly storage: readonly (StorageUse & { readonly path: string })[];
	/** Texts that were read, by path: every file that the entry page reaches and that can name others. */
	readonly texts: ReadonlyMap<string, string>;
	readonly skipped: readonly { readonly path: string; readonly why: string }[];
	/** Every file of the package that is named, and the file that named it first. */
	readonly files: ReadonlyMap<string, string>;
}

/** Follows what a page names, and what that names, each file once, first what loads at start. */
export async function reach(entry: string, source: ReachSource): Promise<Reached> {
	const walk = new ReachWalk(source);
	walk.add({ path: entry, follow: 'page', atStart: true, bases: null });
	await walk.run();
	walk.settle();
	return walk;
}

interface Task {
	readonly path: string;
	readonly follow: NonNullable<Follow>;
	readonly atStart: boolean;
	/** Null: the file is a page or worker, and makes its own. */
	readonly bases: Bases | null;
}

const PAGE = /\.(?:x?html?|svg)$/iu;

class ReachWalk implements Reached {
	readonly network: NetworkReference[] = [];
	readonly missing: MissingReference[] = [];
	readonly storage: (StorageUse & { path: string })[] = [];
	readonly texts = new Map<string, string>();
	readonly skipped: { path: string; why: string }[] = [];
	readonly files = new Map<string, string>();
	readonly #seen = new Set<string>();
	readonly #named = new Set<string>();
	/** What loads only where the page has elements of certain names; and the texts that may make those. */
	readonly #waiting: { reference: NetworkReference; when: Reference }[] = [];
	readonly #fonts: FontUse[] = [];
	readonly #makers: string[] = [];
	readonly #known = new Map<string, boolean>();
	readonly #starting: Task[] = [];
	readonly #later: Task[] = [];
	readonly #resolver: Resolver;

	constructor(readonly source: ReachSource) {
		this.#resolver = new Resolver(source.paths, new SimilarPaths(source.paths.keys()));
	}

	add(task: Task): void {
		(task.atStart ? this.#starting : this.#later).push(task);
	}

	/** Drops what only elements that the page never has would load. */
	settle(): void {
		const kept = this.#waiting.filter(({ when }) => this.#loads(when));
		for (const { reference } of kept) this.#network(reference);
		// Of a page that loads from elsewhere anyway, that it announces it is no second matter.
		const loading = new Set(this.network.flatMap(({ path, hint }) => (hint ? [] : [path])));
		const counted = this.network.filter(({ path, hint }) => !hint || !loading.has(path));
		this.network.splice(0, this.network.length, ...counted);
	}

	#loads({ needs, family, variable }: Reference): boolean {
		if (needs && !this.#held(needs)) return false;
		if (family !== undefined && !this.#isSet(family)) return false;
		return variable === undefined || this.#uses(`var(${variable}`);
	}

	/** Whether any text is set in a font: by a style sheet, or in whatever way a page or script names it. */
	#isSet(family: string): boolean {
		// Where no font is chosen at all, a script may do so.
		if (this.#fonts.length === 0) return true;
		const isUsed = ({ families, needs }: FontUse): boolean =>
			families.includes(family) && (needs === null || this.#held(needs));
		return (
			this.#fonts.some(isUsed) || this.#makers.some((text) => text.toLowerCase().includes(family))
		);
	}

	#uses(text: string): boolean {
		for (const read of this.texts.values()) if (read.includes(text)) return true;
		return false;
	}

	#held(needs: Needs): boolean {
		return needs.some((names) => names.every((name) => this.#names(name)));
	}

	/** Whether a page or script that was read holds the name of a class or an id, in whatever way. */
	#names(name: string): boolean {
		let known = this.#known.get(name);
		if (known === undefined) {
			// Past some hundred names the search would take longer than it is worth: then any may be there.
			known = this.#known.size > 200 || this.#makers.some((text) => text.includes(name));
			this.#known.set(name, known);
		}
		return known;
	}

	async run(): Promise<void> {
		for (let task = this.#take(); task; task = this.#take()) {
			if (this.#seen.has(task.path)) continue;
			this.#seen.add(task.path);
			this.source.signal?.throwIfAborted();
			const read = await this.source.read(task.path);
			if ('why' in read) this.skipped.push({ path: task.path, why: read.why });
			else this.#file(task, read.text);
		}
	}

	#take(): Task | undefined {
		return this.#starting.shift() ?? this.#later.shift();
	}

	#file(task: Task, text: string): void {
		const { path } = task;
		this.texts.set(path, text);
		const scanned = scanText(task.follow, text);
		if ('unstyled' in scanned) this.#makers.push(scanned.unstyled);
		else if (task.follow !== 'style' && task.follow !== 'manifest') this.#makers.push(text);
		for (const use of scanned.fonts ?? []) this.#fonts.push(use);
		for (const use of scanned.storage) this.storage.push({ ...use, path });
		for (const why of new Set(scanned.unread)) this.skipped.push({ path, why });
		const bases = this.#bases(task, scanned);
		let found = false;
		for (const reference of scanned.references) {
			if (reference.fallback && found) continue;
			found = this.#reference(reference, task, bases);
		}
	}

	/** Whether the file is there. */
	#reference(reference: Reference, task: Task, bases: Bases): boolean {
		const { path } = task;
		const { kind, follow, url, span } = reference;
		const resolved = this.#resolver.resolve(reference, path, bases);
		const atStart = task.atStart && reference.atStart;
		if (resolved.to === 'network' && atStart && kind !== 'manifest') {
			const { needs, family, variable, hint = false } = reference;
			const found = { path, span, ...resolved.place, kind, url: resolved.url, hint };
			if (needs ?? family ?? variable) this.#waiting.push({ reference: found, when: reference });
			else this.#network(found);
		} else if (resolved.to === 'missing') {
			const { why, similar, replacement } = resolved;
			const named =
				reference.atStart || kind === 'manifest' || kind === 'import' || kind === 'media';
			if (named) this.missing.push({ path, url, span, why, similar, replacement });
		}
		const file = resolved.to === 'file' ? resolved.path : null;
		if (file !== null && !this.files.has(file)) this.files.set(file, path);
		const next = file ?? (resolved.to === 'missing' ? resolved.similar : null);
		if (next !== null && follow !== null && (follow !== 'page' || PAGE.test(next))) {
			const own = follow === 'page' || kind === 'worker';
			this.add({ path: next, follow, atStart, bases: own ? null : bases });
		}
		return file !== null;
	}

	/** One URL of an import map may be asked for by many modules. */
	#network(reference: NetworkReference): void {
		const place = `${reference.span.start} ${reference.kind} ${reference.path}`;
		if (this.#named.has(place)) return;
		this.#named.add(place);
		this.network.push(reference);
	}

	#bases(task: Task, scanned: Scanned | ScannedPage): Bases {
		const page = directoryOf(task.path);
		if (!('importMaps' in scanned)) {
			return task.bases ?? { page, remote: null, importMaps: [], owner: task.path };
		}
		const { base, importMaps } = scanned;
		const own = { page, remote: null, importMaps, owner: task.path };
		if (!base) return own;
		const target = readUrl(base.url);
		if (target.to === 'network') return { ...own, remote: base.url };
		if (target.to === 'relative') {
			return { ...own, page: directoryOf(joinPath(page, target.path) ?? page) };
		}
		if (target.to === 'root') {
			// Everything would start at the server's root: said once, here, and read as the author tried it.
			this.missing.push({
				path: task.path,
				...base,
				why: 'root-base',
				similar: null,
				replacement: './'
			});
		}
		return own;
	}
}
