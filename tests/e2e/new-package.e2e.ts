import type { Page } from 'playwright';
import { expect } from 'vitest';
import { complaints } from './axe';
import { test } from './fixture';

/** Tabs until the focus is where it is wanted, as somebody without a mouse does. */
async function tabTo(page: Page, wanted: string): Promise<void> {
	for (let step = 0; step < 60; step++) {
		await page.keyboard.press('Tab');
		const name = await page.evaluate(() => {
			const at = document.activeElement;
			const label = at instanceof HTMLInputElement ? at.labels?.[0] : at;
			return label?.textContent?.trim() ?? '';
		});
		if (name.startsWith(wanted)) return;
	}
	throw new Error(`no Tab leads to “${wanted}”`);
}

test('a package of path B from the form, by the keyboard alone: it passes, and its page runs', async ({
	page,
	workbench
}) => {
	await workbench.open();
	await tabTo(page, 'New');
	await page.keyboard.press('Enter');
	await page.getByRole('heading', { level: 1, name: 'New package' }).waitFor();
	expect(await complaints(page)).toEqual([]);
	await page.getByText('6 answers to go').waitFor();
	for (const [question, answer] of [
		['What is the package’s id?', 'Word Garden'],
		['What is its title?', 'Word Garden'],
		['What is it, in one sentence?', 'Grows a word a day.'],
		['Which version is this?', '0.1.0']
	] as const) {
		await tabTo(page, question);
		await page.keyboard.type(answer);
	}
	await page.getByText('Expected: lower-case letters and digits').waitFor();
	expect(await complaints(page)).toEqual([]);
	for (let steps = 0; steps < 3; steps++) await page.keyboard.press('Shift+Tab');
	await page.keyboard.press('Control+a');
	await page.keyboard.type('word-garden');
	await tabTo(page, 'visible');
	await page.keyboard.press('Space');
	await tabTo(page, 'yes');
	await page.keyboard.press('Space');
	await page.getByText('will be accepted').waitFor();
	await page.getByText('agotalk.role.toml').waitFor();
	expect(await complaints(page)).toEqual([]);

	const saved = page.waitForEvent('download');
	await tabTo(page, 'Download as zip');
	await page.keyboard.press('Enter');
	expect((await saved).suggestedFilename()).toBe('word-garden-0.1.0.zip');
	await tabTo(page, 'Open it here');
	await page.keyboard.press('Enter');
	await workbench.checked();
	expect(await workbench.light('Launch').textContent()).toContain('Launch: yes');
});

test('a package of path A asks for three answers', async ({ page, workbench }) => {
	await workbench.open('/new');
	await page.getByRole('radio', { name: /^A:/u }).check();
	await page.getByText('3 answers to go').waitFor();
});
