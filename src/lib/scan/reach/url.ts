/** What a URL, as a browser reads it, asks for. */
export type Target =
	/** Another host. `origin` as `https://host`, with the scheme that the text names or none. */
	| { readonly to: 'network'; readonly origin: string }
	/** A path relative to the file that names it; decoded, without query and hash. */
	| { readonly to: 'relative'; readonly path: string }
	/** `/x`: relative to the root of the server, which is not the package. */
	| { readonly to: 'root'; readonly path: string }
	/** `file:` and drive paths: somebody's own machine. */
	| { readonly to: 'machine' }
	/** `data:`, `blob:`, `mailto:`, `#hash` and the like: nothing to load. */
	| { readonly to: 'nothing' };

const NOTHING: Target = { to: 'nothing' };

/** Reads a URL the way the URL standard does, as far as it matters here. Never throws. */
export function readUrl(written: string): Target {
	const url = clean(written);
	const scheme = /^([a-z][a-z\d+.-]*):/iu.exec(url)?.[1]?.toLowerCase();
	if (scheme !== undefined) return withScheme(url, scheme);
	const path = url.replaceAll('\\', '/');
	if (path.startsWith('//')) return authority(path.slice(2), '//');
	const file = decode(path.split(/[?#]/u, 1)[0] ?? '');
	if (file === '') return NOTHING;
	return file.startsWith('/')
		? { to: 'root', path: file.slice(1) }
		: { to: 'relative', path: file };
}

/** Whether it names another host. */
export const isRemote = (url: string): boolean => readUrl(url).to === 'network';

/** Space around and tabs and line ends inside are dropped. */
function clean(written: string): string {
	const trimmed = written.trim();
	return /[\t\r\n]/u.test(trimmed) ? trimmed.replace(/[\t\r\n]/gu, '') : trimmed;
}

function withScheme(url: string, scheme: string): Target {
	if (/^(?:https?|wss?)$/u.test(scheme)) {
		const rest = url.slice(scheme.length + 1).replaceAll('\\', '/');
		// `https:x` without slashes is relative in a page of that scheme; nobody writes it.
		return rest.startsWith('//') ? authority(rest.slice(2), `${scheme}://`) : NOTHING;
	}
	// Servers that help WebRTC to find its way: hosts, and no files.
	if (/^(?:stun|turn)s?$/u.test(scheme))
		return authority(url.slice(scheme.length + 1), `${scheme}:`);
	return scheme === 'file' || scheme.length === 1 ? { to: 'machine' } : NOTHING;
}

/** Host and port, without a user's name and password. An empty or computed host is none. */
function authority(rest: string, before: string): Target {
	const whole = rest.split(/[/?#]/u, 1)[0] ?? '';
	const host = whole.slice(whole.lastIndexOf('@') + 1).toLowerCase();
	return /^[^\s{}$<>"'`*%|^]+$/u.test(host) && host !== '.' && !host.startsWith(':')
		? { to: 'network', origin: before + host }
		: NOTHING;
}

function decode(path: string): string {
	if (!path.includes('%')) return path;
	try {
		return decodeURIComponent(path);
	} catch {
		return path;
	}
}
