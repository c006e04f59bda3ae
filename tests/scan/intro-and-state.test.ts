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
		'button.onclick = () => localStorage.clear()',
		'const s = window.localStorage; s.setItem("a", 1)',
		'const s = localStorage; s.a = 1',
		'const { localStorage: s } = window; s.a = 1',
		'const { sessionStorage } = globalThis; sessionStorage.a = 1',
		'const key = "x"; window["localStorage"][key] = 1',
		'const w = window; w.localStorage.a = 1',
		'const d = document; d.cookie = "a=1"',
		'document["cookie"] = "a=1"',
		'e.ownerDocument.defaultView.localStorage.a',
		'const c = caches; c.open("x")',
		'const c = window.caches; c.open("x")',
		'const { caches: c } = window; c.open("x")',
		'const { storage } = navigator; storage.getDirectory()',
		'cookieStore.set("a", "1")',
		'const idb = window.indexedDB || window.webkitIndexedDB; idb.open("x")',
		// idb-keyval and zustand, as bundlers leave them.
		'function st(e,t){const n=indexedDB.open(e);return n.onupgradeneeded=()=>n.result.createObjectStore(t),n}st("a","b")',
		'const useGame=create(persist(e=>({level:1}),{name:"game",storage:createJSONStorage(()=>localStorage)}))',
		'try { localStorage.setItem("a", 1) } catch {}',
		'typeof localStorage !== "undefined" && localStorage.setItem("a", 1)'
	])('uses storage: %s', async (code) => {
		expect(await of(code, true)).toEqual([]);
		expect(await of(code, false)).toEqual(['STATE·used-undeclared@agotalk.role.toml']);
	});

	it.each([
		'// localStorage.setItem',
		'const a = "localStorage"',
		'typeof localStorage',
		'x = { localStorage: 1 }',
		'cookie = 1',
		'const caches = new Map(); caches.open("x"); caches.has("y")',
		'function f(localStorage) { localStorage.a = 1 } f({})',
		'const localStorage = shim(); localStorage.a = 1',
		'const document = parse(x); document.cookie = 1',
		'jar.cookie = "a=1"; request.cookie("a")',
		'if (false) localStorage.a = 1',
		'if (typeof window === "undefined") localStorage.a = 1',
		'const text = { sessionStorage: "Session storage" }; show(text["cookies"])',
		'navigator.storage.estimate(); navigator.storage.persist()',
		'"localStorage" in window'
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
