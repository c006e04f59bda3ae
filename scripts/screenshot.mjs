// docs/screenshot.png: the built site with the example package, as a new user would see it.
import { join } from 'node:path';
import { chromium } from 'playwright';
import { needBrowser } from './browser.mjs';
import { buildSite } from './build.mjs';
import { root } from './run.mjs';
import { serveOnFreePorts } from './serve.mjs';

await buildSite();
const site = await serveOnFreePorts();
const browser = await chromium.launch({
	executablePath: await needBrowser(),
	args: ['--no-sandbox', '--disable-gpu']
});
const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, locale: 'en-US' });
await page.goto(site.url);
await page.getByRole('button', { name: /Try one with faults/u }).click();
await page.locator('[data-code="ROLE_ENTRY_TARGET_NOT_FOUND"]').waitFor();
await page.getByRole('tab', { name: 'Repairs' }).click();
await page.waitForTimeout(1500);
await page.screenshot({ path: join(root, 'docs', 'screenshot.png') });
await browser.close();
await site.close();
