import { describe, expect, it } from 'vitest';
import type { Finding } from '../../src/lib/contract/finding';
import { LANGUAGES } from '../../src/lib/contract/language';
import { renderMessage } from '../../src/lib/contract/render';
import { check } from '../../src/lib/contract/rule';
import { fold } from '../../src/lib/formats/container/fold';
import { junkOf } from '../../src/lib/formats/container/junk';
import { oddityOf } from '../../src/lib/formats/container/portable';
import { containerCodes, containerRules } from '../../src/lib/formats/container/rules';
import { folderTree } from '../../src/lib/source/folder-tree';
import type { Tree } from '../../src/lib/source/tree';
import { buildZip } from '../archive/build-zip';
import { openAll } from '../archive/read-all';

const judge = (tree: Tree, root = 'p', problems = tree.problems): readonly Finding[] => {
	const { findings, faults } = check({ tree, problems, root, links: new Map() }, containerRules);
	expect(faults).toEqual([]);
	return findings;
};
const words = (findings: readonly Finding[]): readonly string[] =>
	findings.map(({ code, reason, path }) => `${code}·${reason ?? ''}@${path ?? ''}`).sort();

async function ofZip(names: readonly string[]): Promise<readonly string[]> {
	const { tree } = await openAll('x.zip', buildZip(names.map((name) => ({ name }))));
	return words(judge(tree));
}

describe('junk', () => {
	it.each([
		['__MACOSX/p/._role.md', 'macos'],
		['p/._x', 'macos'],
		['p/.DS_Store', 'macos'],
		['p/Thumbs.db', 'windows'],
		['p/DESKTOP.INI', 'windows'],
		['p/.git/config', 'vcs'],
		['p/.GIT/config', 'vcs'],
		['p/GIT~1/config', 'vcs'],
		['p/.svn/x', 'vcs'],
		['p/.hg/x', 'vcs'],
		['p/x.swp', 'editor'],
		['p/x~', 'editor'],
		['p/.idea/x', 'editor'],
		['p/.vscode/x', 'editor'],
		['p/node_modules/a/b.js', 'dependency-tree'],
		['p/.gitignore', null],
		['p/thumbs.db.md', null],
		['p/a~b', null],
		['p/my_node_modules/x', null],
		['p/._/x', null]
	])('%s: %s', (path, kind) => {
		expect(junkOf(path)).toBe(kind);
	});

	it('is named once a file, inside the package by its own path', async () => {
		expect(await ofZip(['p/.git/a', 'p/.git/b', '__MACOSX/p/._a', 'p/.DS_Store'])).toEqual([
			'GUIDE_JUNK_FILE·macos@__MACOSX/p/._a',
			'GUIDE_JUNK_FILE·vcs@.git/a',
			'GUIDE_JUNK_FILE·vcs@.git/b',
			'ROLE_IMPORT_ZIP_ENTRY_INVALID·ds-store@p/.DS_Store'
		]);
	});

	it('takes in .DS_Store where it is no entry of an archive', () => {
		const tree = folderTree('p', [{ path: '.DS_Store', file: new Blob(['x']) }]);
		expect(words(judge(tree, ''))).toEqual(['GUIDE_JUNK_FILE·macos@.DS_Store']);
	});
});

describe('collisions', () => {
	it.each([
		[['p/A', 'p/a'], ['case@a']],
		[['p/D/x', 'p/d/y', 'p/D/z'], ['case@d']],
		[['p/D/x', 'p/d/x'], ['case@d']],
		[['p/é', 'p/e\u0301'], ['unicode@é']],
		[['p/ß', 'p/ss'], ['unicode@ß']],
		[['P/x', 'p/y'], ['case@p']],
		[['p/ı', 'p/i'], []],
		[['p/a', 'p/b', 'p/a/', 'p/ab'], []],
		[['p/a/A', 'p/b/a'], []]
	])('%j', async (names, found) => {
		const got = (await ofZip(names)).filter((word) => word.startsWith('GUIDE_NAME_COLLISION'));
		expect(got).toEqual(found.map((word) => `GUIDE_NAME_COLLISION·${word}`));
	});

	it('do not depend on the order of entries', async () => {
		const names = ['p/D/x', 'p/d/y', 'p/B', 'p/b', 'p/É', 'p/e\u0301'];
		expect(await ofZip(names.toReversed())).toEqual(await ofZip(names));
	});

	it('fold composes and ignores case', () => {
		expect(fold('E\u0301X')).toBe(fold('éx'));
		expect(fold('STRASSE')).toBe(fold('straße'));
	});
});

describe('portable names', () => {
	it.each([
		['con', 'reserved'],
		['NUL.txt', 'reserved'],
		['com1.tar.gz', 'reserved'],
		['COM¹', 'reserved'],
		['CONIN$', 'reserved'],
		['con .txt', 'reserved'],
		['a.', 'trailing'],
		['a ', 'trailing'],
		['...', 'trailing'],
		['a:b', 'character'],
		['a?', 'character'],
		['a\u202eb', 'character'],
		['.g\u200cit', 'character'],
		['\ufeffa', 'character'],
		['中'.repeat(86), 'length'],
		['console', undefined],
		['com10', undefined],
		[' a', undefined],
		['a.b', undefined],
		['中'.repeat(85), undefined]
	])('%j: %s', (segment, reason) => {
		expect(oddityOf(segment)?.reason).toBe(reason);
	});

	it('a directory is named once, not with each of its files', async () => {
		expect(await ofZip(['p/aux/a', 'p/aux/b', 'p/x'])).toEqual([
			'GUIDE_NAME_NOT_PORTABLE·reserved@aux'
		]);
	});
	it('a long path is one', async () => {
		const path = `${'d/'.repeat(150)}f`;
		expect(await ofZip([`p/${path}`])).toEqual([`GUIDE_NAME_NOT_PORTABLE·length@${path}`]);
	});
});

describe('words', () => {
	it.each(containerCodes.map((spec) => [spec.code, spec] as const))('%s says all', (_, spec) => {
		for (const [reason, message] of Object.entries(spec.messages)) {
			const names = message.en.match(/\{\w+\}/gu) ?? [];
			const params = Object.fromEntries(names.map((name) => [name.slice(1, -1), 'VALUE']));
			for (const language of LANGUAGES) {
				const shown = renderMessage(spec, { reason, hint: null, params }, language);
				expect(shown).not.toContain('{');
				expect(message[language].match(/\{\w+\}/gu)?.length ?? 0).toBe(names.length);
			}
		}
	});

	it('an ambiguous archive is offered anew only where its entries are sound', async () => {
		const trailing = new Uint8Array(4);
		const sound = await openAll('x.zip', buildZip([{ name: 'p/a', data: 'x' }], { trailing }));
		const bad = await openAll(
			'x.zip',
			buildZip([{ name: 'p/a', data: 'x', crc: 1 }], { trailing })
		);
		const fixes = ({ tree, problems }: typeof sound): unknown =>
			judge(tree, 'p', problems).find(({ code }) => code === 'ARCHIVE_AMBIGUOUS')?.fix?.id ?? null;
		expect([fixes(sound), fixes(bad)]).toEqual(['rewrite-archive', null]);
	});
});
