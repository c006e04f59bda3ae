import type { Browser } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { packageZip, Preview } from '../preview/driver';
import { LAUNCH_CASES } from '../preview/launch-cases';
import { previewApp } from '../preview/site';
import { launchCodes } from '../../src/lib/formats/agotalk-role/launch/codes';
import { launchBrowser } from './browser';

let site: Awaited<ReturnType<typeof previewApp>>;
let browser: Browser;
let preview: Preview;

beforeAll(async () => {
	site = await previewApp();
	browser = await launchBrowser();
});
beforeEach(async () => {
	preview = await Preview.start(browser, site.url);
});
afterEach(() => preview.end());
afterAll(async () => {
	await browser?.close();
	await site?.close();
});

const SECONDS = 2;

test.each(Object.entries(LAUNCH_CASES))('%s', async (_, { files, remembers, expected }) => {
	expect(await preview.open('case', packageZip('case', files))).toBeNull();
	const { findings } = await preview.page.evaluate(
		([seconds, kept]) => window.harness.check('contents/app/index.html', seconds, kept),
		[SECONDS, remembers] as const
	);
	const seen = findings.map(({ code, path, params }) => {
		const { target, url, line, column, message, seconds, kinds } = params;
		const place =
			line === undefined || line === 0 ? undefined : `${String(line)}:${String(column)}`;
		const reason = String(message ?? '').startsWith('Uncaught') ? place : message;
		return [code, path, String(target ?? url ?? reason ?? seconds ?? kinds ?? '')];
	});
	expect(seen).toEqual(expected);
});

test('every code has a case', () => {
	const tried = new Set(
		Object.values(LAUNCH_CASES).flatMap(({ expected }) => expected.map(([code]) => code))
	);
	expect([...tried].toSorted()).toEqual(launchCodes.map(({ code }) => code).toSorted());
});
