import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { caseNamed, suite } from '../cases/suite';
import { zipOfCase } from '../cases/zip-bytes';
import { complaints } from './axe';
import { writeScratchFile } from './disk';
import { test } from './fixture';
import type { Workbench } from './workbench';

const zipFile = (name: string): string => {
	const zip = zipOfCase(suite, caseNamed(name));
	return writeScratchFile(zip.name, zip.bytes);
};

async function openCase(workbench: Workbench, name: string): Promise<string> {
	const path = zipFile(name);
	await workbench.open();
	await workbench.drop(path);
	await workbench.checked();
	return path;
}

/** What the page has put on the clipboard, once it says that it has. */
async function copied(page: Page, label: string): Promise<string> {
	await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
	await page.getByRole('button', { name: 'Share' }).click();
	await page.getByRole('button', { name: label }).click();
	await page.getByText(/^Copied, /u).waitFor();
	return page.evaluate(() => navigator.clipboard.readText());
}

describe('a link to a report', () => {
	test('shows it in the reader’s language, and then what their own copy says', async ({
		page,
		workbench
	}) => {
		const path = await openCase(workbench, 'many-at-once');
		const link = await copied(page, 'Copy a link');
		expect(link).toContain('/#report=');
		expect(await complaints(page)).toEqual([]);
		await page.evaluate(() => localStorage.setItem('rolecheck.settings', '{"language":"zh-CN"}'));
		await page.goto('about:blank');
		await page.goto(link);
		await page.getByText('由他人分享，并非在此计算').waitFor();
		await workbench
			.finding('ROLE_ENTRY_KIND_UNSUPPORTED')
			.filter({ hasText: /\p{Script=Han}/u })
			.waitFor();
		expect(await complaints(page)).toEqual([]);
		await workbench.drop(path);
		await page.getByText('你的副本字节相同，Rolecheck 的结论也相同。').waitFor();
		await page.getByRole('button', { name: '检查另一个' }).click();
		await page.getByText('由他人分享，并非在此计算').waitFor();
		await workbench.drop(zipFile('clean-b'));
		await page.getByText('你的副本不是报告所说的包').waitFor();
	});

	test('that is none says why, and leaves the page to use', async ({ page, workbench }) => {
		await workbench.open();
		await page.waitForFunction(() => 'rolecheck' in window);
		const malformed = [
			'',
			'%',
			'%00',
			'%E4%BD%A0',
			'<script>alert(1)</script>',
			'../../etc/passwd',
			'null',
			'{}',
			'[]',
			'AAAA',
			'A',
			'=',
			'_'.repeat(40),
			'-'.repeat(16_000),
			'A'.repeat(100_000),
			'q1YqSy0qzszPAwA',
			'S0lNTAIA',
			'eJyrVkrLz1eyUkpKLFKqBQA',
			'MDAwMA',
			'q1YqU7IyrQUA#report='
		];
		expect(malformed).toHaveLength(20);
		for (const payload of malformed) {
			await page.evaluate((hash) => (location.hash = hash), `#report=${payload}`);
			await page.getByText('This shared report cannot be shown').waitFor();
			expect(await page.getByRole('button', { name: 'Choose a zip' }).count()).toBe(1);
			await page.evaluate(() => (location.hash = ''));
			await page.getByText('This shared report cannot be shown').waitFor({ state: 'hidden' });
		}
	});
});

test('exports: Markdown and the three files', async ({ page, workbench }) => {
	await openCase(workbench, 'many-at-once');
	expect(await copied(page, 'Copy as Markdown')).toContain('ROLE_ENTRY_KIND_UNSUPPORTED');
	for (const [kind, ending] of [
		['JSON', '.report.json'],
		['SARIF', '.sarif'],
		['JUnit', '.junit.xml']
	] as const) {
		const saved = page.waitForEvent('download');
		await page.getByRole('button', { name: `Download ${kind}` }).click();
		const download = await saved;
		expect(download.suggestedFilename().endsWith(ending)).toBe(true);
		expect(await readFile(await download.path(), 'utf8')).toContain('ROLE_ENTRY_KIND_UNSUPPORTED');
	}
	await page.keyboard.press('Escape');
	await page.getByRole('button', { name: 'Download JSON' }).waitFor({ state: 'hidden' });
	expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('Share');
});

test('a package from an address: loaded, checked, not launched', async ({ page, workbench }) => {
	const zip = zipOfCase(suite, caseNamed('clean-b'));
	await page.route(`${workbench.url}/elsewhere/*.zip`, (route) =>
		route.fulfill({ body: Buffer.from(zip.bytes), contentType: 'application/zip' })
	);
	const at = `${workbench.url}/elsewhere/${zip.name}`;
	await workbench.open(`/#url=${encodeURIComponent(at)}`);
	await workbench.checked();
	expect(await workbench.verdict.textContent()).toContain('will be accepted');
	await page.evaluate(() => (location.hash = '#url=http://example.com/a.zip'));
	await page.getByText('Only https:// addresses are loaded').waitFor();
});
