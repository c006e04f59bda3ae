import type { Browser, Frame } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { packageZip, Preview, type Files } from '../preview/driver';
import { previewApp } from '../preview/site';
import { launchBrowser } from './browser';

let site: Awaited<ReturnType<typeof previewApp>>;
let browser: Browser;
let preview: Preview;

beforeAll(async () => {
	site = await previewApp();
	browser = await launchBrowser();
});
beforeEach(async () => {
	preview = await Preview.start(browser, site.url);
});
afterEach(() => preview.end());
afterAll(async () => {
	await browser?.close();
	await site?.close();
});

const ENTRY = 'contents/app/index.html';

async function launch(script: string, files: Files = {}): Promise<Frame> {
	const page = `<!doctype html><title>Attack</title><p>attack</p><script>${script}</script>`;
	const zip = packageZip('attack', { [ENTRY]: page, ...files });
	expect(await preview.open('attack', zip)).toBeNull();
	return preview.show(ENTRY);
}

const ticks = (): Promise<number> => preview.page.evaluate(() => window.harness.ticks);

/** The app's own timer goes on: 20 ms apart, on a machine that has other things to do too. */
async function expectAppAlive(): Promise<void> {
	const before = await ticks();
	await preview.page.waitForTimeout(1000);
	expect((await ticks()) - before).toBeGreaterThan(10);
}

test('the app’s window, document and storage are out of reach', async () => {
	await preview.page.evaluate(() => localStorage.setItem('of-the-app', 'secret'));
	const frame = await launch('');
	const reached = await frame.evaluate(async () => {
		const attempt = async (work: () => unknown): Promise<string> => {
			try {
				return String(await work());
			} catch (error) {
				return error instanceof DOMException ? error.name : 'threw';
			}
		};
		return {
			document: await attempt(() => parent.document.title),
			global: await attempt(() => Reflect.get(parent, 'harness')),
			storage: await attempt(() => parent.localStorage.getItem('of-the-app')),
			siblings: await attempt(() => parent.length),
			own: await attempt(() => localStorage.getItem('of-the-app')),
			database: await attempt(async () => (await indexedDB.databases()).length),
			frameElement: await attempt(() => window.frameElement),
			top: await attempt(() => (top ? (top.location.href = 'about:blank') : 'no top')),
			locks: await attempt(async () => JSON.stringify((await navigator.locks.query()).held))
		};
	});
	expect(reached).toEqual({
		document: 'SecurityError',
		global: 'SecurityError',
		storage: 'SecurityError',
		siblings: '1',
		own: 'null',
		database: '0',
		frameElement: 'null',
		top: 'SecurityError',
		locks: '[]'
	});
	expect(preview.page.url()).toBe(`${site.url}/`);
});

test('the files of the site, of the host page and of another mount are out of reach', async () => {
	await launch('', {});
	const first = await preview.page.evaluate(() => window.harness.show('contents/app/index.html'));
	await preview.close();
	const frame = await launch('');
	const statuses = await frame.evaluate(
		async ([old]) => {
			const base = new URL('/', location.href).href;
			const status = async (url: string): Promise<number | string> => {
				try {
					return (await fetch(url)).status;
				} catch {
					return 'refused';
				}
			};
			return {
				app: await status(`${base}index.html`),
				root: await status(base),
				worker: await status(`${base}preview-sw.js`),
				old: await status(old),
				above: await status('../../../../index.html'),
				own: await status('index.html')
			};
		},
		[first] as const
	);
	expect(statuses).toEqual({ app: 404, root: 404, worker: 404, old: 410, above: 404, own: 200 });
});

test('a service worker over its mount is refused', async () => {
	const frame = await launch('');
	const outcome = await frame.evaluate(async () => {
		const attempt = async (url: string, scope: string): Promise<string> => {
			try {
				const made = await navigator.serviceWorker.register(url, { scope });
				return made.scope;
			} catch (error) {
				return error instanceof Error ? error.name : 'threw';
			}
		};
		return [
			await attempt('sw.js', '/'),
			await attempt('/preview-sw.js', '/'),
			await attempt('/preview-sw.js?package=x', '/')
		];
	});
	for (const each of outcome) expect(each).toMatch(/Error$/u);
});

test('10,000 messages a second and garbage leave the app alone', async () => {
	const frame = await launch(`
		const junk = [null, 1, 'x'.repeat(1000), { kind: 'console' }, { rolecheck: 'event', event: { kind: 'request' } }, { kind: '__proto__' }, [], new Map([[1, 2]])];
		setInterval(() => {
			for (let i = 0; i < 200; i++) {
				parent.postMessage(junk[i % junk.length], '*');
				navigator.serviceWorker.controller?.postMessage(junk[i % junk.length]);
				navigator.serviceWorker.controller?.postMessage({ rolecheck: 'event', event: { kind: 'console', level: 'log', text: 'flood', page: 'x' } });
				console.log('flood', i);
			}
		}, 20);`);
	await frame.waitForSelector('p');
	await preview.page.waitForTimeout(1500);
	await expectAppAlive();
	const events = await preview.events();
	expect(events.some(({ kind }) => kind === 'dropped')).toBe(true);
	expect(events.filter(({ kind }) => kind === 'request').every((e) => 'status' in e)).toBe(true);
	expect(events.length).toBeLessThan(4000);
	await preview.close();
});

test('an endless loop: the app stays usable, stops it, and shows the next package', async () => {
	await launch(`setTimeout(() => { for (;;); }, 100)`);
	await preview.page.waitForTimeout(600);
	await expectAppAlive();
	const started = Date.now();
	await preview.page.evaluate(() => {
		window.harness.hide();
		return window.harness.close();
	});
	expect(Date.now() - started).toBeLessThan(15_000);
	const frame = await launch('document.body.dataset.next = "1"');
	await frame.waitForSelector('body[data-next]');
});

test('dialogs in a loop do not lock the app', async () => {
	let dialogs = 0;
	preview.page.on('dialog', (dialog) => {
		dialogs++;
		void dialog.dismiss();
	});
	await launch(
		`setTimeout(() => { for (;;) { alert('again'); confirm('and'); prompt('again'); } }, 100)`
	);
	await preview.page.waitForTimeout(1000);
	await expectAppAlive();
	expect(dialogs).toBeLessThan(10);
	await preview.close();
	await expectAppAlive();
});

test('a page can’t bring its frame to the app, nor the app into a frame of its own', async () => {
	const frame = await launch(`location.href = ${JSON.stringify(site.url)}`);
	await preview.page.waitForTimeout(800);
	expect(frame.url()).not.toBe(`${site.url}/`);
	const inner = preview.page.frames().map((each) => each.url());
	expect(inner.filter((url) => url === `${site.url}/`)).toHaveLength(1);
});

test('a frame that leaves its mount finds nothing', async () => {
	const frame = await launch(`location.href = '/'`);
	await frame.waitForSelector('p:has-text("Not in the package")');
});
