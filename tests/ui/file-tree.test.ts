import { describe, expect, it } from 'vitest';
import { fileRows, matching } from '../../src/lib/ui/files/file-rows';
import { marksOf, treeSteps } from '../../src/lib/ui/files/file-tree';
import { treeStep } from '../../src/lib/ui/files/tree-keys';
import type { ListedFile } from '../../src/lib/worker/protocol';
import { atOnce } from './at-once';
import { finding } from './reports';

const files = (...paths: string[]): ListedFile[] =>
	paths.map((path, node) => ({ path, kind: 'file', size: 10, node }));
const treeOf = (...given: Parameters<typeof treeSteps>) => atOnce(treeSteps(...given));
const tree = treeOf(
	files('role.md', 'contents/app/index.html', 'contents/app/app.js', 'assets/a.png'),
	marksOf([
		finding({ path: 'contents/app/app.js', level: 'advice' }),
		finding({ path: 'contents/app/index.html', level: 'warning' }),
		finding({ path: 'role.md', level: 'error' }),
		finding({ path: 'role.md', level: 'info' })
	])
);
const paths = (closed: string[] = []) =>
	fileRows(tree, new Set(closed)).map(({ branch }) => branch.path);

describe('the file tree', () => {
	it('puts directories first, then goes by name', () => {
		expect(paths()).toEqual([
			'assets',
			'assets/a.png',
			'contents',
			'contents/app',
			'contents/app/app.js',
			'contents/app/index.html',
			'role.md'
		]);
	});

	it('leaves out what lies below a closed directory', () => {
		expect(paths(['contents'])).toEqual(['assets', 'assets/a.png', 'contents', 'role.md']);
	});

	it('adds up sizes, and carries the worst mark to the top', () => {
		const contents = tree.find(({ path }) => path === 'contents');
		expect(contents?.size).toBe(20);
		expect(contents?.mark).toEqual({ level: 'warning', count: 2 });
		expect(tree.find(({ path }) => path === 'role.md')?.mark).toEqual({ level: 'error', count: 2 });
	});

	it('keeps the directories of what a filter finds', () => {
		const rows = fileRows(matching(tree, 'index'), new Set());
		expect(rows.map(({ branch }) => branch.path)).toEqual([
			'contents',
			'contents/app',
			'contents/app/index.html'
		]);
	});
});

describe('keys of the file tree', () => {
	const rows = fileRows(tree, new Set());
	const at = (path: string) => rows.findIndex(({ branch }) => branch.path === path);

	it('move down and up, and stop at the ends', () => {
		expect(treeStep('ArrowDown', rows, 0)).toEqual({ at: 1, toggle: false });
		expect(treeStep('ArrowUp', rows, 0)).toEqual({ at: 0, toggle: false });
		expect(treeStep('ArrowDown', rows, rows.length - 1)?.at).toBe(rows.length - 1);
		expect(treeStep('End', rows, 0)?.at).toBe(rows.length - 1);
	});

	it('go left to the parent, or close it', () => {
		expect(treeStep('ArrowLeft', rows, at('contents/app/app.js'))?.at).toBe(at('contents/app'));
		expect(treeStep('ArrowLeft', rows, at('contents'))).toEqual({
			at: at('contents'),
			toggle: true
		});
	});

	it('leave other keys alone', () => expect(treeStep('a', rows, 0)).toBeNull());
});
