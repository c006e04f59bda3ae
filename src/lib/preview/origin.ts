/** Build-time setting `ROLECHECK_PREVIEW_ORIGIN`, put in by Vite. */
declare const __ROLECHECK_PREVIEW_ORIGIN__: string | undefined;

export const configuredOrigin: string =
	typeof __ROLECHECK_PREVIEW_ORIGIN__ === 'string' ? __ROLECHECK_PREVIEW_ORIGIN__ : '';

const LOOPBACK = /^(?:localhost|127\.0\.0\.1|\[::1\]|(?:[\w-]+\.)+localhost)$/u;

export interface OriginQuestion {
	readonly app: Pick<URL, 'origin' | 'protocol' | 'hostname' | 'port'>;
	/** Path that the site is hosted under, `''` or `/rolecheck`. */
	readonly base: string;
	/** An origin, or a URL with the site's path there; `{key}` stands for a name of the package's own. */
	readonly setting: string;
	/** Lower-case letters and digits, one for each package. */
	readonly key: string;
}

/**
 * URL of the site at the preview origin, with a slash at its end; null: there is none. Without a setting the next port
 * of a local host is it, as `npm start` serves. Never the app's own origin.
 */
export function previewSite(question: OriginQuestion): string | null {
	const { app, base, setting, key } = question;
	const text = setting === '' ? nextPort(app) : setting.replaceAll('{key}', key);
	if (text === null || !URL.canParse(text)) return null;
	const url = new URL(text);
	if (!/^https?:$/u.test(url.protocol) || url.origin === app.origin) return null;
	const path = url.pathname === '/' ? base : url.pathname.replace(/\/$/u, '');
	return `${url.origin}${path}/`;
}

function nextPort(app: OriginQuestion['app']): string | null {
	if (!LOOPBACK.test(app.hostname) || app.port === '') return null;
	return `${app.protocol}//${app.hostname}:${Number(app.port) + 1}`;
}

/** A host name label for a package, from whatever tells it from others. */
export async function keyOf(identity: string): Promise<string> {
	const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(identity));
	return Array.from(new Uint8Array(hash, 0, 16), (byte) => byte.toString(16).padStart(2, '0')).join(
		''
	);
}
