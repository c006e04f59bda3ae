import { expect, it } from 'vitest';
import { piecesOf, startsOf, linesOf } from '../../src/lib/ui/viewer/text-lines';
import { parsed, tokensIn } from '../../src/lib/ui/viewer/syntax/colouring';
import { languageOf } from '../../src/lib/ui/viewer/syntax/languages';

async function looks(path: string, text: string): Promise<Record<string, string>> {
	const loaded = await languageOf(path)?.();
	if (!loaded) throw new Error(`no language for ${path}`);
	const { parser } = 'language' in loaded ? loaded.language : loaded;
	const tree = await parsed(parser, text, new AbortController().signal);
	if (!tree) throw new Error('aborted');
	return Object.fromEntries(
		tokensIn(tree, 0, text.length).map(({ from, to, look }) => [text.slice(from, to), look])
	);
}

it.each([
	[
		'agotalk.role.toml',
		'[entry]\nkind = "static" # why\n',
		{ kind: 'tok-name', '"static"': 'tok-string', '# why': 'tok-comment' }
	],
	['role.md', '---\ntitle: Tori\n---\n\n# Head\n', { title: 'tok-name', ' Head': 'tok-heading' }],
	[
		'a/index.html',
		'<p class="a"><script>const b = 1</script>',
		{ p: 'tok-name', '"a"': 'tok-string', const: 'tok-keyword', '1': 'tok-value' }
	],
	['a.css', 'p { color: red; }', { color: 'tok-name' }],
	[
		'a.mjs',
		'return /* no */ null',
		{ return: 'tok-keyword', null: 'tok-value', '/* no */': 'tok-comment' }
	],
	['manifest.json', '{"a": 1}', { '"a"': 'tok-name', '1': 'tok-value' }],
	['A.YML', 'a: 1', { a: 'tok-name' }]
])('%s', async (path, text, expected) => {
	expect(await looks(path, text)).toMatchObject(expected);
});

it('knows no language of other files', () => {
	expect(['a.txt', 'toml', 'LICENSE', 'a.png'].map(languageOf)).toEqual([null, null, null, null]);
});

it('a parse that is not wanted any more ends', async () => {
	const language = await languageOf('a.js')?.();
	if (!language || !('language' in language)) throw new Error('no language');
	const stop = new AbortController();
	const parsing = parsed(language.language.parser, 'f(1);\n'.repeat(300_000), stop.signal);
	stop.abort();
	expect(await parsing).toBeNull();
});

it('colours and marks cut a line together, and nothing of it is lost', () => {
	const line = 'kind = "x"';
	const range = { line: 1, column: 6, endLine: 1, endColumn: 9 };
	const pieces = piecesOf(
		line,
		1,
		[{ range, level: 'error', asked: false }],
		[
			{ from: 0, to: 4, look: 'tok-name' },
			{ from: 7, to: 10, look: 'tok-string' }
		]
	);
	expect(pieces.map(({ text, look, level }) => [text, look, level])).toEqual([
		['kind', 'tok-name', null],
		[' ', '', null],
		['= ', '', 'error'],
		['"', 'tok-string', 'error'],
		['x"', 'tok-string', null]
	]);
});

it('lines begin where the one before has ended', () => {
	const text = 'a\r\nb\n\rc';
	expect(
		startsOf(text).map((start, at) => text.slice(start).startsWith(linesOf(text)[at] ?? '?'))
	).toEqual([true, true, true, true]);
	expect(startsOf(text)).toEqual([0, 3, 5, 6]);
});
