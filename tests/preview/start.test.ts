import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from '../e2e/browser';
import { packageZip, Preview } from './driver';
import { previewApp } from './site';

let site: Awaited<ReturnType<typeof previewApp>>;
let browser: Browser;

beforeAll(async () => {
	site = await previewApp();
	browser = await launchBrowser();
}, 60_000);
afterAll(async () => {
	await browser?.close();
	await site?.close();
});

test('a page of the package starts, is seen, and tells', async () => {
	const preview = await Preview.start(browser, site.url);
	preview.page.on('console', (m) => console.log('console', m.text()));
	const zip = packageZip('demo', {
		'contents/app/index.html':
			'<!doctype html><html><head><title>T</title></head><body><h1>Hi</h1><script src="a.js"></script><img src="none.png"><script>localStorage.x=1</script>',
		'contents/app/a.js': 'console.log("a", {b: 1}); document.body.dataset.a = "1"; undefinedThing();'
	});
	expect(await preview.open('demo', zip)).toBeNull();
	const frame = await preview.show('contents/app/index.html');
	await frame.waitForSelector('body[data-a]');
	const events = await preview.eventsUntil((all) => all.some(({ kind }) => kind === 'painted'));
	console.log(JSON.stringify(events, null, 1));
	console.log(await preview.page.evaluate(() => window.harness.stored()));
	console.log(JSON.stringify(await preview.page.evaluate(() => { window.harness.hide(); return window.harness.check('contents/app/index.html', 1, false)}), null, 1));
	await preview.close();
	await preview.end();
});
