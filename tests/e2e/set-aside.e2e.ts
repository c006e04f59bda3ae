import { expect } from 'vitest';
import { caseNamed, suite } from '../cases/suite';
import { zipOfCase } from '../cases/zip-bytes';
import { complaints } from './axe';
import { writeScratchFile } from './disk';
import { test } from './fixture';

const zip = (): string => {
	const { name, bytes } = zipOfCase(suite, caseNamed('description-missing'));
	return writeScratchFile(name, bytes);
};
const CODE = 'GUIDE_ROLE_MD_DESCRIPTION';

test('a warning set aside with a reason stays so after a reload, and comes back', async ({
	page,
	workbench
}) => {
	const path = zip();
	await workbench.open();
	await workbench.drop(path);
	await workbench.checked();
	const warnings = workbench.page.getByRole('button', { name: 'Warnings' });
	const before = Number((await warnings.textContent())?.match(/\d+/u)?.[0]);
	await workbench.finding(CODE).click();
	await page.getByRole('button', { name: 'Set aside…' }).click();
	await page.keyboard.press('Enter');
	await page.getByRole('alert').filter({ hasText: 'Write why' }).waitFor();
	await page.keyboard.type('the catalogue has one');
	expect(await complaints(page)).toEqual([]);
	await page.keyboard.press('Enter');
	await page.getByRole('heading', { name: 'Set aside 1' }).waitFor();
	expect(await warnings.textContent()).toContain(String(before - 1));
	expect(await page.evaluate(() => document.activeElement?.hasAttribute('data-row'))).toBe(true);

	await page.reload();
	await workbench.drop(path);
	await workbench.checked();
	await workbench.finding(CODE).click();
	await page.getByText('the catalogue has one').waitFor();
	expect(await complaints(page)).toEqual([]);
	await page.getByRole('button', { name: 'Bring back' }).click();
	await page.getByRole('heading', { name: 'Set aside 1' }).waitFor({ state: 'detached' });
	expect(await warnings.textContent()).toContain(String(before));
});

test('an error can’t be set aside', async ({ page, workbench }) => {
	const { name, bytes } = zipOfCase(suite, caseNamed('many-at-once'));
	await workbench.open();
	await workbench.drop(writeScratchFile(name, bytes));
	await workbench.checked();
	await workbench.finding('ROLE_ENTRY_KIND_UNSUPPORTED').click();
	await page.getByRole('link', { name: 'All about this code' }).waitFor();
	expect(await page.getByRole('button', { name: 'Set aside…' }).count()).toBe(0);
});
