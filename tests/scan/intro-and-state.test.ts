import { describe, expect, it } from 'vitest';
import { ENTRY, findings, report } from './package';

describe('GUIDE_INTRO_NOT_STATIC', () => {
	it.each([
		['script', '<script>alert(1)</script>'],
		['script', '<script src="https://a.example/b.js"></script>'],
		['script', '<svg><script href="x.js"/></svg>'],
		['handler', '<p onclick="x()">x</p>'],
		['handler', '<svg onload=x()></svg>'],
		['javascript-url', '<a href="javascript:x()">x</a>'],
		['javascript-url', '<a href=" java&#10;script:x()">x</a>'],
		['frame', '<iframe src="https://a.example/"></iframe>'],
		['frame', '<object data="a.pdf"></object>'],
		['frame', '<embed src="a.pdf">'],
		['remote', '<img alt="" src="https://a.example/b.png">'],
		['remote', '<link rel=stylesheet href="//a.example/b.css">'],
		['remote', '<style>p { background: url(https://a.example/b.png) }</style>'],
		['remote', '<p style="background: url(https://a.example/b.png)">x</p>'],
		['remote', '<noscript><img alt="" src="https://a.example/b.png"></noscript>'],
		['form', '<form><input></form>']
	])('%s: %s', async (reason, html) => {
		expect(await report({ 'intro.html': `<h1>x</h1>\n${html}` })).toEqual([
			`INTRO_NOT_STATIC·${reason}@intro.html:2`
		]);
	});

	it.each([
		'<a href="https://a.example/">x</a><img alt="" src="assets/a.png"><style>p { color: red }</style>',
		'<!-- <script></script> --><p>onclick= javascript: &lt;script&gt;</p>',
		'<script type="application/ld+json">{}</script>',
		'<link rel=icon href="data:,"><p data-onclick="x" one="y">x</p>',
		'<details><summary>javascript: the language</summary></details>'
	])('static: %s', async (html) => expect(await report({ 'intro.html': html })).toEqual([]));
});

describe('GUIDE_STATE', () => {
	const of = (code: string, remembers: boolean): Promise<string[]> =>
		report({ [ENTRY]: `<script>${code}</script>` }, remembers);

	it.each([
		'localStorage.setItem("a", 1)',
		'window.localStorage.a = 1',
		'self["sessionStorage"].a',
		'indexedDB.open("x")',
		'document.cookie = "a=1"',
		'caches.open("x")',
		'navigator.storage.getDirectory()',
		'button.onclick = () => localStorage.clear()'
	])('uses storage: %s', async (code) => {
		expect(await of(code, true)).toEqual([]);
		expect(await of(code, false)).toEqual(['STATE·used-undeclared@agotalk.role.toml']);
	});

	it.each([
		'// localStorage.setItem',
		'const a = "localStorage"',
		'typeof localStorage',
		'x = { localStorage: 1 }',
		'cookie = 1; caches = 1'
	])('uses none: %s', async (code) => {
		expect(await of(code, true)).toEqual(['STATE·declared-unused@agotalk.role.toml']);
		expect(await of(code, false)).toEqual([]);
	});

	it('says nothing where part of the app could not be read, or there is no app', async () => {
		expect(await of('not (JavaScript', true)).toEqual([]);
		expect(await report({ 'role.md': 'x' }, true)).toEqual([]);
	});

	it('weighs a false promise more than a modest one', async () => {
		const page = { [ENTRY]: '<script>localStorage.a</script>' };
		expect((await findings(page, false))[0]?.level).toBe('advice');
		expect((await findings({ [ENTRY]: '' }, true))[0]?.level).toBe('warning');
	});
});
