import { describe, expect, it } from 'vitest';
import { loneFile } from '../../src/lib/check/lone-file';

const HTML = '<!DOCTYPE html><title>404</title>';

describe('one file that is no archive', () => {
	it.each<[string, BlobPart, unknown[]]>([
		['role.md', '# Hello', [{ kind: 'lone-part' }]],
		['agotalk.role.toml', 'id = "x"', [{ kind: 'lone-part' }]],
		['manifest.json', '{"format":"agent-compose.bundle"}', [{ kind: 'lone-part' }]],
		[
			'package.json',
			'{}',
			[{ kind: 'lone-file' }, { kind: 'project', path: 'package.json', of: 'node' }]
		],
		[
			'Role.txt',
			'# Hello',
			[{ kind: 'lone-file' }, { kind: 'misnamed', path: 'Role.txt', expected: 'role.md' }]
		],
		['words.zip', '', [{ kind: 'lone-empty' }]],
		['words.zip', HTML, [{ kind: 'lone-page' }]],
		['words.zip', '%PDF-1.7', [{ kind: 'lone-misnamed', known: 'PDF' }]],
		['words.zip', new Uint8Array([1, 2, 3, 4]), [{ kind: 'lone-noise' }]],
		['words.zip', 'Rar!\x1a\x07\0', [{ kind: 'lone-archive', known: 'RAR' }]],
		['words.rar', 'Rar!\x1a\x07\0', [{ kind: 'lone-archive', known: 'RAR' }]],
		['photo', new Uint8Array([0xff, 0xd8, 0xff]), [{ kind: 'lone-file' }]],
		['index.html', HTML, [{ kind: 'lone-file' }, { kind: 'page', path: 'index.html' }]]
	])('%s with %j', async (name, content, signs) => {
		expect((await loneFile(name, new Blob([content]))).signs).toEqual(signs);
	});

	it('says which part of a package it is', async () => {
		const { role, bundle } = await loneFile('role.md', new Blob(['# Hello']));
		expect(role.map(({ found }) => found)).toEqual([true, false]);
		expect(bundle.some(({ found }) => found)).toBe(false);
	});
});
