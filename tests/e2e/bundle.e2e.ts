import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { describe, expect } from 'vitest';
import { readFolder } from '../bundle/memory-tree';
import { richBundle } from '../bundle/rich-bundle';
import { rewrite } from '../bundle/small-bundle';
import { complaints } from './axe';
import { faulty, folderOf, lineOf, open, shared, WAYS } from './bundles';
import { test } from './fixture';
import type { Workbench } from './workbench';

/** Opens the bundle's own tab, and one of its parts. */
async function part({ page }: Workbench, name: string): Promise<void> {
	await page.getByRole('tab', { name: 'Bundle' }).click();
	await page.getByRole('button', { name, exact: true }).click();
}

describe.each(Object.entries(WAYS))('a bundle dropped as %s', (way, write) => {
	test('is verified', async ({ workbench }) => {
		await open(workbench, write(richBundle()));
		expect(await workbench.light('Verify').textContent()).toContain('Verify: yes');
		const nested = await workbench.finding('BUNDLE_NESTED').count();
		expect(nested).toBe(way.includes('down') ? 1 : 0);
	});

	test('shows each fault with its line', async ({ workbench }) => {
		const entries = faulty();
		await open(workbench, write(entries));
		expect(await workbench.light('Verify').textContent()).toContain('Verify: no');
		expect(await workbench.verdict.textContent()).toContain('2 errors');
		for (const [code, path, text] of [
			['BUNDLE_MODEL_TIER', 'manifest.json', '"Frontier"'],
			['BUNDLE_PROVIDER_TOKENS', 'trace.json', '"approximate_tokens": 8']
		] as const) {
			const row = await workbench.finding(code).textContent();
			expect(row).toContain(`${path}:${lineOf(entries, path, text)}`);
		}
	});
});

describe('the screen of a bundle', () => {
	test('tells who it is, what it costs, what was decided and why', async ({ workbench }) => {
		const { page } = workbench;
		await open(workbench, folderOf(richBundle()));
		await part(workbench, 'Role');
		await page.getByText('Plan <work> & follow it through.').waitFor();
		await page.getByText('#9c8b31').waitFor();
		await page.getByText('🌞').waitFor();
		expect(await complaints(page)).toEqual([]);
		await part(workbench, 'Context');
		await page
			.getByRole('img', { name: /of the context$/u })
			.first()
			.waitFor();
		await page.getByRole('heading', { name: 'Providers' }).waitFor();
		await page.getByText('aos~public').first().waitFor();
		expect(await complaints(page)).toEqual([]);
		await part(workbench, 'Decisions');
		await page.getByText('11 of 11').waitFor();
		await page.getByRole('searchbox', { name: 'Search decisions' }).fill('personality');
		await page.getByText('4 of 11').waitFor();
		await page.getByRole('combobox', { name: 'Outcome' }).selectOption('excluded');
		await page.getByText('1 of 11').waitFor();
		await page.getByRole('button', { name: 'personality-decisive' }).click();
		await page
			.getByRole('region', { name: 'Why skill:personality-decisive' })
			.getByText('Its provider: selected')
			.waitFor();
		expect(await complaints(page)).toEqual([]);
		await part(workbench, 'Content ids');
		await page.getByText('matches content/instructions.md').waitFor();
		await page.getByText('cannot be recomputed from the bundle').first().waitFor();
		await part(workbench, 'Texts');
		await page.getByRole('heading', { name: 'Role instructions' }).waitFor();
		await page
			.getByRole('combobox', { name: 'Document' })
			.selectOption('content/skills/aos%7Epublic/review/SKILL.md');
		await page.getByRole('heading', { name: 'Review' }).waitFor();
		expect(await complaints(page)).toEqual([]);
	});

	test('lists 5,000 decisions, and filters them without a stall', async ({ workbench }) => {
		const { page } = workbench;
		const entries = richBundle();
		const more = Array.from({ length: 5000 }, (_, n) => ({
			subject: `skill:extra-${n}`,
			kind: 'skill',
			source: 'aos~public',
			outcome: 'excluded',
			reason: `no personality of this role asks for number ${n}`
		}));
		rewrite(
			'trace.json',
			'"decisions": [',
			`"decisions": [${JSON.stringify(more).slice(1, -1)},`
		)(entries);
		await open(workbench, folderOf(entries));
		await part(workbench, 'Decisions');
		await page.getByText('5,011 of 5,011').waitFor();
		const rows = page.getByRole('button', { name: /^. excluded skill:extra-/u });
		expect(await rows.count()).toBeLessThan(100);
		await page.getByRole('searchbox', { name: 'Search decisions' }).fill('number 4999');
		await page.getByText('1 of 5,011').waitFor();
		await page.getByRole('button', { name: 'skill:extra-4999' }).waitFor();
	});

	test('exports the archive that the original writes', async ({ workbench }) => {
		const { page } = workbench;
		const names = ['core-platform-native', 'core-platform-compiled'];
		const index =
			shared === null
				? []
				: (JSON.parse(readFileSync(join(shared, 'real-index.json'), 'utf8')) as {
						name: string;
						export_tar_sha256: string;
					}[]);
		for (const { name, export_tar_sha256 } of index.filter(({ name }) => names.includes(name))) {
			await open(workbench, folderOf(readFolder(join(shared ?? '', 'real', name)), name));
			await page.getByRole('tab', { name: 'Bundle' }).click();
			const saved = page.waitForEvent('download');
			await page.getByRole('button', { name: 'Export tar.gz' }).click();
			const download = await saved;
			expect(download.suggestedFilename()).toBe(`${name}.tar.gz`);
			const tar = gunzipSync(await readFile(await download.path()));
			expect(createHash('sha256').update(tar).digest('hex')).toBe(export_tar_sha256);
			console.log(`${name}: exported tar ${export_tar_sha256}`);
		}
		await open(workbench, folderOf(faulty()));
		await page.getByRole('tab', { name: 'Bundle' }).click();
		await page.getByRole('button', { name: 'Export tar.gz' }).click();
		await page.getByText('Not exported: verify bundle before export: ').waitFor();
	});
});
