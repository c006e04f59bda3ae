import { join } from 'node:path';
import { expect } from 'vitest';
import { runTool } from '../../scripts/run.mjs';
import { serveSite } from '../../scripts/serve.mjs';
import { caseNamed, suite } from '../cases/suite';
import { zipOfCase } from '../cases/zip-bytes';
import { scratch, writeScratchFile } from './disk';
import { test } from './fixture';
import { dropZip, FILES, FRAME, launch } from '../preview/on-site';
import { Workbench } from './workbench';

const COUNTER =
	'<!doctype html><p></p><script>localStorage.n = Number(localStorage.n ?? 0) + 1; document.querySelector("p").textContent = "visit " + localStorage.n;</script>';

test('the site works under a sub-folder, and each package runs at a host of its own', async ({
	browser
}) => {
	const folder = join(scratch(), 'site');
	// One site in a browser's eyes: `app.localhost` is the registrable domain of both.
	const port = 46_200 + 2 * (process.pid % 500);
	const env = {
		BASE_PATH: '/tools/rolecheck',
		BUILD_DIR: folder,
		ROLECHECK_PREVIEW_ORIGIN: `http://{key}.app.localhost:${port + 1}`
	};
	const built = await runTool('vite', ['build', '--logLevel', 'warn'], { env, quiet: true });
	expect(built.ok, built.output).toBe(true);
	const served = await serveSite(port, { folder, base: '/tools/rolecheck' });
	const site = { url: `http://app.localhost:${port}/tools/rolecheck`, close: served.close };
	const page = await browser.newPage();
	const outside: string[] = [];
	page.on('response', (response) => {
		if (response.status() >= 400) outside.push(`${response.status()} ${response.url()}`);
	});
	const workbench = new Workbench(page, site.url);
	const zip = zipOfCase(suite, caseNamed('clean-b'));
	await workbench.open();
	await workbench.drop(writeScratchFile(zip.name, zip.bytes));
	await workbench.checked();
	expect(await workbench.verdict.textContent()).toContain('will be accepted');
	await page.getByRole('link', { name: 'Rules' }).click();
	await page.waitForURL(`${site.url}/rules`);
	await page.reload();
	await page.getByRole('heading', { level: 1 }).waitFor();
	const hosts = [];
	for (const name of ['first', 'second', 'first']) {
		await workbench.open();
		await dropZip(page, name, { ...FILES, 'contents/app/index.html': COUNTER });
		await launch(page);
		const src = new URL((await page.locator(FRAME).getAttribute('src')) ?? '');
		expect(src.pathname).toMatch(
			/^\/tools\/rolecheck\/[0-9a-f]{32}\/(?:first|second)\/contents\//u
		);
		expect(await page.frameLocator(FRAME).locator('p').textContent()).toBe('visit 1');
		hosts.push(src.host);
		await page.getByRole('button', { name: 'Stop' }).click();
		await page.locator(FRAME).waitFor({ state: 'detached' });
	}
	const [first, second, again] = hosts;
	expect(first).toMatch(new RegExp(`^[0-9a-f]{32}\\.app\\.localhost:${String(port + 1)}$`, 'u'));
	expect(second).not.toBe(first);
	expect(again).toBe(first);
	expect(outside).toEqual([]);
	await page.close();
	await site.close();
}, 180_000);
