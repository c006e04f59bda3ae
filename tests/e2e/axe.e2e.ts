import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect } from 'vitest';
import { root } from '../../scripts/run.mjs';
import { caseNamed, suite } from '../cases/suite';
import { zipOfCase } from '../cases/zip-bytes';
import { complaints } from './axe';
import { writeScratchFile } from './disk';
import { test } from './fixture';

const THEMES = ['light', 'dark'] as const;
const WIDTHS = [360, 1280] as const;
const LOOKS = THEMES.flatMap((theme) => WIDTHS.map((width) => ({ theme, width })));

/** Addresses of all prerendered pages. */
const pages = readdirSync(join(root, 'build'), { recursive: true, encoding: 'utf8' })
	.filter((file) => file.endsWith('.html') && !file.startsWith('preview'))
	.map((file) => `/${file.replaceAll('\\', '/').replace(/(?:^index)?\.html$/u, '')}`);

describe.each(WIDTHS)('%i px', (width) => {
	// A code's page looks as the next one does: every second one is seen narrow, the others wide.
	const seen = pages.filter((path, at) => !/^\/rules\/./u.test(path) || WIDTHS[at % 2] === width);

	test('every page, light and dark', async ({ page, workbench }) => {
		expect(pages.length).toBeGreaterThan(2);
		await page.setViewportSize({ width, height: 800 });
		const found: Record<string, string[]> = {};
		for (const path of seen) {
			await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
			await workbench.open(path);
			// Not all of them are prerendered: the page for addresses that do not exist is drawn by the app.
			await page.locator('h1').first().waitFor();
			const light = await complaints(page);
			await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
			// A theme changes nothing but colours; without motion it has done so at once.
			const dark = await complaints(page, ['color-contrast']);
			if (light.length + dark.length > 0) found[path] = [...light, ...dark];
		}
		expect(found).toEqual({});
	}, 180_000);
});

describe.each(LOOKS)('$theme, $width px', ({ theme, width }) => {
	test('the workbench: findings, a file, the repairs', async ({ page, workbench }) => {
		const zip = zipOfCase(suite, caseNamed('many-at-once'));
		await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
		await page.setViewportSize({ width, height: 800 });
		await workbench.open();
		await workbench.drop(writeScratchFile(zip.name, zip.bytes));
		await workbench.checked();
		expect(await complaints(page)).toEqual([]);
		await workbench.finding('ROLE_ENTRY_KIND_UNSUPPORTED').click();
		expect(await complaints(page)).toEqual([]);
		await workbench.nextStep();
		await page.getByRole('checkbox').first().waitFor();
		expect(await complaints(page)).toEqual([]);
	});
});
