import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright';
import { expect } from 'vitest';
import { packageOf } from '../cases/package-files';
import { caseNamed, suite, type Case } from '../cases/suite';
import { zipOfCase } from '../cases/zip-bytes';
import { unzip } from '../unzip';
import { complaints } from './axe';
import { writeScratchFile } from './disk';
import { test } from './fixture';
import { OriginFolder } from './origin-folder';

const CONTRACT = 'agotalk.role.toml';
const GOOD = '"contents/word-pop-game/index.html"';
const WRONG = '"contents/game/index.html"';
const NOT_FOUND = 'ROLE_ENTRY_TARGET_NOT_FOUND';
const fault = caseNamed('target-not-found');
/** The same with CRLF and a byte order mark: both have to come out as they went in. */
const testCase: Case = {
	...fault,
	ops: [...(fault.ops ?? []), { op: 'crlf', path: CONTRACT }, { op: 'bom', path: CONTRACT }]
};
const { dir, files } = packageOf(suite, testCase);
const before = files.find(({ name }) => name === CONTRACT)?.data.toString() ?? '';
const after = before.replace(WRONG, GOOD);

const editor = (page: Page) => page.getByRole('textbox', { name: `Text of ${CONTRACT}` });
const edit = (page: Page) => page.getByRole('button', { name: 'Edit', exact: true }).click();

async function downloaded(page: Page, button: string): Promise<Uint8Array> {
	const saving = page.waitForEvent('download');
	await page.getByRole('button', { name: button }).click();
	return readFile(await (await saving).path());
}

test('a file of a zip is edited: report, zip and draft follow', async ({ workbench }) => {
	const { page } = workbench;
	const zip = zipOfCase(suite, testCase);
	const path = writeScratchFile(zip.name, zip.bytes);
	await workbench.open();
	await workbench.drop(path);
	await workbench.checked();
	await workbench.finding(NOT_FOUND).click();
	await edit(page);
	await editor(page).waitFor();
	expect(await complaints(page)).toEqual([]);

	// The place that was asked for is selected: what is typed takes its place.
	await page.keyboard.type(GOOD);
	await workbench.verdict.filter({ hasText: 'will be accepted' }).waitFor();
	expect(await workbench.finding(NOT_FOUND).count()).toBe(0);
	await page.getByRole('treeitem', { name: CONTRACT }).getByText('changed by you').waitFor();
	await page.keyboard.press('Control+z');
	await workbench.finding(NOT_FOUND).waitFor();
	await page.getByText('1 finding here').waitFor();
	await page.keyboard.press('F8');
	await page.getByText(NOT_FOUND).last().waitFor();
	await page.keyboard.press('Control+y');
	await workbench.verdict.filter({ hasText: 'will be accepted' }).waitFor();

	// Typed and saved in one go: the last key is in it.
	await page.keyboard.press('Control+End');
	await page.keyboard.type('# e');
	const entries = await unzip(await downloaded(page, 'Download zip with the changes'));
	await page.getByText('It passes.').waitFor();
	for (const { name, data } of files) {
		const expected = name === CONTRACT ? Buffer.from(`${after}# e`) : Buffer.from(data);
		expect(Buffer.compare(Buffer.from(entries.get(`${dir}/${name}`) ?? []), expected), name).toBe(
			0
		);
	}
	expect(entries.size).toBe(files.length);

	// Nothing in it is a shortcut or a drop of the page around it, and the keyboard gets out again.
	await editor(page).focus();
	await page.keyboard.press('Escape');
	await page.keyboard.press('Tab');
	expect(await editor(page).evaluate((it) => it.matches(':focus'))).toBe(false);

	// Closed and opened: undo reaches back before that. Typed and gone: the last key is in the draft.
	await page.getByRole('button', { name: 'Done' }).click();
	await page.keyboard.press('e');
	await editor(page).waitFor();
	await page.keyboard.press('Control+End');
	await page.keyboard.press('Control+z');
	await editor(page).getByText('# e').waitFor({ state: 'detached' });
	await page.keyboard.press('Control+y');
	await editor(page).getByText('# e').waitFor();
	await page.keyboard.type('!');
	await page.reload();
	await workbench.drop(path);
	await workbench.finding(NOT_FOUND).waitFor();
	await page.getByText('You changed 1 file of this package').waitFor();
	expect(await complaints(page)).toEqual([]);
	await page.getByRole('button', { name: 'Restore', exact: true }).click();
	await workbench.verdict.filter({ hasText: 'will be accepted' }).waitFor();
	await page.getByRole('treeitem', { name: CONTRACT }).click();
	await page.getByText('# e!').waitFor();
	await page.getByRole('button', { name: 'Discard all' }).click();
	await workbench.finding(NOT_FOUND).waitFor();
	await page.getByRole('button', { name: 'Bring the changes back' }).click();
	await workbench.verdict.filter({ hasText: 'will be accepted' }).waitFor();
});

