import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compareFiles } from '../../src/lib/compare/files';
import type { FileHashes } from '../../src/lib/compare/hashes';

/** Files by path; the content stands for its own hash. */
const side = (files: Readonly<Record<string, string | null>>): FileHashes =>
	new Map(
		Object.entries(files).map(([path, text]) => [
			path,
			{ size: text?.length ?? 3, sha256: text === null ? null : text.padEnd(64, '0') }
		])
	);

const paths = (list: readonly { path: string }[]): string[] => list.map(({ path }) => path);
const pairs = (list: readonly { before: { path: string }; after: { path: string } }[]): string[] =>
	list.map(({ before, after }) => `${before.path} > ${after.path}`);

describe('comparing files', () => {
	test('tells added, removed, changed, renamed and same', () => {
		const files = compareFiles(
			side({ same: 'a', changed: 'b', gone: 'c', 'old/name.txt': 'd' }),
			side({ same: 'a', changed: 'B', fresh: 'e', 'new/name.txt': 'd' })
		);
		expect(paths(files.added)).toEqual(['fresh']);
		expect(paths(files.removed)).toEqual(['gone']);
		expect(pairs(files.changed)).toEqual(['changed > changed']);
		expect(pairs(files.renamed)).toEqual(['old/name.txt > new/name.txt']);
		expect(files.same).toBe(1);
	});

	test('of several with the same bytes pairs those whose name stayed, and each only once', () => {
		const files = compareFiles(
			side({ 'a/x': '1', 'a/y': '1' }),
			side({ 'b/y': '1', 'b/z': '1', 'c/z': '1' })
		);
		expect(pairs(files.renamed)).toEqual(['a/y > b/y', 'a/x > b/z']);
		expect(paths(files.added)).toEqual(['c/z']);
	});

	test('takes no empty file for a renamed one', () => {
		const files = compareFiles(side({ a: '' }), side({ b: '' }));
		expect(files.renamed).toEqual([]);
		expect(paths(files.added)).toEqual(['b']);
	});

	test('a copy is added, not renamed', () => {
		const files = compareFiles(side({ a: '1' }), side({ a: '1', b: '1' }));
		expect(files.renamed).toEqual([]);
		expect(paths(files.added)).toEqual(['b']);
	});

	test('says where nobody can know', () => {
		const files = compareFiles(side({ a: null, b: null }), side({ a: 'abc', b: 'longer' }));
		expect(files.unknown).toEqual(['a']);
		expect(pairs(files.changed)).toEqual(['b > b']);
	});

	const anySide = fc.dictionary(
		fc.constantFrom('a', 'b', 'c/a', 'd/b', '__proto__', 'constructor'),
		fc.constantFrom('', 'x', 'y', 'zz', null)
	);
	test('accounts for every file on both sides, and for nothing twice', () => {
		fc.assert(
			fc.property(anySide, anySide, (one, other) => {
				const [before, after] = [side(one), side(other)];
				const { added, removed, changed, renamed, unknown, same } = compareFiles(before, after);
				const both = changed.length + renamed.length + unknown.length + same;
				expect(removed.length + both).toBe(before.size);
				expect(added.length + both).toBe(after.size);
			})
		);
	});

	test('the other way round is the reverse', () => {
		fc.assert(
			fc.property(anySide, anySide, (one, other) => {
				const there = compareFiles(side(one), side(other));
				const back = compareFiles(side(other), side(one));
				expect(back.added.length).toBe(there.removed.length);
				expect(back.renamed.length).toBe(there.renamed.length);
				expect(back.changed.map(({ after, before }) => ({ before: after, after: before }))).toEqual(
					there.changed
				);
			})
		);
	});
});
