import type { Browser, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test } from 'vitest';
import { packageZip, type Files } from '../preview/driver';
import { launchBrowser } from './browser';

const site = inject('site');
let browser: Browser;
let page: Page;

beforeAll(async () => {
	browser = await launchBrowser();
});
beforeEach(async () => {
	page = await browser.newPage({ viewport: { width: 1400, height: 900 } });
});
afterEach(() => page.context().close());
afterAll(() => browser?.close());

const HTML = '<img src=x onerror="window.pwned=1"><script>window.pwned=1</script>';

const contract = (addressBar: string): string => `schema_version = 1
id = "demo"
version = "0.1.0"
title = '${HTML}'
summary = '${HTML}'
kind = "application"
license = "free"
min_app_version = "0.1.57"
[entry]
kind = "static_browser"
target = "contents/app/index.html"
address_bar = "${addressBar}"
[preview]
intro_html = "intro.html"
[state]
remembers_progress = false
[environment]
manager = "agotalk"
dependency_mode = "none"
[i18n."zh-CN"]
title = "演示"
summary = "简介"
`;

const FILES: Files = {
	'agotalk.role.toml': contract('visible'),
	'role.md': `---\ntitle: '${HTML}'\ndescription: D\n---\n# Hello\n${HTML}\n<iframe src="https://a.example"></iframe><style>*{display:none}</style>\n[go](javascript:window.pwned=1) ![far](https://a.example/x.png)`,
	'intro.html': '<h1>Intro</h1><script>document.body.innerHTML = "ran"</script>',
	'contents/app/index.html': `<!doctype html><title>x</title><h1>Started</h1><script>console.log(${JSON.stringify(HTML).replace('</', '<\\/')}); document.body.dataset.ran = '1'</script>`,
	[`contents/app/<img src=x onerror=window.pwned=1>.txt`]: ''
};

/** Drops a zip on the page and opens its preview. */
async function dropAndPreview(files: Files = FILES): Promise<void> {
	await page.goto(site.url);
	await page.getByRole('button', { name: 'Choose a zip' }).waitFor();
	await page.evaluate(
		([base64]) => {
			const bytes = Uint8Array.from(atob(base64), (unit) => unit.charCodeAt(0));
			const dataTransfer = new DataTransfer();
			dataTransfer.items.add(new File([bytes], 'demo-0.1.0.zip', { type: 'application/zip' }));
			const drop = new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true });
			document.body.dispatchEvent(drop);
		},
		[Buffer.from(packageZip('demo', files)).toString('base64')] as const
	);
	await page.getByRole('tab', { name: 'Preview' }).click();
}

const launch = (): Promise<void> =>
	page.getByRole('button', { name: 'Launch', exact: true }).last().click();
const pwned = (): Promise<unknown> => page.evaluate((): unknown => Reflect.get(window, 'pwned'));

test('the entry is launched at the preview origin, in a sandbox, with an address bar', async () => {
	await dropAndPreview();
	await launch();
	const frame = page.frameLocator('iframe[title="The launched page"]');
	await frame.locator('body[data-ran]').waitFor();
	const element = page.locator('iframe[title="The launched page"]');
	expect(await element.getAttribute('src')).toMatch(
		new RegExp(`^${site.previewUrl}/[0-9a-f]{32}/demo/contents/app/index\\.html$`, 'u')
	);
	expect((await element.getAttribute('sandbox'))?.split(' ').toSorted()).toEqual(
		[
			'allow-scripts',
			'allow-same-origin',
			'allow-forms',
			'allow-modals',
			'allow-pointer-lock',
			'allow-downloads'
		].toSorted()
	);
	expect(await page.getByLabel('Address in the package').inputValue()).toBe(
		'contents/app/index.html'
	);
	await page.getByText(HTML).last().waitFor();
	expect(await pwned()).toBeUndefined();
	await page.getByRole('button', { name: 'Stop' }).click();
	await element.waitFor({ state: 'detached' });
});

test('with a hidden address bar there is none', async () => {
	await dropAndPreview({ ...FILES, 'agotalk.role.toml': contract('hidden') });
	await launch();
	await page.frameLocator('iframe[title="The launched page"]').locator('body[data-ran]').waitFor();
	expect(await page.getByLabel('Address in the package').count()).toBe(0);
});

