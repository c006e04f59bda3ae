import { base, build, files, prerendered, version } from '$service-worker';
import { WORKER_FILES } from './names';
import { keepShared } from './shared';

/** The service worker's own global scope; the library types `self` as a worker of any kind. */
const scope = self as unknown as ServiceWorkerGlobalScope;

const PREFIX = 'rolecheck-app-';
const OWN = PREFIX + version;
/** Without these the app does not start: all of them, or this version is not installed. */
const NEEDED = [`${base}/`, ...build, ...files];
const PAGES = [
	...prerendered.filter((page) => page !== `${base}/`),
	`${base}/preview/reduced.html`
];
/** What a page that is reached within the app asks for instead of the page itself. */
const DATA = PAGES.filter((page) => page.startsWith(`${base}/rules`)).map(
	(page) => `${page}/__data.json`
);
const KEPT = new Set([...NEEDED, ...PAGES, ...DATA]);

/** The whole site, so that it works without a network from now on. */
async function keepSite(): Promise<void> {
	const cache = await caches.open(OWN);
	const parts: unknown = await (await fetch(`${base}/${WORKER_FILES}`)).json();
	if (!Array.isArray(parts)) throw new TypeError(`${WORKER_FILES} is no list`);
	const workers = parts.map((part) => `${base}/${String(part)}`);
	const fresh = (path: string): Request => new Request(path, { cache: 'no-cache' });
	// The names of the build's files carry their content: what the browser has of them is right.
	await cache.addAll([...new Set([...build, ...workers]), ...[`${base}/`, ...files].map(fresh)]);
	// A host may serve a page under another address than the kit expects; the app then asks for it as it goes.
	await Promise.allSettled([...PAGES, ...DATA].map((path) => cache.add(fresh(path))));
}

/** Keeps the version before this one: a tab of it may still ask for its parts. */
async function dropOldSites(): Promise<void> {
	const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== OWN);
	await Promise.all(names.slice(0, -1).map((name) => caches.delete(name)));
}

async function answer(request: Request, path: string): Promise<Response> {
	const own = await caches.open(OWN);
	const kept = (await own.match(path)) ?? (await caches.match(path));
	return kept ?? fetch(request);
}

scope.addEventListener('install', (event) => event.waitUntil(keepSite()));
scope.addEventListener('activate', (event) => event.waitUntil(dropOldSites()));
/** A newer version waits until the person says so. */
scope.addEventListener('message', ({ data }) => {
	if (data === 'activate') void scope.skipWaiting();
});
scope.addEventListener('fetch', (event) => {
	const { request } = event;
	const { origin, pathname } = new URL(request.url);
	if (origin !== scope.location.origin) return;
	if (request.method === 'POST' && pathname === `${base}/share-target`) {
		event.respondWith(keepShared(request, `${base}/?shared`));
		return;
	}
	const isBuilt = pathname.startsWith(`${base}/_app/`);
	if (request.method !== 'GET' || request.headers.has('range')) return;
	if (KEPT.has(pathname) || isBuilt) event.respondWith(answer(request, pathname));
});