test('edits go into a folder, and nothing that others saved is lost', async ({ workbench }) => {
	const { page } = workbench;
	await workbench.open();
	const folder = new OriginFolder(page, dir);
	await folder.write(
		Object.fromEntries(files.map(({ name, data }) => [name, Buffer.from(data).toString('latin1')]))
	);
	await folder.drop();
	await workbench.checked();
	await workbench.finding(NOT_FOUND).click();
	await edit(page);
	await editor(page).waitFor();
	await page.keyboard.type(GOOD);
	await workbench.verdict.filter({ hasText: 'will be accepted' }).waitFor();
	await page.getByRole('button', { name: 'Write to the folder…' }).click();
	expect(await folder.read(CONTRACT)).toBe(before.replace('\uFEFF', ''));
	await page.getByRole('button', { name: 'Write 1 change' }).click();
	await page.getByText('1 change was written to the folder.').waitFor();
	// `read` takes the byte order mark away.
	expect(await folder.read(CONTRACT)).toBe(after.replace('\uFEFF', ''));
	await page.getByText('1 file changed').waitFor({ state: 'detached' });

	await editor(page).focus();
	await page.keyboard.press('Control+End');
	await page.keyboard.type('# mine');
	await page.getByText('1 file changed').waitFor();
	await folder.write({ [CONTRACT]: `${after.replace('\uFEFF', '')}# theirs` });
	await page.getByText('it was changed elsewhere').waitFor();
	await page.getByRole('button', { name: 'Show the difference' }).click();
	expect(await complaints(page)).toEqual([]);
	expect(await page.getByRole('button', { name: 'Write to the folder…' }).isDisabled()).toBe(true);
	await page.getByRole('button', { name: 'Take the other' }).click();
	await editor(page).getByText('# theirs').waitFor();
	await page.keyboard.press('Control+z');
	await page.getByRole('button', { name: 'Bring the changes back' }).waitFor({ state: 'detached' });
	await editor(page).getByText('# mine').waitFor();
	expect(await folder.read(CONTRACT)).toContain('# theirs');
});

test('a file with a secret is shown as it is only when that is asked for', async ({
	workbench
}) => {
	const { page } = workbench;
	const zip = zipOfCase(suite, caseNamed('secret'));
	await workbench.open();
	await workbench.drop(writeScratchFile(zip.name, zip.bytes));
	await workbench.checked();
	await page.getByRole('treeitem', { name: 'config.js' }).click();
	await edit(page);
	await page.getByText('Editing shows it in the clear').waitFor();
	expect(await page.content()).not.toContain('ghp_');
	await page.getByRole('button', { name: 'Leave it covered' }).click();
	await edit(page);
	await page.getByRole('button', { name: 'Show and edit' }).click();
	await page.getByRole('textbox', { name: 'Text of' }).getByText('ghp_').waitFor();
	await page.getByRole('button', { name: 'Done' }).click();
	await page.getByText('const token').waitFor();
	expect(await page.content()).not.toContain('ghp_');
});
