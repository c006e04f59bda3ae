import type { Page } from 'playwright';
import { expect } from 'vitest';
import { caseNamed, suite } from '../cases/suite';
import { zipOfCase } from '../cases/zip-bytes';
import { complaints } from './axe';
import { writeScratchFile } from './disk';
import { test } from './fixture';
import type { Workbench } from './workbench';

async function openBroken(workbench: Workbench): Promise<void> {
	const { name, bytes } = zipOfCase(suite, caseNamed('many-at-once'));
	await workbench.open();
	await workbench.drop(writeScratchFile(name, bytes));
	await workbench.checked();
}

const focused = (page: Page): Promise<string | null> =>
	page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? null);

test('keys alone: filter, a tab of the inspector, the list of shortcuts', async ({
	page,
	workbench
}) => {
	await openBroken(workbench);
	await page.keyboard.press('/');
	await expect.poll(() => focused(page)).toBe('Filter by text');
	await page.keyboard.type('3kind?');
	expect(await page.getByRole('dialog').count()).toBe(0);
	await page.keyboard.press('Control+a');
	await page.keyboard.press('Delete');
	await page.keyboard.press('Tab');
	await page.keyboard.press('3');
	await page.getByRole('tab', { name: 'Repairs', selected: true }).waitFor();
	await page.keyboard.press('?');
	const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
	await dialog.getByText('Filter the findings').waitFor();
	expect(await complaints(page)).toEqual([]);
	await dialog.getByRole('checkbox', { name: 'Single keys work' }).uncheck();
	await page.keyboard.press('Escape');
	await dialog.waitFor({ state: 'detached' });
	await page.keyboard.press('1');
	await page.getByRole('tab', { name: 'Repairs', selected: true }).waitFor();
});

test('the commands: found by their words, run by Enter', async ({ page, workbench }) => {
	await openBroken(workbench);
	await page.keyboard.press('Control+k');
	const field = page.getByRole('combobox', { name: 'What do you want to do?' });
	await field.waitFor();
	expect(await complaints(page)).toEqual([]);
	await field.fill('nothing of the kind');
	await page.getByText('No command matches.').waitFor();
	await field.fill('theme');
	await page.keyboard.press('ArrowDown');
	await page.keyboard.press('Enter');
	await page.locator('html[data-theme="dark"]').waitFor();
	await page.keyboard.press('Control+k');
	await field.fill('new');
	await page.keyboard.press('Enter');
	await page.getByRole('heading', { level: 1, name: 'New package' }).waitFor();
});

test('on paper stands the whole report and nothing else', async ({ page, workbench }) => {
	await openBroken(workbench);
	await page.emulateMedia({ media: 'print' });
	await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
	const paper = page.locator('article.paper');
	expect(await paper.getByRole('heading', { name: 'Errors (5)' }).isVisible()).toBe(true);
	expect(await paper.getByText('ROLE_ENTRY_KIND_UNSUPPORTED').isVisible()).toBe(true);
	expect(await page.getByRole('searchbox').first().isVisible()).toBe(false);
	expect(await page.getByRole('navigation').isVisible()).toBe(false);
	await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
	await page.emulateMedia({ media: 'screen' });
	expect(await paper.count()).toBe(0);
});
