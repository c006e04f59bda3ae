import { bytesSource } from '../../src/lib/archive/byte-source';
import { formatOf } from '../../src/lib/check/formats';
import type { Report } from '../../src/lib/contract/report';
import { openArchive } from '../../src/lib/source/archive-tree';
import { folderTree } from '../../src/lib/source/folder-tree';
import { packageOf } from './package-files';
import { suite, type Case } from './suite';
import { zipOfCase } from './zip-bytes';

export async function validateCase(testCase: Case): Promise<Report> {
	if (testCase.input === 'folder') {
		const { dir, files } = packageOf(suite, testCase);
		const tree = folderTree(
			dir,
			files.map(({ name, data }) => ({ path: name, file: new Blob([new Uint8Array(data)]) }))
		);
		return (await (await formatOf(tree)).check(tree)).report;
	}
	const { name, bytes } = zipOfCase(suite, testCase);
	const tree = await openArchive(name, bytesSource(bytes));
	return (await (await formatOf(tree)).check(tree)).report;
}
