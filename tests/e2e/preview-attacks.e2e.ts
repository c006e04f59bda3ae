import type { Frame } from 'playwright';
import { expect, inject } from 'vitest';
import { packageZip, type Files, type Preview } from '../preview/driver';
import { test } from '../preview/fixture';
import { OUT_OF_REACH, reach } from '../preview/reach';

const ENTRY = 'contents/app/index.html';

async function launch(preview: Preview, script: string, files: Files = {}): Promise<Frame> {
	const page = `<!doctype html><title>Attack</title><p>attack</p><script>${script}</script>`;
	const zip = packageZip('attack', { [ENTRY]: page, ...files });
	expect(await preview.open('attack', zip)).toBeNull();
	return preview.show(ENTRY);
}

/** The app's own timer goes on: 20 ms apart, on a machine that has other things to do too. */
async function expectAppAlive({ page }: Preview): Promise<void> {
	const ticks = (): Promise<number> => page.evaluate(() => window.harness.ticks);
	const before = await ticks();
	await page.waitForTimeout(1000);
	expect((await ticks()) - before).toBeGreaterThan(10);
}

test('the app’s window, document and storage are out of reach', async ({ preview }) => {
	await preview.page.evaluate(() => localStorage.setItem('of-the-app', 'secret'));
	const frame = await launch(preview, '');
	expect(await frame.evaluate(reach)).toEqual(OUT_OF_REACH);
	expect(preview.page.url()).toBe(`${inject('previewApp').url}/`);
});

test('the files of the site, of the host page and of another mount are out of reach', async ({
	preview
}) => {
	await launch(preview, '', {});
	const first = await preview.page.evaluate(() => window.harness.show('contents/app/index.html'));
	await preview.close();
	const frame = await launch(preview, '');
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

test('a service worker over its mount is refused', async ({ preview }) => {
	const frame = await launch(preview, '');
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

test('10,000 messages a second and garbage leave the app alone', async ({ preview }) => {
	const frame = await launch(
		preview,
		`
		const junk = [null, 1, 'x'.repeat(1000), { kind: 'console' }, { rolecheck: 'event', event: { kind: 'request' } }, { kind: '__proto__' }, [], new Map([[1, 2]])];
		setInterval(() => {
			for (let i = 0; i < 200; i++) {
				parent.postMessage(junk[i % junk.length], '*');
				navigator.serviceWorker.controller?.postMessage(junk[i % junk.length]);
				navigator.serviceWorker.controller?.postMessage({ rolecheck: 'event', event: { kind: 'console', level: 'log', text: 'flood', page: 'x' } });
				console.log('flood', i);
			}
		}, 20);`
	);
	await frame.waitForSelector('p');
	await preview.page.waitForTimeout(1500);
	await expectAppAlive(preview);
	const events = await preview.events();
	expect(events.some(({ kind }) => kind === 'dropped')).toBe(true);
	expect(events.filter(({ kind }) => kind === 'request').every((e) => 'status' in e)).toBe(true);
	expect(events.length).toBeLessThan(4000);
	await preview.close();
});

test('an endless loop: the app stays usable, stops it, and shows the next package', async ({
	preview
}) => {
	await launch(preview, `setTimeout(() => { for (;;); }, 100)`);
	await preview.page.waitForTimeout(600);
	await expectAppAlive(preview);
	const started = Date.now();
	await preview.page.evaluate(() => {
		window.harness.hide();
		return window.harness.close();
	});
	expect(Date.now() - started).toBeLessThan(15_000);
	const frame = await launch(preview, 'document.body.dataset.next = "1"');
	await frame.waitForSelector('body[data-next]');
});

test('dialogs in a loop do not lock the app', async ({ preview }) => {
	let dialogs = 0;
	preview.page.on('dialog', (dialog) => {
		dialogs++;
		void dialog.dismiss();
	});
	await launch(
		preview,
		`setTimeout(() => { for (;;) { alert('again'); confirm('and'); prompt('again'); } }, 100)`
	);
	await preview.page.waitForTimeout(1000);
	await expectAppAlive(preview);
	expect(dialogs).toBeLessThan(10);
	await preview.close();
	await expectAppAlive(preview);
});

test('a page can’t bring its frame to the app, nor the app into a frame of its own', async ({
	preview
}) => {
	const frame = await launch(
		preview,
		`location.href = ${JSON.stringify(inject('previewApp').url)}`
	);
	await preview.page.waitForTimeout(800);
	expect(frame.url()).not.toBe(`${inject('previewApp').url}/`);
	const inner = preview.page.frames().map((each) => each.url());
	expect(inner.filter((url) => url === `${inject('previewApp').url}/`)).toHaveLength(1);
});

test('a frame that leaves its mount finds nothing', async ({ preview }) => {
	const frame = await launch(preview, `location.href = '/'`);
	await frame.waitForSelector('p:has-text("Not in the package")');
});
