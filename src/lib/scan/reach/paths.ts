/** The directory of a path with its slash, `''` at the root. */
export const directoryOf = (path: string): string => path.slice(0, path.lastIndexOf('/') + 1);

/** Joins and normalises; null: it climbs above the root of the package. A slash at the end stays. */
export function joinPath(directory: string, relative: string): string | null {
	const kept: string[] = [];
	const segments = `${directory}${relative}`.split('/');
	for (const [position, segment] of segments.entries()) {
		if (segment === '..') {
			if (kept.pop() === undefined) return null;
		} else if (segment !== '' && segment !== '.') {
			kept.push(segment);
		}
		const last = position === segments.length - 1;
		if (last && kept.length > 0 && /^\.{0,2}$/u.test(segment)) kept.push('');
	}
	return kept.join('/');
}

/** How a file in `directory` writes the way to `path`, as a URL. */
export function relativeUrl(directory: string, path: string): string {
	const [from, to] = [directory.split('/').slice(0, -1), path.split('/')];
	let same = 0;
	while (same < from.length && same < to.length - 1 && from[same] === to[same]) same++;
	const up = from.slice(same).map(() => '..');
	const url = [...up, ...to.slice(same).map(encodeURIComponent)].join('/');
	return url.replaceAll('%40', '@');
}

/** Paths that only differ in case or Unicode form fold to the same. Not by the user's locale. */
export const foldPath = (path: string): string => path.normalize('NFC').toUpperCase().toLowerCase();

/** Finds files that are there under another writing of their name. */
export class SimilarPaths {
	#folded: Map<string, string> | null = null;

	constructor(readonly paths: Iterable<string>) {}

	find(path: string): string | null {
		this.#folded ??= new Map([...this.paths].map((one) => [foldPath(one), one]));
		return this.#folded.get(foldPath(path)) ?? null;
	}
}
