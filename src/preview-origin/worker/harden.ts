import { OWN_DIRECTORY, PAGE_SCRIPT } from '../names';
import { htmlCharset } from './charset';
import { hardHeaders, type Mode } from './headers';
import { inject } from './inject';
import { base } from './scope';

declare const __WORKER_SCRIPT__: string;

const PAGES = new Set<string>(['document', 'iframe', 'frame', 'embed', 'object', 'fencedframe']);
const WORKERS = new Set<string>(['worker', 'sharedworker']);
const HTML = /^(?:text\/html|application\/xhtml\+xml)\b/iu;
/** Documents other than HTML that can hold scripts: shown, not run. */
const SCRIPTABLE =
	/^(?:image\/svg\+xml|text\/xml|application\/xml|application\/(?:[\w.]+)\+xml)\b/iu;

/**
 * Makes any answer safe to hand to a page, whether it came from the package's files or from the package's own service
 * worker: policy headers on all, our script first in pages and workers that run.
 */
export async function harden(
	response: Response,
	request: Pick<Request, 'destination'>,
	mode: Mode,
	token: string
): Promise<Response> {
	if (response.type === 'error' || response.type === 'opaqueredirect') return response;
	const headers = new Headers(response.headers);
	const type = headers.get('Content-Type') ?? '';
	const page = PAGES.has(request.destination);
	const effective: Mode = page && SCRIPTABLE.test(type) && !HTML.test(type) ? 'static' : mode;
	for (const [name, value] of Object.entries(hardHeaders(effective))) headers.set(name, value);
	const rewrite = mode === 'static' ? null : rewriter(request, type, headers, token);
	const { status, statusText } = response;
	if (!rewrite || status === 206 || response.body === null)
		return new Response(response.body, { status, statusText, headers });
	const body = rewrite(new Uint8Array(await response.arrayBuffer()));
	headers.set('Content-Length', String(body.length));
	return new Response(body, { status, statusText, headers });
}

type Rewrite = (bytes: Uint8Array<ArrayBuffer>) => Uint8Array<ArrayBuffer>;

function rewriter(
	request: Pick<Request, 'destination'>,
	type: string,
	headers: Headers,
	token: string
): Rewrite | null {
	if (WORKERS.has(request.destination)) return (bytes) => concat(__WORKER_SCRIPT__, bytes);
	if (!PAGES.has(request.destination) || !HTML.test(type)) return null;
	return (bytes) => {
		const charset = htmlCharset(bytes);
		const utf16 = charset.startsWith('utf-16');
		const mime = type.split(';', 1)[0] ?? 'text/html';
		headers.set('Content-Type', `${mime}; charset=${utf16 ? 'utf-8' : charset}`);
		const ascii = utf16 ? new TextEncoder().encode(new TextDecoder(charset).decode(bytes)) : bytes;
		return inject(ascii, (line, column) => pageTag(token, line, column));
	};
}

/** The place is told to the script so that it can give columns as they are in the file. */
const pageTag = (token: string, line: number, column: number): string =>
	`<script src="${base}${token}/${OWN_DIRECTORY}/${PAGE_SCRIPT}" data-at="${line}:${column}"></script>`;

function concat(before: string, bytes: Uint8Array): Uint8Array<ArrayBuffer> {
	const start = new TextEncoder().encode(before);
	const whole = new Uint8Array(start.length + bytes.length);
	whole.set(start);
	whole.set(bytes, start.length);
	return whole;
}
