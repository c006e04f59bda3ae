import type { Layout } from './layout';

/** Where a relative reference of the contract leads (catalogue, "Paths inside a package"). */
export type Resolved =
	| { readonly kind: 'file'; readonly path: string }
	| { readonly kind: 'not-file'; readonly path: string }
	| { readonly kind: 'outside' }
	| { readonly kind: 'not-found'; readonly similar: Similar | null };

/** An existing file that the author may have meant, and how the reference differs from it. */
export interface Similar {
	readonly path: string;
	readonly how: 'slash' | 'case' | 'unicode' | 'backslash' | 'encoded' | 'suffix';
}

const SCHEME = /^[A-Za-z][A-Za-z0-9+.-]*:/u;

/** POSIX normalisation; null when the path is absolute, has a scheme or a drive, or climbs above the root. */
export function normalise(reference: string): string | null {
	if (/^(?:\/|\\\\)/u.test(reference) || SCHEME.test(reference)) return null;
	const out: string[] = [];
	for (const segment of reference.split('/')) {
		if (segment === '' || segment === '.') continue;
		if (segment !== '..') out.push(segment);
		else if (out.pop() === undefined) return null;
	}
	return out.join('/');
}

const fold = (path: string): string => path.normalize('NFC').toUpperCase().toLowerCase();

function decoded(path: string): string {
	try {
		return decodeURIComponent(path);
	} catch {
		return path;
	}
}

/** Finds a file under a reference's likely misspellings. Only a single candidate is named. */
export class SimilarFiles {
	readonly #files: ReadonlyMap<string, unknown>;
	#byFold: Map<string, string | null> | null = null;

	constructor(files: Layout['existing']) {
		this.#files = files;
	}

	/** `path`: normalised, so that a reference which ends in a slash may name a file exactly. */
	find(path: string): Similar | null {
		if (this.#files.has(path)) return { path, how: 'slash' };
		const other = this.#folded(path);
		if (other) {
			const how = other.normalize('NFC') === path.normalize('NFC') ? 'unicode' : 'case';
			return { path: other, how };
		}
		const attempts: readonly [Similar['how'], string][] = [
			['backslash', path.replaceAll('\\', '/')],
			['encoded', decoded(path)],
			['suffix', path.replace(/[?#].*$/su, '')]
		];
		for (const [how, attempt] of attempts) {
			const clean = attempt === path ? null : normalise(attempt);
			if (clean === null) continue;
			const found = this.#files.has(clean) ? clean : this.#folded(clean);
			if (found) return { path: found, how };
		}
		return null;
	}

	#folded(path: string): string | null {
		this.#byFold ??= this.#index();
		return this.#byFold.get(fold(path)) ?? null;
	}

	#index(): Map<string, string | null> {
		const index = new Map<string, string | null>();
		for (const path of this.#files.keys()) {
			const key = fold(path);
			index.set(key, index.has(key) ? null : path);
		}
		return index;
	}
}

export function resolve(
	reference: string,
	layout: Pick<Layout, 'existing' | 'odd' | 'directories'>,
	similar: SimilarFiles
): Resolved {
	const path = normalise(reference);
	if (path === null) return { kind: 'outside' };
	const asDirectory = /(?:^|\/)\.{0,2}$/u.test(reference);
	if (path === '' || layout.directories.has(path)) return { kind: 'not-file', path };
	if (!asDirectory && layout.existing.has(path)) return { kind: 'file', path };
	// A link or special file is there; what is wrong with it is the archive's finding.
	if (!asDirectory && layout.odd.has(path)) return { kind: 'file', path };
	return { kind: 'not-found', similar: similar.find(path) };
}
