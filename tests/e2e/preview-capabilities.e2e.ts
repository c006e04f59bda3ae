import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { CAPABILITIES, EXPECTED } from '../preview/capabilities';
import { packageZip, Preview } from '../preview/driver';
import { launchBrowser } from './browser';

let browser: Browser;
let preview: Preview;

beforeAll(async () => {
	browser = await launchBrowser();
	preview = await Preview.start(browser, inject('previewApp').url);
	expect(await preview.open('all-of-it', packageZip('all-of-it', CAPABILITIES))).toBeNull();
});
afterAll(async () => {
	await preview?.end();
	await browser?.close();
});

declare global {
	interface Window {
		/** What the package's page found to work. */
		results: Record<string, unknown>;
	}
}

test('everything the guide allows works from the unopened zip', async () => {
	const frame = await preview.show('contents/app/index.html');
	await frame.waitForSelector('body[data-done]', { timeout: 40_000 });
	expect(await frame.evaluate(() => window.results)).toEqual(EXPECTED);
});

test('storage and database survive a reload of the preview', async () => {
	await preview.page.evaluate(() => window.harness.command('reload'));
	await preview.page.waitForTimeout(300);
	const frame = preview.page.frame({ name: 'shown' });
	await frame?.waitForSelector('body[data-done]', { timeout: 40_000 });
	const results = await frame?.evaluate(() => window.results);
	expect(results).toMatchObject({ storage: 'yes', database: 'yes' });
});

test('a form leads to the page it names, and back', async () => {
	const frame = preview.page.frame({ name: 'shown' });
	await frame?.evaluate(() => document.querySelector<HTMLFormElement>('#form')?.submit());
	await preview.page.frame({ name: 'shown' })?.waitForSelector('#answer');
	const events = await preview.eventsUntil((all) =>
		all.some((event) => event.kind === 'address' && event.url.endsWith('answer.html?q=1'))
	);
	expect(events.findLast((event) => event.kind === 'address')).toMatchObject({ back: true });
	await preview.page.evaluate(() => window.harness.command('back'));
	await preview.page.frame({ name: 'shown' })?.waitForSelector('#video');
});

test('an empty file and a folder are answered; a 404 is a page', async () => {
	const frame = await preview.show('contents/app/none.html');
	await frame.waitForSelector('p');
	expect(await frame.textContent('p')).toContain('Not in the package');
});
