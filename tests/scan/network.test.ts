import { describe, expect, it } from 'vitest';
import { ENTRY, findings, ofPage, ofScript } from './package';

describe('what a page loads from another host', () => {
	it.each([
		['script', '<script src="https://cdn.example.com/a.js"></script>'],
		['script', '<script src=//cdn.example.com/a.js></script>'],
		['script', '<script type=module src="HTTPS://cdn.example.com/a.js"></script>'],
		['script', '<link rel=modulepreload href="https://a.example/b.js">'],
		['style', '<link rel="stylesheet" href="https://fonts.googleapis.com/css2?family=Inter">'],
		['style', '<link rel="preload stylesheet" as=style href="https://a.example/b.css">'],
		['style', '<style>@import "https://a.example/b.css";</style>'],
		['font', '<link rel=preload as=font crossorigin href="https://a.example/b.woff2">'],
		['font', '<style>@font-face { font-family: x; src: url(https://a.example/b.woff2) }</style>'],
		['image', '<img alt="" src="http://a.example/b.png">'],
		['image', '<img alt="" src="a.png" srcset="a.png 1x, https://a.example/b.png 2x">'],
		['image', '<picture><source srcset="https://a.example/b.webp"></picture>'],
		['image', '<link rel="shortcut icon" href="https://a.example/favicon.ico">'],
		['image', '<div style="background: url(&quot;https://a.example/b.png&quot;)"></div>'],
		['image', '<svg><image xlink:href="https://a.example/b.png"/></svg>'],
		['image', '<input type=image alt=x src="https://a.example/b.png">'],
		['image', '<video poster="https://a.example/b.png"></video>'],
		['media', '<video><source src="https://a.example/b.mp4"></video>'],
		['media', '<audio src="https://a.example/b.mp3"></audio>'],
		['frame', '<iframe src="https://a.example/"></iframe>'],
		['frame', '<object data="https://a.example/x.swf"></object>'],
		['frame', '<meta http-equiv=refresh content="0; url=https://a.example/">'],
		['import', '<script type=module>import "https://esm.sh/react";</script>'],
		['fetch', '<body onload="fetch(\'https://a.example/b\')">']
	])('%s: %s', async (kind, html) => {
		expect(await ofPage(html, { 'a.png': 'x' })).toEqual([
			`NETWORK_AT_LAUNCH·${kind}@index.html:1`
		]);
	});

	it.each([
		'<a href="https://a.example/">x</a>',
		'<link rel=canonical href="https://a.example/"><link rel=alternate href="https://a.example/f">',
		'<meta property="og:image" content="https://a.example/b.png">',
		'<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"></svg>',
		'<!--[if lt IE 9]><script src="https://a.example/html5shiv.js"></script><![endif]-->',
		'<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0//EN" "http://www.w3.org/TR/xhtml1/DTD/x.dtd">',
		'<form action="https://a.example/"><button formaction="https://a.example/b">x</button></form>',
		'<script type="application/ld+json">{"@context":"https://schema.org","image":"https://a.example"}</script>',
		'<script type="text/template"><img src="https://a.example/b.png"></script>',
		'<template><img src="https://a.example/b.png"></template>',
		'<noscript><img src="https://a.example/pixel.gif"></noscript>',
		'<script nomodule src="https://a.example/old.js"></script>',
		'<textarea><img src="https://a.example/b.png"></textarea>',
		'<title><img src="https://a.example/b.png"></title>',
		'<img alt="" src="data:image/svg+xml,%3Csvg xmlns=\'http://www.w3.org/2000/svg\'/%3E">',
		'<p>See https://a.example/ and url(https://a.example)</p>',
		'<style>/* @import "https://a.example/b.css"; url(https://a.example) */</style>',
		'<style>@namespace svg url(http://www.w3.org/2000/svg); a::after { content: "https://a.example" }</style>',
		'<style>a { fill: url(#https) } /*# sourceMappingURL=https://a.example/b.map */</style>',
		'<style>@media print { a { background: url(https://a.example/b.png) } }</style>',
		'<script>// https://a.example/\nconst a = "https://a.example/"; /* fetch("https://a.example") */</script>',
		'<button onclick="fetch(\'https://a.example/b\')">x</button>'
	])('nothing at start: %s', async (html) => expect(await ofPage(html)).toEqual([]));

	it('points at the URL itself', async () => {
		const html = '<p>\n<img alt="" src=" https://a.example/b.png ">';
		const [finding] = await findings({ [ENTRY]: html });
		const span = finding?.span ?? { start: 0, end: 0 };
		expect(html.slice(span.start, span.end)).toBe('https://a.example/b.png');
	});

	it('follows style sheets, modules, workers, frames and cycles, each once', async () => {
		const found = await ofPage(
			'<link rel=stylesheet href="css/a.css"><script type=module src="./js/a.js"></script><iframe src=sub/></iframe>',
			{
				'css/a.css': '@import "b.css";',
				'css/b.css': '@import url("a.css");\na { background: url(https://a.example/1.png) }',
				'js/a.js': 'import "./b.js"; new Worker(new URL("w.js", import.meta.url));',
				'js/b.js': 'import "./a.js";\n\nfetch("https://a.example/2");',
				'js/w.js': 'importScripts("lib.js");',
				'js/lib.js': 'importScripts("https://a.example/3.js");',
				'sub/index.html': '<img alt="" src="../x.png"><img alt="" src="//a.example/4.png">',
				'x.png': 'x'
			}
		);
		expect(found.sort()).toEqual([
			'NETWORK_AT_LAUNCH·fetch@js/b.js:3',
			'NETWORK_AT_LAUNCH·image@css/b.css:2',
			'NETWORK_AT_LAUNCH·image@sub/index.html:1',
			'NETWORK_AT_LAUNCH·script@js/lib.js:1'
		]);
	});

	it('names the place in the import map, once, and only where it is used', async () => {
		const map =
			'<script type="importmap">{"imports":{\n"three":"https://a.example/three.js",\n"unused":"https://a.example/u.js","x/":"./x/"}}</script>';
		const found = await ofPage(`${map}<script type=module src=a.js></script>`, {
			'a.js': 'import "three"; import "./b.js"; import "x/y.js";',
			'b.js': 'import * as three from "three";',
			'x/y.js': ''
		});
		expect(found).toEqual(['NETWORK_AT_LAUNCH·import@index.html:2']);
	});

	it('asks whether the page has what a rule of a style sheet is for', async () => {
		const css =
			'.hero { background: url(https://a.example/1.png) }\n' +
			'.other { background: url(https://a.example/2.png) }\n' +
			'main, .other { background: url(https://a.example/3.png) }\n' +
			'main:not(.other) { background: url(https://a.example/4.png) }\n' +
			'#made .by-script { background: url(https://a.example/5.png) }\n' +
			'@media (min-width: 1px) { .other.hero { background: url(https://a.example/6.png) } }';
		const found = await ofPage(
			'<link rel=stylesheet href=a.css><main class="hero"></main><script src=a.js></script>',
			{ 'a.css': css, 'a.js': 'main.id = "made"; main.className = "by-script"' }
		);
		expect(found.sort()).toEqual(
			[1, 3, 4, 5].map((line) => `NETWORK_AT_LAUNCH·image@a.css:${line}`)
		);
	});

	it('takes subsets of a font for what few pages ask for', async () => {
		const face = (range: string, line: number): string =>
			`@font-face { font-family: x; src: url(https://a.example/${line}.woff2)${range} }\n`;
		const ranges = [
			'',
			'; unicode-range: U+0000-00FF, U+0131',
			'; unicode-range:U+??',
			'; unicode-range: U+100-2BA, U+1E??'
		];
		const found = await ofPage('<link rel=stylesheet href=a.css>', {
			'a.css': ranges.map(face).join('')
		});
		expect(found).toEqual([1, 2, 3].map((line) => `NETWORK_AT_LAUNCH·font@a.css:${line}`));
	});

	it('takes a base of another host for what it is', async () => {
		const found = await ofPage('<base href="https://a.example/x/"><img alt="" src="b.png">');
		expect(found).toEqual(['NETWORK_AT_LAUNCH·image@index.html:1']);
	});
});

