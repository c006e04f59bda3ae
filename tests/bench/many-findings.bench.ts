import type { Page } from 'playwright';
import { expect } from 'vitest';
import { test } from '../e2e/fixture';
import { keptBy, watchMainThread } from './main-thread';
import { manyFindings } from './many-findings';

/** Prints what kept the main thread; the goal is no task over 50 ms. */
async function measure(page: Page, what: string, work: () => Promise<void>): Promise<void> {
	const { long, longest } = await keptBy(page, work);
	const list = long.length > 0 ? ` (${long.join(', ')} ms)` : '';
	console.log(
		`${what}: ${long.length} main-thread tasks over 50 ms${list}, longest ${longest.toFixed(0)} ms of processor time`
	);
	expect(longest).toBeGreaterThan(0);
}

async function type(page: Page, label: string, text: string): Promise<void> {
	await page.getByLabel(label).click();
	await page.keyboard.type(text, { delay: 60 });
	for (const _ of text) await page.keyboard.press('Backspace', { delay: 40 });
}

async function wheel(page: Page, x: number, y: number): Promise<void> {
	await page.mouse.move(x, 600);
	for (let turn = 0; turn < 20; turn++) {
		await page.mouse.wheel(0, y);
		await page.waitForTimeout(40);
	}
}

test('20,000 files with 10,000 findings', async ({ workbench, page }) => {
	await page.setViewportSize({ width: 1400, height: 900 });
	await workbench.open();
	await page.waitForFunction(() => 'rolecheck' in window);
	await page.waitForTimeout(1000);
	await watchMainThread(page);
	const path = manyFindings();
	await measure(page, 'opening', async () => {
		await workbench.drop(path);
		await workbench.checked();
	});
	const group = workbench.finding('GUIDE_RESOURCE_MISSING');
	await measure(page, 'a finding of 9,000 places', () => group.click());
	await measure(page, 'scrolling the findings', () => wheel(page, 600, 700));
	await group.click();
	await measure(page, 'filtering the findings', () => type(page, 'Filter by text', 'none-77'));
	await measure(page, 'filtering the files', () => type(page, 'Filter by name', 'note-12'));
	await measure(page, 'scrolling the files', () => wheel(page, 140, 3000));
	await measure(page, 'a file', () => page.mouse.click(140, 600));
}, 300_000);
