import { gzipSync } from 'node:zlib';
import { bytesSource } from '../../src/lib/archive/byte-source';
import { openArchive } from '../../src/lib/source/archive-tree';
import { folderTree, type FolderItem } from '../../src/lib/source/folder-tree';
import type { Tree } from '../../src/lib/source/tree';
import { packageOf } from '../cases/package-files';
import type { Case } from '../cases/suite';
import { zipOfCase } from '../cases/zip-bytes';
import { bases } from './fixture-bases';
import type { Fixture, Recipe } from './fixture-recipe';
import { tarOf } from './tar-bytes';

const bytesOnly = (data: Uint8Array): Uint8Array<ArrayBuffer> => new Uint8Array(data);

const caseOf = (name: string, recipe: Omit<Recipe, 'input'>): Case => ({
	...recipe,
	name,
	expect: { errors: [], verdicts: {} }
});

function archiveOf({ name, recipe }: Fixture): { name: string; bytes: Uint8Array<ArrayBuffer> } {
	const { input, file, ...rest } = recipe;
	if (input === 'bytes')
		return {
			name: file?.name ?? 'dropped.zip',
			bytes: bytesOnly(Buffer.from(file?.bytes ?? '', 'latin1'))
		};
	const testCase = caseOf(name, rest);
	if (input === 'zip') return zipOfCase(bases, testCase);
	const { dir, files } = packageOf(bases, testCase);
	const tar = tarOf(files.map((one) => ({ ...one, name: `${dir}/${one.name}` })));
	return {
		name: file?.name ?? `${dir}-0.1.0.${input ?? 'tar'}`,
		bytes: bytesOnly(input === 'tar.gz' ? gzipSync(tar) : tar)
	};
}

/** The package of a fixture, as it is when it has been dropped. */
export async function treeOf(fixture: Fixture): Promise<Tree> {
	const { input, ...recipe } = fixture.recipe;
	if (input !== undefined) {
		const { name, bytes } = archiveOf(fixture);
		return openArchive(name, bytesSource(bytes));
	}
	const { dir, files } = packageOf(bases, caseOf(fixture.name, recipe));
	const locked = new Set(recipe.locked);
	const items = files.map(({ name, data }): FolderItem => {
		if (name.endsWith('/')) return { path: name.slice(0, -1), file: null, directory: true };
		return locked.has(name)
			? { path: name, file: null, why: 'NotReadableError' }
			: { path: name, file: new Blob([bytesOnly(data)]) };
	});
	return folderTree(dir, items);
}
