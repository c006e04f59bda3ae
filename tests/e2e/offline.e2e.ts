import { appendFileSync, cpSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { root } from '../../scripts/run.mjs';
import { serveOnFreePorts } from '../../scripts/serve.mjs';
import { packageOf } from '../cases/package-files';
import { caseNamed, suite } from '../cases/suite';
import { launchBrowser } from './browser';
import { scratch, writeFolder } from './disk';
import { Workbench } from './workbench';

let browser: Browser;
beforeAll(async () => {
	browser = await launchBrowser();
});
afterAll(() => browser?.close());

/** A copy of the built site on a server of its own, and a fresh window that has been there long enough to keep it. */
async function visited() {
	const folder = join(scratch(), 'site');
	cpSync(join(root, 'build'), folder, { recursive: true });
	const site = await serveOnFreePorts({ folder });
	const context = await browser.newContext({ locale: 'en-US' });
	onTestFinished(async () => {
		await context.close();
		await site.close();
	});
	const page = await context.newPage();
	await page.goto(`${site.url}/`);
	await page.evaluate(async () => {
		await navigator.serviceWorker.ready;
	});
	return { folder, site, page, workbench: new Workbench(page, site.url) };
}

const updateFound = (page: Page): Promise<void> =>
	page.evaluate(async () => {
		const registration = await navigator.serviceWorker.ready;
		await registration.update();
	});

test('after one visit it works without a server: a package is checked, a rule read', async () => {
	const { site, page, workbench } = await visited();
	await site.close();
	await page.reload();
	const { dir, files } = packageOf(suite, caseNamed('description-missing'));
	await workbench.drop(writeFolder(dir, files));
	await workbench.checked();
	await workbench.finding('GUIDE_ROLE_MD_DESCRIPTION').click();
	const words = 'role.md has a description';
	await page.getByRole('link', { name: 'All about this code' }).click();
	await page.getByRole('heading', { name: words }).waitFor();
	await page.reload();
	await page.getByRole('heading', { name: words }).waitFor();
});

test('a newer version is announced, and used when the person says so', async () => {
	const { folder, page } = await visited();
	await page.reload();
	await page.evaluate(() => Object.assign(window, { old: true }));
	// The notice is the app's, which looks once it has registered: what it registered is what changes now.
	await page.waitForTimeout(5500);
	appendFileSync(join(folder, 'service-worker.js'), '\n// newer\n');
	await updateFound(page);
	const notice = page.getByText('A newer version of Rolecheck is ready');
	await notice.waitFor();
	expect(await page.evaluate(() => 'old' in window)).toBe(true);
	await page.getByRole('button', { name: 'Use it now' }).click();
	await page.waitForFunction(() => !('old' in window));
	await page.getByRole('button', { name: 'Choose a zip' }).waitFor();
	expect(await notice.count()).toBe(0);
});

test('a file shared by another app is opened', async () => {
	const { page, workbench } = await visited();
	await page.reload();
	// The system posts the form itself; a form of the page's own is what its policy refuses.
	await page.evaluate(async () => {
		const body = new FormData();
		body.append('package', new File(['not a package'], 'shared 角色.zip'));
		await fetch('./share-target', { method: 'POST', body });
	});
	await page.goto(`${workbench.url}/?shared`);
	await workbench.checked();
	await page.getByRole('heading', { name: 'shared 角色.zip' }).first().waitFor();
	expect(new URL(page.url()).search).toBe('');
});
