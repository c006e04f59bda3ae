import { chromium, type Browser, type Page } from 'playwright';
import { inject, test as base } from 'vitest';
import { findBrowser } from '../../scripts/browser.mjs';
import { Preview } from './driver';
import { FOREIGN_RULE, foreignHost, type Foreign } from './foreign';

interface Fixtures {
	/** One a file. It would reach the other host if nothing else stopped it. */
	readonly browser: Browser;
	/** Windows that tests of the file have done with. */
	readonly idle: Preview[];
	/** The app's side of the preview alone, in a window that shares nothing with those of tests beside this one. */
	readonly preview: Preview;
	/** A fresh window in English, for the built site. */
	readonly page: Page;
	/** A host of the test's own, so that tests can run side by side and each knows what was heard. */
	readonly foreign: Foreign;
}

export const test = base.extend<Fixtures>({
	browser: [
		// eslint-disable-next-line no-empty-pattern -- vitest reads the first parameter as the list of what it needs
		async ({}, use) => {
			const browser = await chromium.launch({
				executablePath: (await findBrowser()) ?? '',
				args: ['--no-sandbox', '--disable-gpu', FOREIGN_RULE]
			});
			await use(browser);
			await browser.close();
		},
		{ scope: 'file' }
	],
	// eslint-disable-next-line no-empty-pattern -- as above
	idle: [async ({}, use) => use([]), { scope: 'file' }],
	preview: async ({ browser, idle }, use) => {
		const preview = idle.pop() ?? (await Preview.start(browser, inject('previewApp').url));
		await use(preview);
		await preview.close();
		idle.push(preview);
	},
	page: async ({ browser }, use) => {
		const context = await browser.newContext({
			locale: 'en-US',
			viewport: { width: 1400, height: 900 }
		});
		await use(await context.newPage());
		await context.close();
	},
	// eslint-disable-next-line no-empty-pattern -- as above
	foreign: async ({}, use) => {
		const foreign = await foreignHost();
		await use(foreign);
		foreign.close();
	}
});
