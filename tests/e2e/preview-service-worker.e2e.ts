import { expect } from 'vitest';
import { packageZip } from '../preview/driver';
import { test } from '../preview/fixture';
import type { Foreign } from '../preview/foreign';

const workerOf = (foreign: Foreign): string => `
importScripts('lib/version.js');
const CACHE = 'app-' + VERSION;
self.addEventListener('install', (event) => {
	event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(['./', 'index.html', 'data.txt'])));
	self.skipWaiting();
});
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('fetch', (event) => {
	const url = new URL(event.request.url);
	if (url.pathname.endsWith('/made-up.txt')) event.respondWith(new Response('made by the worker'));
	else if (url.pathname.endsWith('/data.txt')) event.respondWith(caches.match(event.request).then((r) => r || fetch(event.request)));
	else if (url.pathname.endsWith('/out.txt')) event.respondWith(fetch('${foreign.origin}/from-worker').catch((e) => new Response('no network')));
	else if (url.pathname.endsWith('/page.html')) event.respondWith(new Response('<!doctype html><img src="${foreign.origin}/from-page">', { headers: { 'Content-Type': 'text/html' } }));
});
self.onmessage = (event) => event.source.postMessage('echo ' + event.data + ' ' + typeof WebSocket + ' ' + typeof XMLHttpRequest);
`;

const PAGE = `<!doctype html><title>PWA</title><p>app</p><script type="module">
const registration = await navigator.serviceWorker.register('sw.js');
if (!navigator.serviceWorker.controller) await new Promise((done) => navigator.serviceWorker.addEventListener('controllerchange', done));
const text = async (url) => (await fetch(url)).text();
const echo = new Promise((done) => (navigator.serviceWorker.onmessage = (e) => done(e.data)));
navigator.serviceWorker.controller.postMessage('hi');
window.results = {
	scope: registration.scope === new URL('./', location.href).href,
	controlled: navigator.serviceWorker.controller !== null,
	made: await text('made-up.txt'),
	cached: await text('data.txt'),
	caches: await caches.keys(),
	passed: await text('plain.txt'),
	out: await text('out.txt'),
	missing: (await fetch('none.txt')).status,
	seen: (await navigator.serviceWorker.getRegistrations()).length,
	echo: await echo
};
document.body.dataset.done = '1';
</script>`;

test('a package’s own service worker runs under its mount, offline, and goes with it', async ({
	preview,
	foreign
}) => {
	const zip = packageZip('pwa', {
		'contents/app/index.html': PAGE,
		'contents/app/sw.js': workerOf(foreign),
		'contents/app/lib/version.js': "var VERSION = 'one';",
		'contents/app/data.txt': 'data',
		'contents/app/plain.txt': 'plain'
	});
	expect(await preview.open('pwa', zip)).toBeNull();
	const frame = await preview.show('contents/app/index.html');
	await frame.waitForSelector('body[data-done]');
	expect(await frame.evaluate(() => window.results)).toEqual({
		scope: true,
		controlled: true,
		made: 'made by the worker',
		cached: 'data',
		caches: ['app-one'],
		passed: 'plain',
		out: 'no network',
		missing: 404,
		seen: 1,
		echo: 'echo hi undefined undefined'
	});
	const events = await preview.events();
	expect(events).toContainEqual(
		expect.objectContaining({ kind: 'foreign', url: `${foreign.origin}/from-worker` })
	);
	expect((await preview.page.evaluate(() => window.harness.stored()))?.serviceWorkers).toBe(1);
	const page = await preview.show('contents/app/page.html');
	await page.waitForSelector('img');
	await preview.page.waitForTimeout(300);
	expect(foreign.heard).toEqual([]);
	await preview.close();
});

test('it can’t take the whole origin', async ({ preview }) => {
	const zip = packageZip('pwa', {
		'contents/app/index.html': '<!doctype html><p>x</p>',
		'contents/app/sw.js': ''
	});
	expect(await preview.open('pwa', zip)).toBeNull();
	const frame = await preview.show('contents/app/index.html');
	await frame.waitForSelector('p');
	const outcomes = await frame.evaluate(async () => {
		const attempt = async (
			url: string,
			scope?: string,
			realm: Window = window
		): Promise<string> => {
			try {
				const options = scope === undefined ? {} : { scope };
				return (await realm.navigator.serviceWorker.register(url, options)).scope;
			} catch (error) {
				return error instanceof DOMException || error instanceof TypeError
					? error.name
					: String(error);
			}
		};
		const blank = document.createElement('iframe');
		document.body.append(blank);
		const fresh = blank.contentWindow ?? window;
		const token = location.pathname.split('/')[1];
		const here = new URL('sw.js', location.href).href;
		return {
			over: await attempt('sw.js', '../'),
			root: await attempt('/preview-sw.js', '/'),
			missing: await attempt('none.js'),
			// A fresh realm has the browser's own function: there the browser refuses, or our script does.
			freshRoot: await attempt(
				`${location.origin}/preview-sw.js?package=${token}&script=${here}`,
				`${location.origin}/`,
				fresh
			),
			freshScript: await attempt(here, new URL('./', here).href, fresh)
		};
	});
	expect(outcomes).toEqual({
		over: 'SecurityError',
		root: 'SecurityError',
		missing: 'TypeError',
		freshRoot: expect.stringMatching(/Error/u) as unknown,
		freshScript: expect.stringMatching(/Error/u) as unknown
	});
	await preview.close();
});
