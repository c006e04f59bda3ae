import { appendFileSync, rmSync } from 'node:fs';
import type { Page, Route } from 'playwright';
import { describe, expect, inject } from 'vitest';
import { caseNamed, suite } from '../cases/suite';
import { zipOfCase } from '../cases/zip-bytes';
import { FILES, launch } from '../preview/on-site';
import { packageZip } from '../preview/driver';
import { writeScratchFile } from './disk';
import { test } from './fixture';
import { Workbench } from './workbench';

const WORKER = '**/_app/immutable/workers/worker-*.js';

const zipFile = (name = 'avatar-field-crlf'): string => {
	const zip = zipOfCase(suite, caseNamed(name));
	return writeScratchFile(zip.name, zip.bytes);
};

/** Puts script before the worker’s own. */
const before = (script: string) => async (route: Route) => {
	const response = await route.fetch();
	await route.fulfill({ response, body: `${script}\n${await response.text()}` });
};

const alert = (page: Page, text: string) =>
	page.getByRole('alert').filter({ hasText: text }).waitFor();

describe('our fault', () => {
	test('a page older than the site: said, with the way to the newer one', async ({
		workbench: { page },
		workbench
	}) => {
		await workbench.open();
		await page.route(WORKER, (route) => route.fulfill({ status: 404 }));
		await page.route('**/_app/version.json', (route) => route.fulfill({ json: { version: 'b' } }));
		await workbench.drop(zipFile());
		await alert(page, 'A newer version of Rolecheck was put up after this page was opened');
		await page.unroute(WORKER);
		await page.getByRole('button', { name: 'Reload the page' }).click();
		await workbench.drop(zipFile());
		await workbench.checked();
	});
});

describe('your browser', () => {
	test('a policy that forbids WebAssembly: everything is hashed all the same', async ({
		workbench
	}) => {
		await workbench.page.route('**/_app/immutable/workers/**', async (route) => {
			const response = await route.fetch();
			const policy = { 'content-security-policy': "script-src 'self'" };
			await route.fulfill({ response, headers: { ...response.headers(), ...policy } });
		});
		await workbench.open();
		await workbench.drop(zipFile('clean-b'));
		await workbench.checked();
		expect(await workbench.verdict.textContent()).toContain('will be accepted');
		await workbench.page
			.getByText(/sha256/u)
			.first()
			.waitFor();
	});

	test('no memory left in the worker: the page lives, and says at which step', async ({
		page,
		workbench
	}) => {
		const fail = `Blob.prototype.arrayBuffer = () => Promise.reject(new RangeError('Array buffer allocation failed'));`;
		await page.route(WORKER, before(fail));
		await workbench.open();
		await workbench.drop(zipFile());
		await alert(page, 'This browser ran out of memory');
		await page.unroute(WORKER);
		await page.getByRole('button', { name: 'Check another package' }).click();
		await workbench.drop(zipFile());
		await workbench.checked();
	});

	test('a clipboard that is refused: what was to be copied is shown', async ({
		page,
		workbench
	}) => {
		await workbench.open();
		await workbench.drop(zipFile());
		await workbench.checked();
		await page.evaluate(() => {
			navigator.clipboard.writeText = () =>
				Promise.reject(new DOMException('refused', 'NotAllowedError'));
		});
		await page
			.getByRole('button', { name: /sha256|Copy/u })
			.first()
			.click();
		const field = page.getByRole('textbox', { name: 'To copy' });
		expect(await field.inputValue()).toMatch(/^[0-9a-f]{64}$/u);
	});

	test('a full storage: said, and what is set aside lasts until the page closes', async ({
		page,
		workbench
	}) => {
		await workbench.open();
		await page.evaluate(() => {
			for (let size = 2 ** 22; size > 0; size = Math.floor(size / 2)) {
				try {
					localStorage.setItem(`filler-${size}`, 'x'.repeat(size));
				} catch {
					// Half as much, then.
				}
			}
		});
		await workbench.drop(zipFile('description-missing'));
		await workbench.checked();
		await workbench.finding('GUIDE_ROLE_MD_DESCRIPTION').click();
		await page.getByRole('button', { name: 'Set aside…' }).click();
		await page.keyboard.type('the catalogue has one');
		await page.keyboard.press('Enter');
		await page.getByRole('heading', { name: 'Set aside 1' }).waitFor();
		await page.getByText('keeps nothing').waitFor();
		await page.evaluate(() => localStorage.clear());
	});

	test('service workers that are refused: no launch, said, and what works instead', async ({
		browser
	}) => {
		const { url, previewUrl } = inject('site');
		const page = await browser.newPage({ locale: 'en-US' });
		await page.addInitScript((preview) => {
			if (location.origin !== preview) return;
			// As Firefox says it where storage of other sites is blocked.
			ServiceWorkerContainer.prototype.register = () =>
				Promise.reject(new DOMException('The operation is insecure.', 'SecurityError'));
		}, previewUrl);
		const own = new Workbench(page, url);
		await own.open();
		await own.drop(writeScratchFile('demo-0.1.0.zip', packageZip('demo', FILES)));
		await own.checked();
		await launch(page);
		await page.getByRole('heading', { name: 'The preview can’t run here' }).waitFor();
		await page.getByText('This browser refuses storage').waitFor();
		await page.getByRole('button', { name: 'Open in a tab of its own' }).waitFor();
		await page.getByRole('button', { name: 'Show a reduced preview' }).waitFor();
		await page.close();
	});

	test('a tab that is put to sleep while it checks goes on when it wakes', async ({
		page,
		workbench
	}) => {
		await workbench.open();
		await workbench.drop(zipFile('clean-b'));
		const session = await page.context().newCDPSession(page);
		await session.send('Page.setWebLifecycleState', { state: 'frozen' });
		await new Promise((resolve) => setTimeout(resolve, 500));
		await session.send('Page.setWebLifecycleState', { state: 'active' });
		await workbench.checked();
		expect(await workbench.verdict.textContent()).toContain('will be accepted');
	});
});

