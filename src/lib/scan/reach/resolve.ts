import { type ImportMap, lookUp } from '../html/import-map';
import type { Reference } from '../reference';
import type { Span } from '../span';
import { directoryOf, joinPath, relativeUrl, type SimilarPaths } from './paths';
import { readUrl } from './url';

/** Where relative URLs of a file start from. */
export interface Bases {
	/** The page, or the worker: `fetch`, `new Worker`, attributes. */
	readonly page: string;
	/** `<base href>` that leads to another host. */
	readonly remote: string | null;
	readonly importMaps: readonly ImportMap[];
	/** The page that holds the import maps. */
	readonly owner: string;
}

/** Why a file is not there. */
export type MissingWhy =
	/** Its name differs in case or Unicode form. */
	| 'case'
	/** `/x` starts at the server's root. */
	| 'root-absolute'
	/** It lacks an extension, or `index.js`. */
	| 'extension'
	/** It climbs out of the package. */
	| 'outside'
	/** A bare module name that no import map knows. */
	| 'bare'
	/** A path of somebody's own machine. */
	| 'machine'
	| null;

export type Resolved =
	| { readonly to: 'file'; readonly path: string }
	/** `place`: where the URL is written, if not at the reference itself but in an import map. */
	| {
			readonly to: 'network';
			readonly url: string;
			readonly place: { readonly path: string; readonly span: Span } | null;
	  }
	| {
			readonly to: 'missing';
			readonly why: MissingWhy;
			/** The file that is meant, where there is one that may be. */
			readonly similar: string | null;
			/** How to write the URL so that it finds that file. */
			readonly replacement: string | null;
	  }
	| { readonly to: 'nothing' };

const NOTHING: Resolved = { to: 'nothing' };

const missing = (why: MissingWhy, similar: string | null = null, from = ''): Resolved => ({
	to: 'missing',
	why,
	similar,
	replacement: similar === null ? null : relativeUrl(from, similar)
});

/** Resolves references against the files of one package. */
export class Resolver {
	constructor(
		readonly files: { has(path: string): boolean },
		readonly similar: SimilarPaths
	) {}

	/** `path`: the file that names the URL. */
	resolve(reference: Reference, path: string, bases: Bases): Resolved {
		const file = directoryOf(path);
		if (reference.specifier && isBare(reference.url)) {
			const mapped = lookUp(bases.importMaps, reference.url);
			if (mapped) return this.#mapped(mapped, bases);
			return missing('bare');
		}
		return this.#url(reference, reference.base === 'file' ? file : bases.page, bases);
	}

	#mapped({ url, span }: { url: string; span: Span }, bases: Bases): Resolved {
		const mapped = this.#url({ url, follow: 'module' }, bases.page, bases);
		return mapped.to === 'network' ? { ...mapped, place: { path: bases.owner, span } } : mapped;
	}

	#url({ url, follow }: Pick<Reference, 'url' | 'follow'>, from: string, bases: Bases): Resolved {
		const target = readUrl(url);
		if (target.to === 'network') return { to: 'network', url, place: null };
		if (target.to === 'machine') return missing('machine');
		if (target.to === 'nothing') return NOTHING;
		const remote = bases.remote !== null && from === bases.page;
		if (remote) return { to: 'network', url: `${bases.remote}${target.path}`, place: null };
		if (target.to === 'root') return this.#root(target.path, from, bases);
		return this.#relative(target.path, from, follow);
	}

	#relative(relative: string, from: string, follow: Reference['follow']): Resolved {
		const joined = joinPath(from, relative);
		if (joined === null) return missing('outside');
		const directory = joined === '' || joined.endsWith('/');
		// What a server gives for a directory other than its index page is not known.
		if (directory && follow !== 'page') return NOTHING;
		const path = directory ? `${joined}index.html` : joined;
		if (this.files.has(path)) return { to: 'file', path };
		const similar = this.similar.find(path);
		if (similar !== null) return missing('case', similar, from);
		const completed = EXTENSIONS.map((one) => path + one).find((one) => this.files.has(one));
		return completed === undefined ? missing(null) : missing('extension', completed, from);
	}

	#root(path: string, from: string, bases: Bases): Resolved {
		const meant = [bases.page + path, path].find((one) => this.files.has(one)) ?? null;
		return missing('root-absolute', meant, from);
	}
}

const EXTENSIONS = ['.js', '.mjs', '/index.js'];

const isBare = (name: string): boolean =>
	!/^(?:\.{0,2}\/|\.{1,2}$)/u.test(name) && readUrl(name).to === 'relative';
