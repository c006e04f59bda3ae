import { readFile } from 'node:fs/promises';
import { expect } from 'vitest';
import { packageOf } from '../cases/package-files';
import { caseNamed, suite } from '../cases/suite';
import { unzip } from '../unzip';
import { complaints } from './axe';
import { test } from './fixture';
import { OriginFolder } from './origin-folder';
import type { Workbench } from './workbench';

const { dir, files } = packageOf(suite, caseNamed('avatar-field-crlf'));
const before = files.find(({ name }) => name === 'role.md')?.data.toString() ?? '';
const after = before.replace(/^avatar:.*\r\n/mu, '');

/** A package with a fault and with junk in it, dropped by its handle, its repairs shown. */
async function open(workbench: Workbench): Promise<OriginFolder> {
	await workbench.open();
	const folder = new OriginFolder(workbench.page, dir);
	await folder.write(
		Object.fromEntries(files.map(({ name, data }) => [name, Buffer.from(data).toString('latin1')]))
	);
	await folder.write({ 'contents/.DS_Store': 'junk' });
	await folder.drop();
	await workbench.checked();
	await workbench.nextStep();
	return folder;
}

const ask = (workbench: Workbench): Promise<void> =>
	workbench.page.getByRole('button', { name: 'Write fixes to the folder…' }).click();

test('repairs go into the folder, after they were shown, and back again', async ({ workbench }) => {
	const { page } = workbench;
	const folder = await open(workbench);
	await ask(workbench);
	await page.getByText('This is done to the folder').waitFor();
	const steps = page.getByRole('list', { name: 'Changes to the folder' }).getByRole('listitem');
	expect((await steps.allTextContents()).map((line) => line.replaceAll(/\s/gu, ''))).toEqual([
		'Removedcontents/.DS_Store',
		'Changedrole.md'
	]);
	expect(await folder.read('role.md')).toBe(before);
	expect(await complaints(page)).toEqual([]);

	await page.getByRole('button', { name: 'Write 2 changes' }).click();
	await page.getByText('2 changes were written to the folder.').waitFor();
	expect(await folder.read('role.md')).toBe(after);
	expect(await folder.read('contents/.DS_Store')).toBeNull();
	await workbench.verdict.filter({ hasText: 'will be accepted' }).waitFor();
	expect(await complaints(page)).toEqual([]);

	const saving = page.waitForEvent('download');
	await page.getByRole('button', { name: 'Download the previous files as zip' }).click();
	const download = await saving;
	expect(download.suggestedFilename()).toBe(`${dir}-before.zip`);
	const entries = await unzip(await readFile(await download.path()));
	expect([...entries.keys()].toSorted()).toEqual(['role.md']);
	expect(new TextDecoder().decode(entries.get('role.md'))).toBe(before);

	await page.getByRole('button', { name: 'Put it back' }).click();
	await page.getByText('The folder is as it was before.').waitFor();
	expect(await folder.read('role.md')).toBe(before);
	expect(await folder.read('contents/.DS_Store')).toBe('junk');
});

test('a file that changed since it was read is left alone', async ({ workbench }) => {
	const { page } = workbench;
	const folder = await open(workbench);
	await page.getByRole('checkbox', { name: 'Watching the folder' }).uncheck();
	await folder.write({ 'role.md': `${before}one more line` });
	await ask(workbench);
	await page.getByRole('button', { name: 'Write 2 changes' }).click();
	await page.getByText('These files are not as they were when they were read').waitFor();
	expect(await folder.read('role.md')).toBe(`${before}one more line`);
	expect(await folder.read('contents/.DS_Store')).toBe('junk');
	expect(await page.getByRole('button', { name: 'Put it back' }).count()).toBe(0);
});

test('what somebody wrote after it is not put back over', async ({ workbench }) => {
	const { page } = workbench;
	const folder = await open(workbench);
	await ask(workbench);
	await page.getByRole('button', { name: 'Write 2 changes' }).click();
	await page.getByText('2 changes were written to the folder.').waitFor();
	await folder.write({ 'role.md': 'mine now' });
	await page.getByRole('button', { name: 'Put it back' }).click();
	await page.getByText('These files are not as they were when they were read').waitFor();
	expect(await folder.read('role.md')).toBe('mine now');
	await ask(workbench);
	await page.getByRole('button', { name: 'Leave the folder as it is' }).click();
	expect(await folder.read('role.md')).toBe('mine now');
});
