import type { Frame } from 'playwright';
import { describe, expect, inject } from 'vitest';
import { packageZip, type Preview } from '../preview/driver';
import { test } from '../preview/fixture';

const site = inject('previewApp');
const ENTRY = 'contents/app/index.html';

/** Fills every store there is, after saying what it found in them. */
const STORE = `
const found = {};
found.local = { ...localStorage };
found.session = { ...sessionStorage };
found.databases = (await indexedDB.databases()).map(({ name }) => name);
found.caches = await caches.keys();
found.cookies = document.cookie;
const root = await navigator.storage.getDirectory();
found.files = []; for await (const key of root.keys()) found.files.push(key);
localStorage.setItem('who', NAME); sessionStorage.setItem('who', NAME); document.cookie = 'who=' + NAME;
await new Promise((done) => { const o = indexedDB.open('db-' + NAME, 1); o.onupgradeneeded = () => o.result.createObjectStore('s'); o.onsuccess = done; });
await (await caches.open('cache-' + NAME)).put('x', new Response('x'));
await root.getFileHandle('file-' + NAME, { create: true });
window.found = found; document.body.dataset.done = '1';
setInterval(() => localStorage.setItem('late', NAME), 10);`;

declare global {
	interface Window {
		found: unknown;
	}
}

async function visit(preview: Preview, name: string): Promise<Frame> {
	const page = `<!doctype html><title>${name}</title><p>${name}</p><script type="module">const NAME = '${name}';${STORE}</script>`;
	expect(await preview.open(name, packageZip(name, { [ENTRY]: page }))).toBeNull();
	const frame = await preview.show(ENTRY);
	await frame.waitForSelector('body[data-done]');
	return frame;
}

const NOTHING = { local: {}, session: {}, databases: [], caches: [], cookies: '', files: [] };

describe.concurrent('the preview’s storage and workers', () => {
	test('A, then B, then A: what one stored no other finds, nor the same one again', async ({
		preview,
		expect
	}) => {
		for (const name of ['package-a', 'package-b', 'package-a']) {
			const frame = await visit(preview, name);
			expect(await frame.evaluate(() => window.found)).toEqual(NOTHING);
			await preview.close();
		}
	});

	test('after closing nothing is left at the preview origin', async ({ preview, expect }) => {
		await visit(preview, 'package-c');
		await preview.close();
		const page = await preview.page.context().newPage();
		await page.goto(`${site.previewUrl}/preview/host.html`);
		const left = await page.evaluate(async () => {
			const root = await navigator.storage.getDirectory();
			const files = [];
			for await (const key of root.keys()) files.push(key);
			return {
				workers: (await navigator.serviceWorker.getRegistrations()).length,
				local: localStorage.length,
				databases: await indexedDB.databases(),
				caches: await caches.keys(),
				cookies: document.cookie,
				files
			};
		});
		expect(left).toEqual({
			workers: 0,
			local: 0,
			databases: [],
			caches: [],
			cookies: '',
			files: []
		});
		await page.close();
		expect(preview.page.frames()).toHaveLength(1);
	});

	test('cookies of other servers of the same host are neither seen nor deleted', async ({
		preview,
		expect
	}) => {
		const context = preview.page.context();
		await context.addCookies([{ name: 'of-another', value: '1', url: site.previewUrl }]);
		const frame = await visit(preview, 'package-d');
		expect(await frame.evaluate(() => document.cookie)).toBe('who=package-d');
		await preview.close();
		const names = (await context.cookies()).map(({ name }) => name);
		expect(names).toEqual(['of-another']);
		await context.clearCookies();
	});

	test('a second tab is told that the first one previews', async ({ preview, expect }) => {
		await visit(preview, 'package-e');
		const second = await preview.page.context().newPage();
		await second.goto(site.url);
		const why = await second.evaluate(() => window.harness.open(new Blob(), 'other'));
		expect(why).toBe('busy');
		await second.close();
		await preview.close();
	});

	test('a service worker that the browser put to sleep gets its ports again', async ({
		preview,
		expect
	}) => {
		const frame = await visit(preview, 'package-f');
		const session = await preview.page.context().newCDPSession(preview.page);
		await session.send('ServiceWorker.enable');
		await session.send('ServiceWorker.stopAllWorkers');
		await preview.page.waitForTimeout(500);
		expect(await frame.evaluate(async () => (await fetch('index.html')).status)).toBe(200);
		await preview.close();
	});
});
