import { expect, describe } from 'vitest';
import { packageOf } from '../cases/package-files';
import { caseNamed, suite } from '../cases/suite';
import { zipOfCase } from '../cases/zip-bytes';
import { writeBigZip } from './big-zip';
import { writeFolder, writeScratchFile } from './disk';
import { test } from './fixture';
import { folderOf } from './folder-of';

const cleanFolder = (): string => {
	const { dir, files } = packageOf(suite, caseNamed('clean-b'));
	return writeFolder(dir, files);
};

const zipFile = (name: string): string => {
	const zip = zipOfCase(suite, caseNamed(name));
	return writeScratchFile(zip.name, zip.bytes);
};

describe('what people drop', () => {
	test('a folder', async ({ workbench }) => {
		await workbench.open();
		await workbench.drop(cleanFolder());
		await workbench.checked();
		expect(await workbench.verdict.textContent()).toContain('will be accepted');
		for (const name of ['Import', 'Launch', 'Publish', 'Self-check']) {
			expect(await workbench.light(name).textContent()).toContain(`${name}: yes`);
		}
	});

	test('a zip with errors: the sentence, the lights, the place', async ({ workbench }) => {
		await workbench.open();
		await workbench.drop(zipFile('many-at-once'));
		await workbench.checked();
		expect(await workbench.verdict.textContent()).toContain('5 errors');
		expect(await workbench.light('Import').textContent()).toContain('Import: no');
		const row = workbench.finding('ROLE_ENTRY_KIND_UNSUPPORTED');
		expect(await row.textContent()).toContain('agotalk.role.toml:11');
	});

	test('a file that is no package', async ({ workbench }) => {
		await workbench.open();
		await workbench.drop(writeScratchFile('shopping.txt', 'milk\nbread\n'));
		await workbench.checked();
		expect(await workbench.verdict.textContent()).toContain('no package of a known format');
		await workbench.page.getByText('This is one file. A package is a folder').waitFor();
		await workbench.page
			.getByRole('button', { name: /what is wrong with it as an archive/u })
			.click();
		expect(await workbench.finding('ARCHIVE_UNREADABLE').count()).toBe(1);
	});

	test('an empty file, called a zip', async ({ workbench }) => {
		await workbench.open();
		await workbench.drop(writeScratchFile('empty.zip', ''));
		await workbench.checked();
		await workbench.page.getByText('The file is empty, 0 bytes.').waitFor();
	});

	test('nothing', async ({ workbench }) => {
		await workbench.open();
		await workbench.drop();
		await workbench.page
			.getByRole('alert')
			.filter({ hasText: 'There was no file in that' })
			.waitFor();
	});

	test('two at once: a table', async ({ workbench }) => {
		await workbench.open();
		await workbench.drop(zipFile('clean-c'), cleanFolder());
		await workbench.page.getByRole('button', { name: 'teacher-tori-0.1.0.zip' }).click();
		await workbench.checked();
		expect(await workbench.light('Launch').textContent()).toContain('Launch: no');
	});

	test('before the app has started', async ({ workbench }) => {
		const { page } = workbench;
		let letGo = (): void => {};
		const dropped = new Promise<void>((resolve) => (letGo = resolve));
		await page.route('**/_app/**/*.js', async (route) => {
			await dropped;
			await route.continue();
		});
		await page.goto(`${workbench.url}/`, { waitUntil: 'commit' });
		await page.getByRole('button', { name: 'Choose a zip' }).waitFor();
		expect(await page.evaluate(() => 'rolecheck' in window)).toBe(false);
		await workbench.drop(cleanFolder());
		letGo();
		await workbench.checked();
		expect(await workbench.verdict.textContent()).toContain('will be accepted');
	});

	test('on another page: the package opens; it stays open while a rule is read', async ({
		workbench
	}) => {
		await workbench.open('/rules');
		await workbench.drop(zipFile('many-at-once'));
		await workbench.checked();
		const sentence = await workbench.verdict.textContent();
		await workbench.page.getByRole('link', { name: 'Rules' }).click();
		await workbench.page.getByRole('heading', { level: 1, name: 'Rules' }).waitFor();
		await workbench.page.goBack();
		expect(await workbench.verdict.textContent()).toBe(sentence);
	});

	// Browsers list a directory in batches of 100.
	test.for([101, 3000])('a folder of %i files', async (count, { workbench }) => {
		await workbench.open();
		await workbench.drop(folderOf(count));
		await workbench.checked();
		expect(await workbench.verdict.textContent()).toContain('will be accepted');
		const words = count.toLocaleString('en-US');
		await workbench.page.getByText(`${words} files`).first().waitFor();
	});

	test('a zip of 1 GiB: verdict at once, the page in use while its bytes are read', async ({
		workbench
	}) => {
		const path = writeBigZip();
		await workbench.open();
		await workbench.drop(path);
		await workbench.verdict.waitFor({ timeout: 5_000 });
		const search = workbench.page.getByRole('searchbox', { name: 'Filter by name' });
		await search.fill('media/3');
		await workbench.page.getByRole('treeitem', { name: '31.bin' }).waitFor();
		await workbench.checked();
		expect(await workbench.verdict.textContent()).toContain('will be accepted');
	}, 180_000);
});
