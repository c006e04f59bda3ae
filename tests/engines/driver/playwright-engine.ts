import type { Browser, BrowserType } from 'playwright';
import type { Engine, EngineName } from './engine';
import { PlaywrightWindow } from './playwright-window';

/** A browser that Playwright knows to drive: Chromium as installed, the others in Playwright's own builds. */
export async function startByPlaywright(
	name: EngineName,
	type: BrowserType,
	options: Parameters<BrowserType['launch']>[0] = {}
): Promise<Engine> {
	const browser: Browser = await type.launch(options);
	const context = await browser.newContext({
		locale: 'en-US',
		viewport: { width: 1400, height: 900 }
	});
	const window = new PlaywrightWindow(await context.newPage(), context);
	return { name, version: `${name} ${browser.version()}`, window, end: () => browser.close() };
}
