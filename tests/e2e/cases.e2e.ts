import { expect } from 'vitest';
import type { Report } from '../../src/lib/contract/report';
import { differences } from '../cases/compare';
import { packageOf } from '../cases/package-files';
import { suite, type Case } from '../cases/suite';
import { zipOfCase } from '../cases/zip-bytes';
import { test } from './fixture';
import type { Workbench } from './workbench';

const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64');

/** Hands a case to `window.rolecheck.validate` as a program that drives the page would. */
function validate({ page }: Workbench, testCase: Case): Promise<Report> {
	const zip = testCase.input === 'folder' ? null : zipOfCase(suite, testCase);
	const { dir, files } = packageOf(suite, testCase);
	const items = zip
		? [{ path: zip.name, data: base64(zip.bytes) }]
		: files.map(({ name, data }) => ({ path: `${dir}/${name}`, data: base64(data) }));
	return page.evaluate(
		async ({ items, folder }) => {
			const made = items.map(({ path, data }) => {
				const bytes = Uint8Array.from(atob(data), (unit) => unit.charCodeAt(0));
				const file = new File([bytes], path.slice(path.lastIndexOf('/') + 1));
				// As a folder picker hands files out.
				if (folder) Object.defineProperty(file, 'webkitRelativePath', { value: path });
				return file;
			});
			const [first] = made;
			if (!window.rolecheck || !first) throw new Error('nothing to call, or to call it with');
			return window.rolecheck.validate(folder ? made : first);
		},
		{ items, folder: zip === null }
	);
}

test('every case, through window.rolecheck.validate on the built site', async ({ workbench }) => {
	await workbench.open();
	await workbench.page.waitForFunction(() => window.rolecheck);
	const wrong: Record<string, string[]> = {};
	for (const testCase of suite.cases) {
		const found = differences(testCase.expect, await validate(workbench, testCase));
		if (found.length > 0) wrong[testCase.name] = found;
	}
	expect(wrong).toEqual({});
});
