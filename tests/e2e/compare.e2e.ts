import { expect } from 'vitest';
import { packageOf, type PackageFile } from '../cases/package-files';
import { caseNamed, suite } from '../cases/suite';
import { writeFolder } from './disk';
import { test } from './fixture';

const { dir, files } = packageOf(suite, caseNamed('clean-b'));
const text = (of: string): string =>
	new TextDecoder().decode(files.find(({ name }) => name === of)?.data);
const file = (name: string, content: string): PackageFile => ({ name, data: Buffer.from(content) });

/** The same package a day later: a page edited, a file renamed, one gone, one new, and the version left as it was. */
const later: PackageFile[] = [
	...files.filter(({ name }) => name !== 'role.md'),
	file('role.md', `${text('role.md')}\nOne line more.\n`),
	file('contents/notes-2.txt', 'the same notes\n'),
	file('contents/new.txt', 'new\n')
];
const earlier: PackageFile[] = [
	...files,
	file('contents/notes.txt', 'the same notes\n'),
	file('contents/gone.txt', 'gone\n')
];

test('two versions: what changed, side by side, and a version that should have', async ({
	page,
	workbench
}) => {
	await workbench.open();
	await workbench.drop(writeFolder(dir, later));
	await workbench.checked();
	await page.getByRole('tab', { name: 'Compare' }).click();
	const chooser = page.waitForEvent('filechooser');
	await page.evaluate(() => Reflect.deleteProperty(window, 'showDirectoryPicker'));
	await page.getByRole('button', { name: 'Choose a folder' }).click();
	await (await chooser).setFiles(writeFolder(dir, earlier));
	const pane = page.getByRole('tabpanel', { name: 'Compare' });
	await pane.getByText(/version is still 0\.1\.0/u).waitFor();
	const listed = async (title: string) =>
		pane.locator(`h4:has-text("${title}") + ul > li`).allInnerTexts();
	expect((await listed('Added')).join()).toContain('contents/new.txt');
	expect((await listed('Removed')).join()).toContain('contents/gone.txt');
	expect((await listed('Renamed')).join()).toMatch(
		/contents\/notes\.txt.*contents\/notes-2\.txt/su
	);

	const changed = pane.locator('summary', { hasText: 'role.md' });
	await changed.focus();
	await page.keyboard.press('Enter');
	await pane.getByText('One line more.').waitFor();
	await pane.getByRole('button', { name: 'The other way round' }).click();
	await expect.poll(async () => (await listed('Added')).join()).toContain('contents/gone.txt');
});
