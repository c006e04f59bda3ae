import { chromium, type Browser } from 'playwright';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { findBrowser } from '../../scripts/browser.mjs';
import { attackPage, networkAttacks } from '../preview/attacks';
import { packageZip, Preview } from '../preview/driver';
import { FOREIGN_RULE, foreignHost, type Foreign } from '../preview/foreign';
import { previewApp } from '../preview/site';

let site: Awaited<ReturnType<typeof previewApp>>;
let browser: Browser;
let preview: Preview;
const foreign: Foreign = await foreignHost();

beforeAll(async () => {
	site = await previewApp();
	const executablePath = (await findBrowser()) ?? '';
	browser = await chromium.launch({
		executablePath,
		args: ['--no-sandbox', '--disable-gpu', FOREIGN_RULE]
	});
	preview = await Preview.start(browser, site.url);
});
afterAll(async () => {
	await preview?.end();
	await browser?.close();
	await site?.close();
	foreign.close();
});
beforeEach(() => void foreign.heard.splice(0));

test('the other host would be heard: nothing else stops this browser from reaching it', async () => {
	const page = await browser.newPage();
	await page.goto(`${foreign.origin}/control`);
	await page.close();
	expect(foreign.heard).toContain('GET /control');
});

/** Attempts that no event of the page tells of: they fail all the same. */
const SILENT: ReadonlySet<string> = new Set([
	// Seen only where they are on the page when it loads.
	'preconnect',
	'dnsPrefetch',
	'formNewTab',
	'fetchOfBlankFrame',
	'srcdoc',
	'dataFrame',
	'speculation',
	'topLocation',
	'topOpen',
	'parentHost',
	'hostRtc',
	'hostFrame'
]);

describe('another host is out of reach by', () => {
	test.each(Object.entries(networkAttacks(foreign)))('%s', async (name, code) => {
		expect(
			await preview.open('attack', packageZip('attack', attackPage(code, foreign)))
		).toBeNull();
		const frame = await preview.show('contents/app/index.html');
		// A page that tries to leave may be gone before it can say that it tried.
		await frame.waitForSelector('body[data-tried]', { timeout: 3000 }).catch(() => {});
		await preview.page.waitForTimeout(400);
		const events = await preview.events();
		const attempts = events.filter((event) => event.kind === 'foreign');
		expect(preview.page.url()).toBe(`${site.url}/`);
		expect(preview.page.context().pages()).toHaveLength(1);
		await preview.close();
		expect(foreign.heard).toEqual([]);
		if (!SILENT.has(name)) expect(attempts).not.toEqual([]);
	});
});
