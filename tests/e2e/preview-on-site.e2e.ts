import type { Page } from 'playwright';
import { describe, inject } from 'vitest';
import type { Files } from '../preview/driver';
import { test } from '../preview/fixture';
import { contract, dropZip, FILES, FRAME, HTML, launch } from '../preview/on-site';

const site = inject('site');

async function dropAndPreview(page: Page, files: Files = FILES): Promise<void> {
	await page.goto(site.url);
	await dropZip(page, 'demo', files);
	await page.getByRole('tab', { name: 'Preview' }).click();
}

const pwned = (page: Page): Promise<unknown> =>
	page.evaluate((): unknown => Reflect.get(window, 'pwned'));

describe.concurrent('on the site', () => {
	test('the entry is launched at the preview origin, in a sandbox, with an address bar', async ({
		page,
		expect
	}) => {
		await dropAndPreview(page);
		await launch(page);
		const frame = page.frameLocator(FRAME);
		await frame.locator('body[data-ran]').waitFor();
		// Where the browser can share what is on the screen, a picture of it is a click away.
		await page.getByRole('button', { name: 'Take a screenshot' }).waitFor();
		const element = page.locator(FRAME);
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
		expect(await pwned(page)).toBeUndefined();
		await page.getByRole('button', { name: 'Stop' }).click();
		await element.waitFor({ state: 'detached' });
	});

	test('with a hidden address bar there is none', async ({ page, expect }) => {
		await dropAndPreview(page, { ...FILES, 'agotalk.role.toml': contract('hidden') });
		await launch(page);
		await page.frameLocator(FRAME).locator('body[data-ran]').waitFor();
		expect(await page.getByLabel('Address in the package').count()).toBe(0);
	});

	test('the intro page is shown and its script does not run', async ({ page, expect }) => {
		await dropAndPreview(page);
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

	test('role.md and the card show HTML as text and load nothing', async ({ page, expect }) => {
		const requests: string[] = [];
		page.on('request', (request) => requests.push(request.url()));
		await dropAndPreview(page);
		await page.getByRole('button', { name: 'role.md', exact: true }).last().click();
		const article = page.locator('article');
		await article.getByText('Hello').waitFor();
		expect(await article.locator('script, iframe, style, [onerror], [src^="http"]').count()).toBe(
			0
		);
		expect(await article.getByText('go').getAttribute('href')).toBeNull();
		await page.locator('dd').filter({ hasText: HTML }).waitFor();
		await page.getByRole('button', { name: 'Website card', exact: true }).click();
		await page.locator('article h3').filter({ hasText: HTML }).waitFor();
		await page.getByLabel('Language of the card').selectOption('zh-CN');
		await page.locator('article h3').filter({ hasText: '演示' }).waitFor();
		expect(await pwned(page)).toBeUndefined();
		expect(requests.filter((url) => url.includes('a.example'))).toEqual([]);
	});

	test('a front matter in JavaScript is shown and not run', async ({ page, expect }) => {
		await dropAndPreview(page, {
			...FILES,
			'role.md': '---js\n{ title: (globalThis.pwned = 1) }\n---\n# Hello'
		});
		await page.getByRole('button', { name: 'role.md', exact: true }).last().click();
		await page.locator('pre').filter({ hasText: 'globalThis.pwned' }).first().waitFor();
		expect(await pwned(page)).toBeUndefined();
	});

	test('where the preview origin is refused the page says so, and nothing runs at the app’s', async ({
		page,
		expect
	}) => {
		await page.route(`${site.previewUrl}/**`, (route) => route.abort());
		const script = `document.body.dataset.ran = '1';
		try { parent.parent.document.body.dataset.pwned = '1'; } catch {}
		try { localStorage.setItem('x', 'y'); document.body.dataset.storage = localStorage.getItem('x'); } catch (e) { document.body.dataset.storage = e.name; }
		document.body.dataset.origin = origin;`;
		await dropAndPreview(page, {
			...FILES,
			'contents/app/index.html':
				'<!doctype html><link rel="stylesheet" href="a.css"><h1>Started</h1><script src="a.js"></script>',
			'contents/app/a.css': 'h1 { color: rgb(1, 2, 3) }',
			'contents/app/a.js': script
		});
		await launch(page);
		await page.getByText('does not answer').waitFor({ timeout: 15_000 });
		await page.getByRole('button', { name: 'Show a reduced preview' }).click();
		await page.getByText('What does not work here').waitFor();
		const frame = page.frameLocator(FRAME).frameLocator('iframe');
		await frame.locator('body[data-ran]').waitFor();
		expect(await frame.locator('body').getAttribute('data-origin')).toBe('null');
		expect(await frame.locator('body').getAttribute('data-storage')).toBe('y');
		expect(await frame.locator('h1').evaluate((h1) => getComputedStyle(h1).color)).toBe(
			'rgb(1, 2, 3)'
		);
		expect(await page.evaluate(() => document.body.dataset['pwned'])).toBeUndefined();
		expect(await page.evaluate(() => localStorage.getItem('x'))).toBeNull();
	});

	test('the page of the reduced preview does nothing outside of a sandbox', async ({
		page,
		expect
	}) => {
		await page.goto(`${site.url}/preview/reduced.html`);
		await page.evaluate(() => window.postMessage('<p id="written">x</p>', '*'));
		await page.waitForTimeout(200);
		expect(await page.locator('iframe, #written').count()).toBe(0);
	});
});
