import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect } from 'vitest';
import { entriesOf, type Entries, readFolder } from '../bundle/memory-tree';
import { tarOf } from '../bundle/pack';
import { richBundle } from '../bundle/rich-bundle';
import { complaints } from './axe';
import { faulty, folderOf, open, shared, WAYS } from './bundles';
import { writeScratchFile } from './disk';
import { test } from './fixture';
import type { Workbench } from './workbench';

interface Handed {
	readonly method: 'validate' | 'repack' | 'compare';
	readonly inputs: readonly (readonly [name: string, base64: string])[];
}

/** Calls `window.rolecheck` as a program that drives the page would. An error comes back as its code. */
const call = ({ page }: Workbench, handed: Handed): Promise<unknown> =>
	page.evaluate(async ({ method, inputs }) => {
		const [first, second] = inputs.map(
			([name, data]) => new File([Uint8Array.from(atob(data), (unit) => unit.charCodeAt(0))], name)
		);
		if (!window.rolecheck || !first) throw new Error('nothing to call, or to call it with');
		try {
			if (method === 'compare') return await window.rolecheck.compare(first, second ?? first);
			return await window.rolecheck[method](first);
		} catch (error) {
			return error instanceof Error && 'code' in error ? error.code : String(error);
		}
	}, handed);

test('window.rolecheck: validate, repack, compare', async ({ workbench }) => {
	const base64 = (entries: Entries): string => gzipSync(tarOf(entries)).toString('base64');
	const sound = ['a.tar.gz', base64(richBundle())] as const;
	const wrong = ['b.tar.gz', base64(faulty())] as const;
	await workbench.open();
	await workbench.page.waitForFunction(() => 'rolecheck' in window);
	expect(await call(workbench, { method: 'validate', inputs: [sound] })).toMatchObject({
		subject: { format: 'agent-compose-bundle', id: 'tpm', container: 'tar.gz' },
		verdicts: { verify: { answer: 'yes', because: [] } }
	});
	expect(await call(workbench, { method: 'validate', inputs: [wrong] })).toMatchObject({
		verdicts: {
			verify: { answer: 'no', because: ['BUNDLE_MODEL_TIER', 'BUNDLE_PROVIDER_TOKENS'] }
		}
	});
	expect(await call(workbench, { method: 'repack', inputs: [sound] })).toBe('NOT_REPACKABLE');
	const compared = await call(workbench, { method: 'compare', inputs: [sound, wrong] });
	expect(JSON.stringify(compared)).toContain('model_tier');
});

test('compares two bundles; its text is the original’s', async ({ page, workbench }) => {
	await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
	const pairs =
		shared === null
			? []
			: (
					JSON.parse(readFileSync(join(shared, 'diff/index.json'), 'utf8')) as {
						pairs: { left: string; right: string; file: string }[];
					}
				).pairs.slice(0, 2);
	for (const { left, right, file } of pairs) {
		const [one, two] = [left, right].map((name) => {
			const tar = tarOf(readFolder(join(shared ?? '', 'real', name)));
			return writeScratchFile(`${name}.tar.gz`, gzipSync(tar));
		});
		await open(workbench, two ?? '');
		await page.getByRole('tab', { name: 'Compare' }).click();
		const chooser = page.waitForEvent('filechooser');
		await page.getByRole('button', { name: 'Choose a zip' }).click();
		await (await chooser).setFiles(one ?? '');
		await page.getByRole('heading', { name: 'Decisions' }).waitFor();
		await page.getByRole('button', { name: 'Copy as text' }).click();
		await expect
			.poll(() => page.evaluate(() => navigator.clipboard.readText()))
			.toBe(readFileSync(join(shared ?? '', 'diff', file), 'utf8'));
	}
});

test('a shared link and a SARIF export speak of bundles too', async ({ page, workbench }) => {
	await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
	await open(workbench, WAYS['a tar.gz']?.(faulty()) ?? '');
	await page.getByRole('button', { name: 'Share' }).click();
	const saved = page.waitForEvent('download');
	await page.getByRole('button', { name: 'Download SARIF' }).click();
	const sarif = await readFile(await (await saved).path(), 'utf8');
	expect(sarif).toContain('BUNDLE_PROVIDER_TOKENS');
	expect(sarif).toContain('trace.json');
	await page.getByRole('button', { name: 'Copy a link' }).click();
	await page.getByText(/^Copied, /u).waitFor();
	const link = await page.evaluate(() => navigator.clipboard.readText());
	await page.goto('about:blank');
	await page.goto(link);
	await workbench.finding('BUNDLE_MODEL_TIER').waitFor();
	expect(await workbench.light('Verify').textContent()).toContain('Verify: no');
});

describe('what is neither format', () => {
	const entries = entriesOf({
		'package.json': '{}',
		'manifest.json': '{"format":"x.bundle"}',
		'deep/er/Role.md': '# Role'
	});

	test.for(['en', 'zh-CN'] as const)(
		'is asked what it is (%s)',
		async (language, { page, workbench }) => {
			await workbench.open();
			await page.evaluate(
				(to) => localStorage.setItem('rolecheck.settings', JSON.stringify({ language: to })),
				language
			);
			await workbench.open();
			await workbench.drop(folderOf(entries, 'project'));
			const [title, sentence, show] =
				language === 'en'
					? ['What is this?', 'but its format is x.bundle', 'Show manifest.json']
					: ['这是什么？', '但它的 format 是 x.bundle', '查看 manifest.json'];
			await page.getByRole('heading', { name: title }).waitFor();
			await page.getByText(sentence).waitFor();
			expect(await complaints(page)).toEqual([]);
			await page.getByRole('button', { name: show }).click();
			await page.getByText('{"format":"x.bundle"}').first().waitFor();
			await page.getByRole('treeitem', { name: 'package.json' }).click();
		}
	);
});
