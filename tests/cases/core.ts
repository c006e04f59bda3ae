import { bytesSource } from '../../src/lib/archive/byte-source';
import { formatOf } from '../../src/lib/check/formats';
import type { CheckedPackage } from '../../src/lib/check/plug-in';
import { openArchive } from '../../src/lib/source/archive-tree';
import { folderTree } from '../../src/lib/source/folder-tree';
import type { Tree } from '../../src/lib/source/tree';
import { packageOf } from './package-files';
import { suite, type Case } from './suite';
import { zipOfCase } from './zip-bytes';

/** A case as it is dropped, opened. */
export function openCase(testCase: Case): Promise<Tree> {
	if (testCase.input !== 'folder') {
		const { name, bytes } = zipOfCase(suite, testCase);
		return openArchive(name, bytesSource(bytes));
	}
	const { dir, files } = packageOf(suite, testCase);
	const items = files.map(({ name, data }) => ({
		path: name,
		file: new Blob([new Uint8Array(data)])
	}));
	return Promise.resolve(folderTree(dir, items));
}

export async function checkTree(tree: Tree): Promise<CheckedPackage> {
	return (await formatOf(tree)).check(tree);
}
