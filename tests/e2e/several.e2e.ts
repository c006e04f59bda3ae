import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright';
import { expect } from 'vitest';
import { packageCalled } from '../cases/many';
import { complaints } from './axe';
import { writeFolder } from './disk';
import { test } from './fixture';

const COUNT = 200;

/** 199 roles, most of one text file, one with errors; and one thing that is none. */
const folder = (): string => {
	const data = Buffer.from('---\ntitle: A\ndescription: B\n---\n\nText.\n');
	const small = Array.from({ length: COUNT - 2 }, (_, n) => ({
		name: `role-${String(n).padStart(3, '0')}/role.md`,
		data
	}));
	return writeFolder('roles', [
		...small,
		...packageCalled('role-500', 'many-at-once').map((file) => ({
			...file,
			name: `role-500/${file.name}`
		})),
		{ name: 'zz-notes/package.json', data: Buffer.from('{}') }
	]);
};

const row = (page: Page, name: string) => page.locator(`[role="row"][data-name="${name}"]`);
const drawn = (page: Page) => page.locator('[role="row"][data-name]').count();

test('two hundred packages: a table to filter, sort, open and save; the keyboard alone', async ({
	page,
	workbench
}) => {
	await page.emulateMedia({ reducedMotion: 'reduce' });
	await page.setViewportSize({ width: 1280, height: 800 });
	await workbench.open();
	await workbench.drop(folder());
	const table = page.getByRole('grid', { name: 'Packages' });
	await table.waitFor();
	const first = row(page, 'role-000');
	const place = await first.boundingBox();
	await page.getByText(`198 of ${COUNT - 1} packages will be accepted.`).waitFor();
	expect(await table.getAttribute('aria-rowcount')).toBe(String(COUNT + 1));
	expect(await drawn(page)).toBeLessThan(50);
	expect(await first.boundingBox()).toEqual(place);
	expect(await complaints(page)).toEqual([]);

	// Keys alone: to the end, which is no package, and back to the one with errors.
	await first.getByRole('button').focus();
	await page.keyboard.press('End');
	await row(page, 'zz-notes').getByText('Not a package: package.json').waitFor();
	expect(await drawn(page)).toBeLessThan(50);
	await page.keyboard.press('ArrowUp');
	expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('role-500');
	const scrolled = await table.evaluate((element) => element.scrollTop);
	await page.keyboard.press('Enter');
	await workbench.checked();
	expect(await workbench.verdict.textContent()).toContain('5 errors');
	await page.getByRole('button', { name: `All ${COUNT}` }).click();
	await table.waitFor();
	expect(await table.evaluate((element) => element.scrollTop)).toBe(scrolled);
	expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('role-500');

	// The worst first.
	await page.getByRole('columnheader', { name: 'Errors' }).getByRole('button').click();
	await page.getByRole('columnheader', { name: 'Errors' }).getByRole('button').click();
	expect(await page.locator('[role="row"][data-name]').first().getAttribute('data-name')).toBe(
		'role-500'
	);

	const saved = page.waitForEvent('download');
	await page.getByRole('searchbox').fill('role-50');
	await page.getByRole('combobox', { name: 'Save the table as' }).selectOption('CSV');
	const download = await saved;
	expect(download.suggestedFilename()).toBe('roles.csv');
	const lines = (await readFile(await download.path(), 'utf8')).trim().split('\r\n');
	expect(lines).toHaveLength(2);
	expect(lines[1]).toMatch(/^role-500,role-500,0\.1\.0,agotalk-role,B,no,no,no,no,,5,/u);
});

test('one id twice, and in the library: the table and the report say which', async ({
	page,
	workbench
}) => {
	const data = Buffer.from('---\ntitle: A\ndescription: B\n---\n\nText.\n');
	const twin = writeFolder('twin', [{ name: 'role.md', data }]);
	const copy = writeFolder('copy', [{ name: 'twin/role.md', data }]);
	await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'dark' });
	await page.setViewportSize({ width: 360, height: 800 });
	await workbench.open();
	await workbench.drop(twin, copy);
	await page.getByText('0 of 2 packages will be accepted.').waitFor();
	expect(await complaints(page)).toEqual([]);
	await page.getByRole('button', { name: 'Installed roles' }).click();
	await page.getByRole('textbox', { name: 'Ids, one a line' }).fill('some-other\ntwin\nNot One');
	await page.getByText('No role ids, so left out: Not One.').waitFor();
	expect(await complaints(page)).toEqual([]);
	await page.getByRole('button', { name: 'Done' }).click();
	await page.getByText('0 of 2 packages will be accepted.').waitFor();
	await page.getByRole('button', { name: 'twin', exact: true }).click();
	await workbench.checked();
	const findings = workbench.finding('ROLE_IMPORT_DUPLICATE');
	await expect.poll(() => findings.count()).toBe(2);
	const said = (await findings.allTextContents()).join('\n');
	expect(said).toContain('A role with the id twin is already in the library');
	expect(said).toContain('copy, checked along with it, has the id twin as well');
	await page.getByRole('button', { name: 'Check another' }).click();
	await page.reload();
	await page.getByRole('button', { name: 'Installed roles: 2' }).click();
	await page.getByRole('button', { name: 'Remove all' }).click();
	await page.getByRole('button', { name: 'Done' }).click();
	await page.getByRole('button', { name: 'Installed roles', exact: true }).waitFor();
});
