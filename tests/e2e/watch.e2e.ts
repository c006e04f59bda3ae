import type { Worker } from 'playwright';
import { describe, expect, inject } from 'vitest';
import { test as previewTest } from '../preview/fixture';
import { FRAME, launch } from '../preview/on-site';
import { complaints } from './axe';
import { test } from './fixture';
import { bytesOf, contract, entry, files, follow, notes } from './followed';
import { Workbench } from './workbench';

/** From now on counts the reads of files' bytes in the worker of the package. */
async function countReads(worker: Worker): Promise<() => Promise<number>> {
	await worker.evaluate(() => {
		let reads = 0;
		for (const name of ['arrayBuffer', 'text', 'stream', 'bytes'] as const) {
			const read: ((this: Blob) => unknown) | undefined = Blob.prototype[name];
			if (!read) continue;
			Object.assign(Blob.prototype, {
				[name](this: Blob) {
					reads++;
					return read.call(this);
				}
			});
		}
		Object.assign(self, { readsSoFar: () => reads });
	});
	return () => worker.evaluate(() => (self as unknown as { readsSoFar(): number }).readsSoFar());
}

describe.each(['observer', 'polling'])('a folder that is followed by %s', (how) => {
	const withWay = test.extend<{ way: undefined }>({
		way: [
			async ({ page }, use) => {
				if (how === 'polling')
					await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'FileSystemObserver'));
				await use(undefined);
			},
			{ auto: true }
		]
	});

	withWay('a save is in the report, and the screen keeps its place', async ({ workbench }) => {
		const { page } = workbench;
		const folder = await follow(workbench, { 'notes.md': 'first\n' });
		expect(await page.evaluate(() => 'FileSystemObserver' in globalThis)).toBe(how === 'observer');
		const filter = page.getByRole('searchbox', { name: 'Filter by name' });
		await filter.fill('notes');
		await page.getByRole('treeitem', { name: 'notes.md' }).click();
		await page.getByText('first', { exact: true }).waitFor();

		await folder.write({ 'notes.md': 'second\n' });
		await page.getByText('second', { exact: true }).waitFor();
		await folder.write({ 'agotalk.role.toml': contract.replace(entry, 'contents/none.html') });
		await workbench.verdict.filter({ hasText: '1 error' }).waitFor();
		await workbench.finding('ROLE_ENTRY_TARGET_NOT_FOUND').waitFor();
		expect(await filter.inputValue()).toBe('notes');
		expect(await page.getByText('second', { exact: true }).isVisible()).toBe(true);
		await page.getByText('agotalk.role.toml changed').waitFor();

		await folder.write({ 'agotalk.role.toml': contract });
		await workbench.verdict.filter({ hasText: 'will be accepted' }).waitFor();
	});

	withWay(
		'of 3,000 files one is saved: fewer than 5 are read',
		async ({ workbench }) => {
			const folder = await follow(workbench, notes(3000 - files.length));
			await workbench.page.getByText('3,000 files').first().waitFor();
			const [worker] = workbench.page.workers();
			if (!worker) throw new Error('the package has no worker');
			const reads = await countReads(worker);
			await folder.write({ 'agotalk.role.toml': contract.replace(entry, 'contents/none.html') });
			await workbench.verdict.filter({ hasText: '1 error' }).waitFor();
			await workbench.checked();
			expect(await reads()).toBeGreaterThan(0);
			expect(await reads()).toBeLessThan(5);
		},
		120_000
	);

	withWay('the folder goes: a sentence, and the last report stays', async ({ workbench }) => {
		const { page } = workbench;
		const folder = await follow(workbench);
		await folder.remove();
		await page.getByRole('alert').filter({ hasText: 'can no longer be read' }).waitFor();
		expect(await workbench.verdict.textContent()).toContain('will be accepted');
		expect(await complaints(page)).toEqual([]);
		await folder.write(bytesOf(files));
		await page.getByRole('button', { name: 'Try again' }).click();
		await page.getByRole('checkbox', { name: 'Watching the folder' }).waitFor();
	});

	withWay('watched no more, and again', async ({ workbench }) => {
		const { page } = workbench;
		const folder = await follow(workbench);
		const toggle = page.getByRole('checkbox', { name: 'Watching the folder' });
		await toggle.uncheck();
		await folder.write({ 'agotalk.role.toml': contract.replace(entry, 'contents/none.html') });
		await page.waitForTimeout(1500);
		expect(await workbench.verdict.textContent()).toContain('will be accepted');
		await toggle.check();
		await workbench.verdict.filter({ hasText: '1 error' }).waitFor();
		expect(await complaints(page)).toEqual([]);
	});
});

previewTest(
	'the page that runs in the preview starts anew from what was saved',
	async ({ page }) => {
		const folder = await follow(new Workbench(page, inject('site').url));
		await launch(page);
		const frame = page.frameLocator(FRAME);
		await frame.locator('body').waitFor();
		await folder.write({ [entry]: '<!doctype html><title>t</title><p>what was saved</p>' });
		await frame.getByText('what was saved').waitFor();
	}
);
