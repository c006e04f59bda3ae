import { describe, expect, it } from 'vitest';
import { split } from '../../src/lib/check/split';
import { nameOf } from '../../src/lib/state/phase';
import type { Dropped } from '../../src/lib/worker/protocol';
import { MemoryFolder } from '../source/memory-folder';

/** The same folder as a browser with handles gives it, and as one without. */
const WAYS: Readonly<Record<string, (paths: readonly string[]) => Dropped>> = {
	'a handle': (paths) => {
		const folder = new MemoryFolder('roles');
		for (const path of paths) folder.write(path, 'x');
		return { kind: 'directory', handle: folder.handle };
	},
	'a list of files': (paths) => ({
		kind: 'files',
		name: 'roles',
		files: paths.map((path) => ({ path, file: new Blob(['x']) }))
	})
};

describe.each(Object.entries(WAYS))('a folder by %s', (_, folderOf) => {
	const namesIn = async (...paths: readonly string[]) =>
		(await split(folderOf(paths)))?.map(nameOf);

	it('of packages is what stands in it, by name', async () => {
		expect(
			await namesIn(
				'b/role.md',
				'a/agotalk.role.toml',
				'bundle/manifest.json',
				'bundle/trace.json',
				'c-0.1.0.zip',
				'notes/todo.txt',
				'README.md',
				'.git/HEAD',
				'__MACOSX/b/._role.md'
			)
		).toEqual(['a', 'b', 'bundle', 'c-0.1.0.zip', 'notes']);
	});

	it('of zips is all of them', async () => {
		expect(await namesIn('b.zip', 'a.tar.gz', 'c.TGZ')).toEqual(['a.tar.gz', 'b.zip', 'c.TGZ']);
	});

	it.each([
		['a role package that holds zips', ['role.md', 'levels/1.zip', 'a.zip', 'b.zip']],
		['a bundle that holds roles', ['manifest.json', 'trace.json', 'a/role.md', 'b/role.md']],
		['a web page with its data', ['index.html', 'a.zip', 'b.zip']],
		['one package in a folder', ['a/role.md', 'a/x.txt']],
		['one zip in a folder', ['a.zip']],
		['packages two levels down', ['x/a/role.md', 'x/b/role.md', 'y/c/role.md']],
		['a project with a few of them', ['a/role.md', 'b.zip', 'c/x', 'd/x', 'e/x', 'f/x', 'g/x']],
		['empty', []]
	])('is none where it is %s', async (_what, paths) => {
		expect(await namesIn(...paths)).toBeUndefined();
	});
});

it('opens each part alone, its paths without the part’s own name', async () => {
	const files = ['a/role.md', 'a/x/y.txt', 'b.zip'].map((path) => ({
		path,
		file: new Blob([path])
	}));
	const locked = { path: 'c.zip', file: null, why: 'NotReadableError' };
	const parts = await split({ kind: 'files', name: 'roles', files: [...files, locked] });
	expect(parts).toMatchObject([
		{ kind: 'files', name: 'a', files: [{ path: 'role.md' }, { path: 'x/y.txt' }] },
		{ kind: 'blob', name: 'b.zip' },
		{ kind: 'files', name: 'c.zip', files: [{ file: null, why: 'NotReadableError' }] }
	]);
});
