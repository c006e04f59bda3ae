import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { blobSource } from '../../src/lib/archive/byte-source';
import { formatOf } from '../../src/lib/check/formats';
import { repackTree } from '../../src/lib/check/repack';
import { openArchive } from '../../src/lib/source/archive-tree';
import { packageOf } from '../cases/package-files';
import { caseNamed, suite } from '../cases/suite';

/** A package as old .NET and PowerShell zip it: every name with backslashes, directories as names that end in one. */
async function backslashed(name: string) {
	const { dir, files } = packageOf(suite, caseNamed(name));
	const entries = files.map(({ name: path, data }): [string, Uint8Array] => [
		`${dir}\\${path.replaceAll('/', '\\')}`,
		new Uint8Array(data)
	]);
	entries.push([`${dir}\\skills\\`, strToU8('')]);
	const blob = new Blob([new Uint8Array(zipSync(Object.fromEntries(entries)))]);
	const tree = await openArchive('words-john-0.1.0.zip', blobSource(blob));
	return { tree, checked: await (await formatOf(tree)).check(tree), count: entries.length };
}

test('every entry is told, and nothing else', async () => {
	const { checked, count } = await backslashed('clean-b');
	const errors = checked.report.findings.filter(({ level }) => level === 'error');
	expect(errors.map(({ reason }) => reason)).toEqual(Array(count).fill('backslash'));
	expect(checked.report.subject).toMatchObject({ id: 'words-john', path: 'B' });
});

test('what else is wrong is not hidden behind the names', async () => {
	const { checked } = await backslashed('license-mit');
	const { findings } = checked.report;
	expect(findings.some(({ code }) => code === 'ROLE_CONTRACT_FIELD_INVALID')).toBe(true);
});

test('the names become slashes, edits and all', async () => {
	const { tree, checked } = await backslashed('avatar-field');
	const { report } = await repackTree(tree, checked, {}, () => undefined);
	expect(report.findings.filter(({ level }) => level === 'error')).toEqual([]);
	expect(report.subject.files).toBe(9);
});
