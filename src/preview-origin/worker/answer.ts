import { messageOf } from '../../lib/message-of';
import { packagePath, placeOf, type Place } from '../../lib/preview/package-url';
import { OWN_DIRECTORY, PAGE_SCRIPT, REPORT } from '../names';
import { askerOf, type Asker } from './asker';
import { PAGE_KINDS } from '../../lib/preview/event';
import { fileResponse } from './file-response';
import { harden } from './harden';
import { hardHeaders } from './headers';
import { findMount, type Mounted } from './mounts';
import { missingPage } from './missing-page';
import { base, scope } from './scope';

declare const __PAGE_SCRIPT__: string;

/** Longest message that a worker of the package may leave. */
const REPORT_BYTES = 16 * 1024;

/** How the files behind the addresses are got: straight from the package, or from its own service worker first. */
export type Source = (
	mounted: Mounted,
	path: string,
	request: Request,
	/** Null: a worker asks, no page. */
	event: FetchEvent | null
) => Promise<Response | null>;

export const packageFiles: Source = async (mounted, path, request) => {
	if (request.method !== 'GET' && request.method !== 'HEAD')
		return new Response(null, { status: 405, headers: { Allow: 'GET, HEAD' } });
	const { files } = mounted;
	if (path === '' || path.endsWith('/')) return fileResponse(files, `${path}index.html`, request);
	const found = await fileResponse(files, path, request);
	if (found || !(await files.stat(`${path}/index.html`))) return found;
	// As servers do: without the slash the page's relative addresses would count from the wrong directory.
	const url = new URL(request.url);
	return Response.redirect(`${url.origin}${url.pathname}/${url.search}`, 301);
};

/** Answers one request of a page: the package's files, a refusal for other hosts, a 404 for all else. Never the network. */
export async function answer(event: FetchEvent, source: Source): Promise<Response> {
	const started = performance.now();
	const { request } = event;
	const url = new URL(request.url);
	const asker = await askerOf(event);
	if (url.origin !== scope.location.origin) return refuse(request, asker);
	const place = placeOf(url, base);
	const mounted = await findMount(place?.token ?? asker.token ?? '');
	if (!mounted) return new Response('This preview was closed.', { status: 410 });
	const { launch, static: still } = mounted.mount;
	const stranger = asker.token !== null && asker.token !== launch && asker.token !== still;
	if (place && !stranger && place.rest.startsWith(`/${OWN_DIRECTORY}/`))
		return ownFile(mounted, place, request);
	const path = place && !stranger ? packagePath(place, mounted.mount.name) : null;
	const raw = path === null ? null : await read(source, mounted, path, event);
	const found = raw ?? missingPage(request);
	const token = mounted.mount[mounted.mode];
	const response = found.status === 301 ? found : await harden(found, request, mounted.mode, token);
	mounted.tell({
		kind: 'request',
		url: request.url,
		status: response.status,
		bytes: Number(found.headers.get('Content-Length') ?? 0),
		ms: Math.round(performance.now() - started),
		destination: request.destination,
		page: asker.url
	});
	return response;
}

async function read(
	source: Source,
	mounted: Mounted,
	path: string,
	event: FetchEvent
): Promise<Response | null> {
	const { request } = event;
	try {
		return await source(mounted, path, request, event);
	} catch (error) {
		if (request.signal.aborted) return Response.error();
		const why = messageOf(error);
		return new Response(why, { status: 500, headers: { 'Content-Type': 'text/plain' } });
	}
}

async function refuse(request: Request, asker: Asker): Promise<Response> {
	const mounted = asker.token === null ? null : await findMount(asker.token);
	const how = request.destination === '' ? 'fetch' : request.destination;
	mounted?.tell({ kind: 'foreign', url: request.url, how, page: asker.url, user: false });
	return Response.error();
}

async function ownFile(mounted: Mounted, place: Place, request: Request): Promise<Response> {
	const name = place.rest.slice(OWN_DIRECTORY.length + 2);
	const headers = { ...hardHeaders('launch'), 'Content-Type': 'text/javascript; charset=utf-8' };
	if (name === PAGE_SCRIPT) return new Response(__PAGE_SCRIPT__, { headers });
	if (name !== REPORT || request.method !== 'POST')
		return new Response(null, { status: 404, headers });
	const text = await request.text();
	if (text.length <= REPORT_BYTES) pass(mounted, parse(text));
	return new Response(null, { status: 204, headers });
}

/** Passes on what a page or worker says of itself, if it is of a kind that it may claim. */
export function pass(mounted: Mounted, event: unknown): void {
	if (typeof event !== 'object' || event === null || !('kind' in event)) return;
	if (typeof event.kind === 'string' && PAGE_KINDS.has(event.kind)) mounted.tell(event);
}

function parse(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return null;
	}
}
