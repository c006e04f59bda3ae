import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { root } from '../../scripts/run.mjs';
import { caseNamed, suite } from '../cases/suite';
import { zipOfCase } from '../cases/zip-bytes';
import { complaints } from './axe';
import { writeScratchFile } from './disk';
import { test } from './fixture';

const WIDTHS = [360, 1280] as const;

const build = join(root, 'build');
const files = readdirSync(build, { recursive: true, encoding: 'utf8' })
	.map((file) => file.replaceAll('\\', '/'))
	.filter((file) => file.endsWith('.html') && !file.startsWith('preview'));
const isCode = (file: string): boolean => /^rules\/./u.test(file);
/** Of the pages of codes, which one component draws: every tenth, and those with the most and the least on them. */
const codes = files.filter(isCode).toSorted((a, b) => sizeOf(a) - sizeOf(b));
const seen = [...files.filter((file) => !isCode(file)), ...sample(codes)].map(
	(file) => `/${file.replace(/(?:^index)?\.html$/u, '')}`
);

function sizeOf(file: string): number {
	return statSync(join(build, file)).size;
}

function sample(all: readonly string[]): string[] {
	return all.filter((_, at) => at % 10 === 0 || at >= all.length - 3);
}

const zipFile = (name: string): string => {
	const zip = zipOfCase(suite, caseNamed(name));
	return writeScratchFile(zip.name, zip.bytes);
};

/** Keys that open the tabs of the inspector, which a narrow window shows over the lists. */
const TABS = { 1: 'Viewer', 2: 'Preview', 3: 'Repairs', 4: 'Compare' } as const;

async function openTab(page: Page, key: string): Promise<void> {
	await page.keyboard.press(key);
	await page
		.getByRole('tab', { name: TABS[Number(key) as 1 | 2 | 3 | 4], selected: true })
		.waitFor();
}

describe.each(WIDTHS)('%i px', (width) => {
	const atWidth = test.extend<{ sized: undefined }>({
		sized: [
			async ({ page }, use) => {
				await page.setViewportSize({ width, height: 800 });
				await use(undefined);
			},
			{ auto: true }
		]
	});

	atWidth(
		'every page',
		async ({ page, workbench }) => {
			expect(seen.length).toBeGreaterThan(15);
			const found: Record<string, string[]> = {};
			for (const path of seen) {
				await workbench.open(path);
				// Not all of them are prerendered: the page for addresses that do not exist is drawn by the app.
				await page.locator('h1').first().waitFor();
				const here = await complaints(page);
				if (here.length > 0) found[path] = here;
			}
			expect(found).toEqual({});
		},
		120_000
	);

	atWidth(
		'every state of the workbench',
		async ({ page, workbench }) => {
			const found: Record<string, string[]> = {};
			const look = async (state: string): Promise<void> => {
				const here = await complaints(page);
				if (here.length > 0) found[state] = here;
			};
			let letGo = (): void => {};
			const held = new Promise<void>((resolve) => (letGo = resolve));
			await page.route('**/_app/immutable/workers/**', async (route) => {
				await held;
				await route.continue();
			});
			await workbench.open();
			await workbench.drop();
			await page.getByRole('alert').first().waitFor();
			await look('a drop of nothing');
			await workbench.drop(zipFile('many-at-once'));
			await page.getByRole('progressbar').first().waitFor();
			await look('reading');
			letGo();
			await workbench.checked();
			await look('report');
			await workbench.finding('ROLE_ENTRY_KIND_UNSUPPORTED').click();
			await look('finding');
			for (const [key, tab] of Object.entries(TABS)) {
				await openTab(page, key);
				await page.waitForLoadState('networkidle');
				await look(tab);
			}
			await openTab(page, '2');
			for (const view of ['Website card', 'Launch']) {
				await page.getByRole('button', { name: view, exact: true }).first().click();
				await look(view);
			}
			await openTab(page, '1');
			await page.getByRole('button', { name: 'Edit', exact: true }).click();
			await page.getByRole('textbox', { name: /^Text of/u }).waitFor();
			await look('editor');
			await page.keyboard.press('Escape');
			await page.keyboard.press('Control+k');
			await page.getByRole('combobox').waitFor();
			await look('palette');
			await page.keyboard.press('Escape');
			expect(found).toEqual({});
		},
		120_000
	);
});
