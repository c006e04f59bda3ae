import type { Page } from 'playwright';
import { describe, inject } from 'vitest';
import type { Report } from '../../src/lib/contract/report';
import schema from '../../static/schema/report-1.json' with { type: 'json' };
import { packageZip, type Files } from '../preview/driver';
import { test } from '../preview/fixture';
import { contract, dropZip, FILES, FRAME, launch } from '../preview/on-site';
import { validator } from '../share/validator';
import { complaints } from './axe';

const site = inject('site');
const problemsOf = validator(schema);
const ENTRY = 'contents/app/index.html';

const page = (body: string): string => `<!doctype html><title>x</title><h1>Started</h1>${body}`;

/** Wrong in ways that a scan sees too: two that happen at launch, one that waits for another day. */
const WRONG: Files = {
	...FILES,
	[ENTRY]: page(
		'<img src="none.png" alt=""><script src="https://cdn.example/a.js"></script><script src="app.js"></script>'
	),
	'contents/app/app.js':
		"if (location.hash) fetch('https://api.example/later');\nconsole.error('not well');\nnothing.here();"
};

/** A role to talk to: right in all it says, and nothing to launch. */
const CONVERSATIONAL: Files = {
	'role.md': '# Hello\nYou answer in verse.',
	'agotalk.role.toml': contract('visible')
		.replace('kind = "application"', 'kind = "role"')
		.replace(/\[entry\][^[]*/u, '')
};

describe.concurrent('the launch check on the site', () => {
	test('is listed as findings are, and marks what was found without it', async ({
		page,
		expect
	}) => {
		await page.goto(site.url);
		await dropZip(page, 'demo', WRONG);
		await page.getByRole('tab', { name: 'Preview' }).click();
		await page.getByRole('button', { name: 'Launch check' }).click();
		await page.getByText('4 findings at launch').waitFor({ timeout: 30_000 });
		const list = page.getByRole('region', { name: 'Findings' });
		const row = (code: string, text: string) =>
			list.locator(`[data-code="${code}"]`).filter({ hasText: text });
		await row('GUIDE_NETWORK_AT_LAUNCH', 'cdn.example')
			.getByText('confirmed by the launch')
			.waitFor();
		await row('GUIDE_RESOURCE_MISSING', 'none.png').getByText('confirmed by the launch').waitFor();
		// To be seen, that is: a name of a class once hid this one from all eyes.
		const unseen = row('GUIDE_NETWORK_AT_LAUNCH', 'api.example').getByText('not seen at launch');
		await unseen.waitFor();
		expect((await unseen.boundingBox())?.width).toBeGreaterThan(50);
		expect(await complaints(page)).toEqual([]);
		await row('GUIDE_RESOURCE_MISSING', 'none.png').click();
		await list.getByText('The launch check saw it happen.').waitFor();
		// Opening a finding shows its file; what the launch saw is still there afterwards.
		await page.getByRole('tab', { name: 'Preview' }).click();
		const launched = page.getByRole('tabpanel');
		await launched.locator('[data-code="LAUNCH_SCRIPT_ERROR"]').click();
		await launched.getByText('contents/app/app.js:3:1').last().click();
		await page.getByText('nothing.here();').first().waitFor();
		expect(await list.getByText('confirmed by the launch').count()).toBeGreaterThan(1);
	});

	test('answers a program with a report that keeps to the schema', async ({ page, expect }) => {
		await page.goto(site.url);
		const report = await callLaunch(page, WRONG);
		if (typeof report === 'string') throw new Error(report);
		expect(problemsOf(report)).toEqual([]);
		expect(report.findings.map(({ code, path, range }) => [code, path, range?.line])).toEqual([
			['LAUNCH_SCRIPT_ERROR', 'contents/app/app.js', 3],
			['LAUNCH_NETWORK_ATTEMPT', ENTRY, undefined],
			['LAUNCH_RESOURCE_MISSING', ENTRY, undefined],
			['LAUNCH_CONSOLE_ERROR', ENTRY, undefined]
		]);
		expect(report.findings.every(({ stage }) => stage === 'launch')).toBe(true);
		expect(report.requests).toContainEqual({
			path: 'contents/app/none.png',
			status: 404,
			bytes: expect.any(Number) as number
		});
		expect(report.requests).toContainEqual({
			url: 'https://cdn.example/a.js',
			how: expect.any(String) as string
		});
		await expect.poll(() => page.workers()).toEqual([]);
		await expect.poll(() => page.frames()).toHaveLength(1);
	});

	test('refuses a program’s package that can’t be launched, by what blocks it', async ({
		page,
		expect
	}) => {
		await page.goto(site.url);
		const { [ENTRY]: entry, ...without } = FILES;
		expect(entry).toBeDefined();
		expect(await callLaunch(page, without)).toBe('ROLE_ENTRY_TARGET_NOT_FOUND');
		expect(await callLaunch(page, { 'role.md': FILES['role.md'] ?? '' })).toBe(
			'ROLE_CONTRACT_MISSING'
		);
		expect(await callLaunch(page, CONVERSATIONAL)).toBe('ROLE_KIND_NOT_LAUNCHABLE');
		await expect.poll(() => page.workers()).toEqual([]);
	});

	test('a page that hangs is stopped with one click, and the site stays in use', async ({
		page,
		expect
	}) => {
		await page.goto(site.url);
		await dropZip(page, 'demo', {
			...FILES,
			[ENTRY]:
				"<!doctype html><p>x</p><script>setTimeout(() => { console.log('looping'); for (;;); }, 200)</script>"
		});
		await launch(page);
		await page.getByText('looping').waitFor();
		await page.getByRole('button', { name: 'Requests' }).click();
		await page.getByRole('cell', { name: ENTRY }).waitFor({ timeout: 3000 });
		await page.getByRole('button', { name: 'Stop' }).click({ timeout: 3000 });
		expect(await page.locator(FRAME).count()).toBe(0);
		// What hung is gone: the next start finds its way to a host page that answers.
		await page.getByRole('button', { name: 'Launch', exact: true }).nth(1).click();
		await page.getByRole('button', { name: 'Console' }).click();
		await page.getByText('looping').waitFor();
	});

	test('where only the frame is refused, the page runs in a tab of its own', async ({
		page,
		expect
	}) => {
		// What a browser does that keeps third-party storage from frames.
		await page.addInitScript(() => {
			if (window.parent === window || !location.pathname.endsWith('/preview/host.html')) return;
			ServiceWorkerContainer.prototype.register = () =>
				Promise.reject(new DOMException('denied', 'SecurityError'));
		});
		await page.goto(site.url);
		await dropZip(page, 'demo', FILES);
		await launch(page);
		const opened = page.context().waitForEvent('page');
		await page.getByRole('button', { name: 'Open in a tab of its own' }).click();
		const tab = await opened;
		const frame = tab.frameLocator('iframe');
		await frame.locator('body[data-ran]').waitFor();
		expect(new URL(tab.url()).origin).toBe(new URL(site.previewUrl).origin);
		expect(await tab.evaluate(() => window.opener as unknown)).toBeNull();
		await page.getByText('runs in a tab of its own').waitFor();
		await page.getByRole('button', { name: 'Requests' }).click();
		await page.getByRole('cell', { name: ENTRY }).waitFor();
		const closed = tab.waitForEvent('close');
		await page.getByRole('button', { name: 'Stop' }).click();
		await closed;
	});
});

/** The report, or the code of the error. */
async function callLaunch(page: Page, files: Files): Promise<Report | string> {
	await page.waitForFunction(() => 'rolecheck' in window);
	return page.evaluate(
		async ([base64]) => {
			const bytes = Uint8Array.from(atob(base64), (unit) => unit.charCodeAt(0));
			const { rolecheck } = window;
			if (!rolecheck) throw new Error('no rolecheck');
			try {
				return await rolecheck.launch(new File([bytes], 'demo-0.1.0.zip'), { seconds: 2 });
			} catch (error) {
				return error instanceof Error && 'code' in error ? String(error.code) : String(error);
			}
		},
		[Buffer.from(packageZip('demo', files)).toString('base64')] as const
	);
}
