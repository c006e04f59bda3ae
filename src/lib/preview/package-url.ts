/**
 * Addresses inside the preview: `<base><token>/<name>/<path>`. `name` is the package's own directory, so that
 * `../` from a page climbs as far as it does in Agotalk.
 */
export const TOKEN = /^[0-9a-f]{32}$/u;

/** 128 random bits: a page can't guess the address of another package's mount. */
export function newToken(): string {
	const bytes = crypto.getRandomValues(new Uint8Array(16));
	return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** A package path as the path of a URL: every segment escaped, the slashes kept. */
export const encodePath = (path: string): string =>
	path
		.split('/')
		.map((segment) => encodeURIComponent(segment))
		.join('/');

/** `%41` → `A`, as web servers do. Bytes that are no UTF-8, a lone `%` and an escaped slash stay as written. */
export function decodePath(path: string): string {
	return path.replaceAll(/(?:%[0-9a-f]{2})+/giu, (run) =>
		run
			.split(/(%2f)/iu)
			.map((part) => (/^%2f$/iu.test(part) ? part : decodeRun(part)))
			.join('')
	);
}

function decodeRun(run: string): string {
	try {
		return decodeURIComponent(run);
	} catch {
		return run;
	}
}

export interface Place {
	readonly token: string;
	/** After the token: `/name/contents/app/index.html`, still escaped. */
	readonly rest: string;
}

/** The mount and the rest of a URL of the preview origin; null: not an address of a mount. `base` ends with `/`. */
export function placeOf(url: URL, base: string): Place | null {
	if (!url.pathname.startsWith(base)) return null;
	const path = url.pathname.slice(base.length);
	const slash = path.indexOf('/');
	const token = slash < 0 ? path : path.slice(0, slash);
	return TOKEN.test(token) ? { token, rest: slash < 0 ? '/' : path.slice(slash) } : null;
}

/** Package path of a URL inside the mount; null: outside the package's directory. A directory keeps its slash. */
export function packagePath(place: Place, name: string): string | null {
	const prefix = `/${encodePath(name)}/`;
	return place.rest.startsWith(prefix) ? decodePath(place.rest.slice(prefix.length)) : null;
}
