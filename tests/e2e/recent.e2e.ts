import { expect } from 'vitest';
import { packageOf } from '../cases/package-files';
import { caseNamed, suite } from '../cases/suite';
import { complaints } from './axe';
import { test } from './fixture';
import { OriginFolder } from './origin-folder';

const { dir, files } = packageOf(suite, caseNamed('clean-b'));

test('a package that was opened is offered again, until it is gone or forgotten', async ({
	page,
	workbench
}) => {
	await page.emulateMedia({ reducedMotion: 'reduce' });
	await page.setViewportSize({ width: 360, height: 800 });
	await workbench.open();
	const title = page.getByRole('heading', { name: 'Opened before' });
	expect(await title.count()).toBe(0);
	const folder = new OriginFolder(page, dir);
	await folder.write(
		Object.fromEntries(files.map(({ name, data }) => [name, Buffer.from(data).toString('latin1')]))
	);
	await folder.drop();
	await workbench.checked();
	await page.reload();
	const entry = page.getByRole('button', { name: new RegExp(`^${dir} .*accepted`, 'u') });
	await entry.waitFor();
	expect(await complaints(page)).toEqual([]);

	await page.evaluate(() => {
		const answers = { queryPermission: 'prompt', requestPermission: 'denied' };
		for (const [name, answer] of Object.entries(answers))
			Object.assign(FileSystemHandle.prototype, { [name]: () => Promise.resolve(answer) });
	});
	await entry.click();
	await page.getByText(`The browser was not allowed to read ${dir}.`).waitFor();
	await page.reload();
	await entry.click();
	await workbench.checked();
	expect(await workbench.verdict.textContent()).toContain('will be accepted');

	await page.reload();
	await entry.waitFor();
	await folder.remove();
	await entry.click();
	await page.getByText(`${dir} is no longer where it was`).waitFor();
	expect(await complaints(page)).toEqual([]);
	await page.getByRole('button', { name: `Forget ${dir}` }).click();
	await title.waitFor({ state: 'detached' });
	await page.reload();
	await page.getByRole('button', { name: 'Choose a zip' }).waitFor();
	expect(await title.count()).toBe(0);
});
