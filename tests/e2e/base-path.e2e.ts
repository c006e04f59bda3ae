import { join } from 'node:path';
import { expect } from 'vitest';
import { runTool } from '../../scripts/run.mjs';
import { serveOnFreePorts } from '../../scripts/serve.mjs';
import { caseNamed, suite } from '../cases/suite';
import { zipOfCase } from '../cases/zip-bytes';
import { scratch, writeScratchFile } from './disk';
import { test } from './fixture';
import { Workbench } from './workbench';

test('the site works under a sub-folder', async ({ browser }) => {
	const folder = join(scratch(), 'site');
	const env = { BASE_PATH: '/tools/rolecheck', BUILD_DIR: folder };
	const built = await runTool('vite', ['build', '--logLevel', 'warn'], { env, quiet: true });
	expect(built.ok, built.output).toBe(true);
	const site = await serveOnFreePorts({ folder, base: '/tools/rolecheck' });
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
	expect(outside).toEqual([]);
	await page.close();
	await site.close();
}, 180_000);
