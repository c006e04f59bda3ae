import { createHash } from 'node:crypto';
import { expect } from 'vitest';
import { packageOf } from '../cases/package-files';
import { caseNamed, suite } from '../cases/suite';
import { zipOfCase } from '../cases/zip-bytes';
import { writeFolder, writeScratchFile } from './disk';
import { test } from './fixture';
import { unzip } from '../unzip';

const text = (bytes: Uint8Array | undefined): string => new TextDecoder().decode(bytes);

test('a zip with a fault: repair, download, every entry as it has to be', async ({ workbench }) => {
	const testCase = caseNamed('avatar-field-crlf');
	const { dir, files } = packageOf(suite, testCase);
	const zip = zipOfCase(suite, testCase);
	await workbench.open();
	await workbench.drop(writeScratchFile(zip.name, zip.bytes));
	await workbench.checked();
	await workbench.nextStep();
	const { name, bytes } = await workbench.download();
	expect(name).toBe('words-john-0.1.0.zip');

	const entries = await unzip(bytes);
	expect([...entries.keys()]).toEqual(files.map((file) => `${dir}/${file.name}`).toSorted());
	for (const file of files) {
		const now = entries.get(`${dir}/${file.name}`);
		if (file.name === 'role.md') {
			expect(text(now)).toBe(text(file.data).replace(/^avatar:.*\r\n/mu, ''));
		} else expect(Buffer.compare(Buffer.from(now ?? []), file.data), file.name).toBe(0);
	}
	const sha256 = createHash('sha256').update(bytes).digest('hex');
	await workbench.page.getByText(sha256).first().waitFor();
	await workbench.page.getByRole('status').filter({ hasText: 'passes' }).waitFor();
});

test('a folder without a fault leaves as a zip with the same files', async ({ workbench }) => {
	const { dir, files } = packageOf(suite, caseNamed('clean-b'));
	await workbench.open();
	await workbench.drop(writeFolder(dir, files));
	await workbench.checked();
	await workbench.nextStep();
	const { bytes } = await workbench.download();
	const entries = await unzip(bytes);
	expect(entries.size).toBe(files.length);
	for (const file of files) {
		const now = entries.get(`${dir}/${file.name}`);
		expect(Buffer.compare(Buffer.from(now ?? []), file.data), file.name).toBe(0);
	}
});