describe('what was dropped', () => {
	/** Drops a zip, and does something to the file before anything of it is read. */
	async function dropThen(workbench: Workbench, path: string, change: () => void): Promise<void> {
		let letGo = (): void => {};
		const changed = new Promise<void>((resolve) => (letGo = resolve));
		await workbench.page.route(WORKER, async (route) => {
			await changed;
			await route.continue();
		});
		await workbench.open();
		await workbench.drop(path);
		await workbench.page.getByRole('heading', { name: 'Reading' }).waitFor();
		change();
		letGo();
	}

	test.for([
		['changed', (path: string) => appendFileSync(path, 'more')],
		['deleted', (path: string) => rmSync(path)]
	] as const)('a file that was %s before it was read', async ([, change], { workbench }) => {
		const path = zipFile();
		await dropThen(workbench, path, () => change(path));
		await alert(workbench.page, 'was changed, moved or deleted after it was dropped');
		expect(await workbench.page.getByText('Rolecheck made a mistake').count()).toBe(0);
	});

	test('a dialog that is closed without a choice changes nothing, and opens again', async ({
		page,
		workbench
	}) => {
		await workbench.open();
		await page.waitForFunction(() => 'rolecheck' in window);
		const cancelled = page.waitForEvent('filechooser');
		await page.getByRole('button', { name: 'Choose a zip' }).click();
		const input = (await cancelled).element();
		await input.evaluate((element) => element.dispatchEvent(new Event('cancel')));
		await page.getByRole('button', { name: 'Choose a zip' }).waitFor();
		expect(await page.getByText('There was no file in that').count()).toBe(0);
		const again = page.waitForEvent('filechooser');
		await page.getByRole('button', { name: 'Choose a zip' }).click();
		await (await again).setFiles(zipFile());
		await workbench.checked();
	});

	test('a zip by another name, and another thing by that name: judged by what they are', async ({
		workbench
	}) => {
		const { bytes } = zipOfCase(suite, caseNamed('clean-b'));
		await workbench.open();
		await workbench.drop(writeScratchFile('words-john.dat', bytes));
		await workbench.checked();
		expect(await workbench.light('Import').textContent()).toContain('yes');
		await workbench.page.getByRole('button', { name: 'Check another' }).click();
		await workbench.drop(writeScratchFile('words-john-0.1.0.zip', '%PDF-1.7 not a zip'));
		await workbench.checked();
		expect(await workbench.verdict.textContent()).toContain('no package of a known format');
	});
});
