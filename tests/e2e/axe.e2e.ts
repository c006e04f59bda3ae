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

describe.each(LOOKS)('$theme, $width px', ({ theme, width }) => {
	// A code's page looks as the next one does: each is seen in both themes and both widths, not in all four pairs.
	const seen = pages.filter(
		(path) => !/^\/rules\/./u.test(path) || (theme === 'light') === (width === 360)
	);

	test('every page', async ({ page, workbench }) => {
		expect(pages.length).toBeGreaterThan(2);
		await page.emulateMedia({ colorScheme: theme });
		await page.setViewportSize({ width, height: 800 });
		const found: Record<string, string[]> = {};
		for (const path of seen) {
			await workbench.open(path);
			// Not all of them are prerendered: the page for addresses that do not exist is drawn by the app.
			await page.locator('h1').first().waitFor();
			const list = await complaints(page);
			if (list.length > 0) found[path] = list;
		}
		expect(found).toEqual({});
	}, 180_000);

	test('the workbench: findings, a file, the repairs', async ({ page, workbench }) => {
		const zip = zipOfCase(suite, caseNamed('many-at-once'));
		await page.emulateMedia({ colorScheme: theme });
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