test('the intro page is shown and its script does not run', async () => {
	await dropAndPreview();
	await page.getByRole('button', { name: 'Intro page', exact: true }).click();
	const handle = await page.waitForSelector('iframe[title="Intro page"]');
	const frame = await handle.contentFrame();
	if (!frame) throw new Error('no frame');
	// Nothing can be evaluated in a frame without scripts: its document is read from outside.
	const session = await page.context().newCDPSession(frame);
	const html = async (): Promise<string> => {
		const { root } = await session.send('DOM.getDocument', { depth: -1 });
		return (await session.send('DOM.getOuterHTML', { nodeId: root.nodeId })).outerHTML;
	};
	await expect.poll(html).toContain('<h1>Intro</h1>');
	expect(await html()).not.toMatch(/<body>ran/u);
	expect(await page.locator('iframe[title="Intro page"]').getAttribute('sandbox')).toBe(
		'allow-same-origin'
	);
});

test('role.md and the card show HTML as text and load nothing', async () => {
	const requests: string[] = [];
	page.on('request', (request) => requests.push(request.url()));
	await dropAndPreview();
	await page.getByRole('button', { name: 'role.md', exact: true }).last().click();
	const article = page.locator('article');
	await article.getByText('Hello').waitFor();
	expect(await article.locator('script, iframe, style, [onerror], [src^="http"]').count()).toBe(0);
	expect(await article.getByText('go').getAttribute('href')).toBeNull();
	await page.locator('dd').filter({ hasText: HTML }).waitFor();
	await page.getByRole('button', { name: 'Website card', exact: true }).click();
	await page.locator('article h3').filter({ hasText: HTML }).waitFor();
	await page.getByLabel('Language of the card').selectOption('zh-CN');
	await page.locator('article h3').filter({ hasText: '演示' }).waitFor();
	expect(await pwned()).toBeUndefined();
	expect(requests.filter((url) => url.includes('a.example'))).toEqual([]);
});

test('a front matter in JavaScript is shown and not run', async () => {
	await dropAndPreview({
		...FILES,
		'role.md': '---js\n{ title: (globalThis.pwned = 1) }\n---\n# Hello'
	});
	await page.getByRole('button', { name: 'role.md', exact: true }).last().click();
	await page.locator('pre').filter({ hasText: 'globalThis.pwned' }).first().waitFor();
	expect(await pwned()).toBeUndefined();
});

test('where the preview origin is refused the page says so, and nothing runs at the app’s', async () => {
	await page.route(`${site.previewUrl}/**`, (route) => route.abort());
	const script = `document.body.dataset.ran = '1';
		try { parent.parent.document.body.dataset.pwned = '1'; } catch {}
		try { localStorage.setItem('x', 'y'); document.body.dataset.storage = localStorage.getItem('x'); } catch (e) { document.body.dataset.storage = e.name; }
		document.body.dataset.origin = origin;`;
	await dropAndPreview({
		...FILES,
		'contents/app/index.html':
			'<!doctype html><link rel="stylesheet" href="a.css"><h1>Started</h1><script src="a.js"></script>',
		'contents/app/a.css': 'h1 { color: rgb(1, 2, 3) }',
		'contents/app/a.js': script
	});
	await launch();
	await page.getByText('does not answer').waitFor({ timeout: 15_000 });
	await page.getByRole('button', { name: 'Show a reduced preview' }).click();
	await page.getByText('What does not work here').waitFor();
	const frame = page.frameLocator('iframe[title="The launched page"]').frameLocator('iframe');
	await frame.locator('body[data-ran]').waitFor();
	expect(await frame.locator('body').getAttribute('data-origin')).toBe('null');
	expect(await frame.locator('body').getAttribute('data-storage')).toBe('y');
	expect(await frame.locator('h1').evaluate((h1) => getComputedStyle(h1).color)).toBe(
		'rgb(1, 2, 3)'
	);
	expect(await page.evaluate(() => document.body.dataset['pwned'])).toBeUndefined();
	expect(await page.evaluate(() => localStorage.getItem('x'))).toBeNull();
});

test('the page of the reduced preview does nothing outside of a sandbox', async () => {
	await page.goto(`${site.url}/preview/reduced.html`);
	await page.evaluate(() => window.postMessage('<p id="written">x</p>', '*'));
	await page.waitForTimeout(200);
	expect(await page.locator('iframe, #written').count()).toBe(0);
});
