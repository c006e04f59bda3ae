import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { packageZip, Preview } from '../preview/driver';
import { NPM_APPS } from '../preview/npm-apps';
import { previewApp } from '../preview/site';
import { launchBrowser } from './browser';

let site: Awaited<ReturnType<typeof previewApp>>;
let browser: Browser;
let preview: Preview;

beforeAll(async () => {
	site = await previewApp();
	browser = await launchBrowser();
	preview = await Preview.start(browser, site.url);
});
afterAll(async () => {
	await preview?.end();
	await browser?.close();
	await site?.close();
});

const ENTRY = 'contents/app/index.html';

test.each(Object.entries(NPM_APPS))(
	'%s starts, paints, and is judged rightly',
	async (name, app) => {
		const { files, up, calls } = app();
		expect(await preview.open('npm-app', packageZip('npm-app', files))).toBeNull();
		const frame = await preview.show(ENTRY);
		await frame.waitForFunction(up, undefined, { timeout: 30_000 });
		await preview.page.evaluate(() => window.harness.hide());
		const { findings, foreign } = await preview.page.evaluate(
			([entry]) => window.harness.check(entry, 4, null),
			[ENTRY] as const
		);
		await preview.close();
		const codes = findings.map(({ code, params }) => `${code} ${JSON.stringify(params)}`);
		expect(
			foreign.map(({ url }) => url),
			name
		).toEqual(calls);
		expect(codes.filter((code) => code.startsWith('LAUNCH_RESOURCE_MISSING'))).toEqual([]);
		expect(codes.filter((code) => /^LAUNCH_(?:BLANK|TIMEOUT)/u.test(code))).toEqual([]);
		const attempts = findings.filter(({ code }) => code === 'LAUNCH_NETWORK_ATTEMPT');
		expect(attempts.map(({ params }) => params['url'])).toEqual(calls);
	}
);