describe('what a script loads from another host', () => {
	it.each([
		['fetch', 'fetch("https://a.example/b")'],
		['fetch', 'window.fetch(`https://a.example/b`)'],
		['fetch', 'const api = "https://a.example"; fetch(api + "/b")'],
		['fetch', 'const api = "https://a.example"; fetch(`${api}/${name}.json`)'],
		['fetch', 'const c = { api: "https://a.example" }; fetch(c.api)'],
		['fetch', 'const x = new XMLHttpRequest(); x.open("GET", "https://a.example/b"); x.send()'],
		['fetch', 'new EventSource("https://a.example/b")'],
		['fetch', 'navigator.sendBeacon("https://a.example/b")'],
		['fetch', 'axios.get("https://a.example/b")'],
		['fetch', '$.ajax({ type: "GET", url: "https://a.example/b" })'],
		['fetch', 'fetch(new URL("b", "https://a.example/"))'],
		['fetch', 'start({ url: "https://a.example/openapi.json" })'],
		['fetch', 'fetch(new Request("https://a.example/b"))'],
		['fetch', '(0, fetch)("https://a.example/b")'],
		['fetch', '(0, window.fetch)("https://a.example/b")'],
		['fetch', 'fetch.call(window, "https://a.example/b")'],
		['fetch', 'window.fetch?.("https://a.example/b")'],
		['fetch', 'let n = 0; while (n++ < 1) fetch("https://a.example/b")'],
		['websocket', 'new WebTransport("https://a.example/b")'],
		['websocket', 'new WebSocket("wss://a.example/b")'],
		['worker', 'new Worker("https://a.example/b.js")'],
		['worker', 'navigator.serviceWorker.register("https://a.example/b.js")'],
		['import', 'import("https://a.example/b.js")'],
		['font', 'new FontFace("x", "url(https://a.example/b.woff2)").load()'],
		['media', 'new Audio("https://a.example/b.mp3")'],
		['script', 's = document.createElement("script"); s.src = "https://a.example/b.js"'],
		['style', 'const l = document.createElement("link"); l.href = "https://a.example/b.css"'],
		['image', 'const i = new Image(); i.setAttribute("src", "https://a.example/b.png")'],
		['script', 'document.write("<script src=\'https://a.example/b.js\'><\\/script>")'],
		['image', 'document.body.innerHTML = `<img src="https://a.example/b.png">`'],
		['fetch', '(function () { fetch("https://a.example/b") })()'],
		['fetch', '!function () { fetch("https://a.example/b") }()'],
		['fetch', 'addEventListener("DOMContentLoaded", () => fetch("https://a.example/b"))'],
		['fetch', 'setTimeout(function () { fetch("https://a.example/b") }, 10)'],
		['fetch', 'async function load() { await fetch("https://a.example/b") }\nload();'],
		['fetch', 'const load = () => fetch("https://a.example/b"); window.onload = load;'],
		['fetch', 'class A { load() { fetch("https://a.example/b") } }\nnew A().load();'],
		['fetch', 'const m = { 17: (e, t, n) => { fetch("https://a.example/b") } };'],
		['fetch', 'if (true) fetch("https://a.example/b")']
	])('%s: %s', async (kind, code) => {
		const [found, ...more] = await ofScript(code);
		expect(found).toMatch(new RegExp(`^NETWORK_AT_LAUNCH·${kind}@app\\.js:\\d$`, 'u'));
		expect(more).toEqual([]);
	});

	it.each([
		'if (false) fetch("https://a.example/b")',
		'if (!1) { fetch("https://a.example/b") }',
		'const DEBUG = false; if (DEBUG) fetch("https://a.example/b"); DEBUG && fetch("https://a.example/b")',
		'"production" === "development" && fetch("https://a.example/b")',
		'while (false) fetch("https://a.example/b")',
		'new Request("https://a.example/b")',
		'load.call(window, "https://a.example/b"); (0, load)("https://a.example/b")',
		'(() => { return; fetch("https://a.example/b") })()',
		'button.addEventListener("click", () => fetch("https://a.example/b"))',
		'button.onclick = () => fetch("https://a.example/b")',
		'function load() { fetch("https://a.example/b") }\nbutton.addEventListener("click", load)',
		'function never() { fetch("https://a.example/b") }',
		'h("button", { onClick: () => fetch("https://a.example/b") })',
		'const ns = "http://www.w3.org/2000/svg"; document.createElementNS("http://www.w3.org/1999/xhtml", "a")',
		'throw Error("See https://a.example/errors/" + code)',
		'window.open("https://a.example/")',
		'setInterval(() => fetch("https://a.example/ping"), 10000)',
		'show({ url: "https://a.example/about" })',
		'new URL("https://a.example/").searchParams',
		'const link = "https://a.example"; a.href = "https://a.example/"',
		'const re = /https:\\/\\/a.example/; x.match(re)',
		'fetch("data:text/plain,x"); fetch(""); fetch(url); fetch("https://" + host)',
		'new WebSocket("ws://" + location.host)',
		'function f(url) { fetch(url) }\nconst url = "https://a.example/b"; f("data.json".slice(0, 0))',
		'//# sourceMappingURL=https://a.example/app.js.map',
		'/*! jQuery https://jquery.com/ @license https://jquery.org/license */'
	])('nothing at start: %s', async (code) => expect(await ofScript(code)).toEqual([]));

	it('takes what a page imports only later for later', async () => {
		const found = await ofScript('b.addEventListener("click", () => import("./later.js"))', {
			'later.js': 'fetch("https://a.example/b"); import "./missing.js";'
		});
		expect(found).toEqual(['RESOURCE_MISSING@later.js:1']);
	});

	it('hints at a server of the own machine', async () => {
		const html = '<script>fetch("http://localhost:3000/api")</script>';
		expect((await findings({ [ENTRY]: html }))[0]).toMatchObject({
			reason: 'fetch',
			hint: 'local'
		});
	});
});
