import type { Browser, BrowserContext, Page } from 'playwright';
import { expect, inject, test as base } from 'vitest';
import { launchBrowser } from './browser';
import { Workbench } from './workbench';

interface Fixtures {
	readonly browser: Browser;
	readonly page: Page;
	readonly workbench: Workbench;
}

/** What a page did that none may do: an error of its own, or a request to anybody else. */
function watch(context: BrowserContext, origin: string): string[] {
	const seen: string[] = [];
	context.on('weberror', (error) => seen.push(`uncaught: ${error.error().message}`));
	context.on('console', (message) => {
		// The kit says so itself where the page shown is the one for addresses that do not exist.
		const isNotFound = message.text().includes('Not found: /');
		if (message.type() === 'error' && !isNotFound) seen.push(`console: ${message.text()}`);
	});
	context.on('request', (request) => {
		const url = new URL(request.url());
		const own = url.origin === origin || url.protocol === 'blob:' || url.protocol === 'data:';
		if (!own) seen.push(`request: ${request.url()}`);
	});
	return seen;
}

/** The browser's own picker of files cannot be driven: the old one takes over where it is not there. */
const withoutFilePicker = (): void => {
	Reflect.deleteProperty(globalThis, 'showOpenFilePicker');
};

/** A fresh window in English on the built site; the test fails where a page errs or calls another host. */
export const test = base.extend<Fixtures>({
	browser: [
		// eslint-disable-next-line no-empty-pattern -- vitest reads the first parameter as the list of what it needs
		async ({}, use) => {
			const browser = await launchBrowser();
			await use(browser);
			await browser.close();
		},
		{ scope: 'file' }
	],
	page: async ({ browser }, use) => {
		const context = await browser.newContext({
			locale: 'en-US',
			// The whole site would be kept anew for each test; offline.e2e.ts lets it.
			serviceWorkers: 'block'
		});
		await context.addInitScript(withoutFilePicker);
		const seen = watch(context, new URL(inject('site').url).origin);
		await use(await context.newPage());
		await context.close();
		expect(seen).toEqual([]);
	},
	workbench: async ({ page }, use) => {
		await use(new Workbench(page, inject('site').url));
	}
});
