import { expect } from 'vitest';
import { packageCalled } from '../cases/many';
import { complaints } from './axe';
import { writeFolder } from './disk';
import { test } from './fixture';

test('what takes the room, as a map and a list; what nothing reaches; by keys and by a click', async ({
	page,
	workbench
}) => {
	await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
	await page.setViewportSize({ width: 1280, height: 800 });
	await workbench.open();
	const data = Buffer.from('a,b\n'.repeat(20_000));
	const files = [...packageCalled('deck'), { name: 'contents/forgotten.csv', data }];
	await workbench.drop(writeFolder('deck', files));
	await workbench.checked();
	await page.keyboard.press('5');
	const map = page.getByRole('group', { name: 'What takes the room' });
	await page.getByText('Nothing was found that reaches 1 file (80 kB).').waitFor();
	expect(await complaints(page)).toEqual([]);

	const first = map.getByRole('button').first();
	expect(await first.getAttribute('aria-label')).toBe(
		'contents/forgotten.csv, 80 kB, nothing found that reaches it'
	);
	const [all, largest] = [await map.boundingBox(), await first.boundingBox()];
	const part = (box: typeof all) => (box ? box.width * box.height : 0);
	expect(part(largest) / part(all)).toBeGreaterThan(0.7);
	await first.focus();
	await page.keyboard.press('End');
	await expect
		.poll(() => page.evaluate(() => document.activeElement?.ariaLabel))
		.not.toContain('forgotten.csv');
	await page.keyboard.press('Home');
	await page.getByRole('checkbox', { name: 'Only what nothing was found to reach' }).check();
	const list = page.getByRole('list', { name: 'All files by size' });
	await expect.poll(() => list.getByRole('listitem').count()).toBe(1);

	await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
	await page.setViewportSize({ width: 360, height: 800 });
	await map.waitFor();
	expect(await complaints(page)).toEqual([]);
	await first.click();
	await page.getByRole('tab', { name: 'Viewer', selected: true }).waitFor();
	await page.getByText('forgotten.csv').first().waitFor();
});
