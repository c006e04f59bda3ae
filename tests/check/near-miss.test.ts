import { describe, expect, it } from 'vitest';
import { findPackages, formatOf } from '../../src/lib/check/formats';
import { nearMiss } from '../../src/lib/check/near-miss';
import { LANGUAGES } from '../../src/lib/contract/language';
import { signText } from '../../src/lib/ui/near-miss/sign-text';
import { entriesOf, memoryTree } from '../bundle/memory-tree';

const treeOf = (files: Readonly<Record<string, string>>) => memoryTree(entriesOf(files));
const bundle = '{"format":"agent-compose.bundle"}';

describe('what comes near', () => {
	it.each<[string, Record<string, string>, unknown[]]>([
		['nothing at all', {}, [{ kind: 'empty' }]],
		['nothing near', { 'shopping.txt': 'milk' }, []],
		[
			'another manifest',
			{ 'manifest.json': '{"format":"x.bundle"}' },
			[{ kind: 'other-manifest', path: 'manifest.json', format: 'x.bundle' }]
		],
		[
			'a manifest without a format',
			{ 'a/manifest.json': '[1]' },
			[{ kind: 'other-manifest', path: 'a/manifest.json', format: null }]
		],
		[
			'a broken manifest',
			{ 'manifest.json': '{' },
			[{ kind: 'broken-manifest', path: 'manifest.json' }]
		],
		[
			'a browser extension',
			{ 'manifest.json': '{"manifest_version":3}' },
			[{ kind: 'foreign-manifest', path: 'manifest.json', of: 'extension' }]
		],
		[
			'a web app',
			{ 'manifest.json': '{"icons":[]}', 'index.html': '' },
			[
				{ kind: 'foreign-manifest', path: 'manifest.json', of: 'web-app' },
				{ kind: 'page', path: 'index.html' }
			]
		],
		[
			'a bundle two directories down',
			{ 'a/b/manifest.json': bundle },
			[{ kind: 'deep-bundle', path: 'a/b/manifest.json', directory: 'a/b' }]
		],
		[
			'a role far down',
			{ 'a/b/c/d/e/role.md': '' },
			[{ kind: 'deep-role', path: 'a/b/c/d/e/role.md', directory: 'a/b/c/d/e' }]
		],
		[
			'a role under another name',
			{ 'Role.md': '' },
			[{ kind: 'misnamed', path: 'Role.md', expected: 'role.md' }]
		],
		[
			'a contract under another name',
			{ 'agotalk.toml': '' },
			[{ kind: 'misnamed', path: 'agotalk.toml', expected: 'agotalk.role.toml' }]
		],
		['a trace alone', { 'trace.json': '{}' }, [{ kind: 'lone-trace', path: 'trace.json' }]],
		['an archive', { 'x/role.zip': '' }, [{ kind: 'archive', path: 'x/role.zip' }]],
		[
			'a project with skills, its dependencies aside',
			{ 'package.json': '{}', 'skills/a/SKILL.md': '', 'node_modules/x/manifest.json': '{}' },
			[
				{ kind: 'skill', path: 'skills/a/SKILL.md' },
				{ kind: 'project', path: 'package.json', of: 'node' }
			]
		],
		[
			'what bundles are made from',
			{ 'person.kdl': '' },
			[{ kind: 'bundle-source', path: 'person.kdl' }]
		]
	])('%s', async (_, files, signs) => {
		const tree = treeOf(files);
		expect(await findPackages(tree)).toEqual([]);
		const found = await nearMiss(tree);
		expect(found.signs).toEqual(signs);
		for (const sign of found.signs) {
			const { text, params } = signText(sign);
			for (const language of LANGUAGES) {
				const names = [...text[language].matchAll(/\{(\w+)\}/gu)].map(([, name = '']) => name);
				expect(Object.keys(params)).toEqual(expect.arrayContaining(names));
			}
		}
	});

	it('says which parts are there, at the top or one directory down', async () => {
		const { role, bundle: parts } = await nearMiss(
			treeOf({ 'x/content/skills/a/b/SKILL.md': '', 'agotalk.role.toml.txt': '' })
		);
		expect(role.map(({ found }) => found)).toEqual([false, false]);
		expect(parts.filter(({ found }) => found).map(({ name }) => name)).toEqual(['content/skills']);
	});
});

it('is reported as unknown, with what a role package would need', async () => {
	const tree = treeOf({ 'shopping.txt': 'milk' });
	const { report } = await (await formatOf(tree)).check(tree);
	expect(report.subject.format).toBe('unknown');
	expect(report.verdicts['import']?.answer).toBe('no');
	expect(report.findings.map(({ code }) => code)).toContain('ROLE_IMPORT_ROLE_MD_MISSING');
});
