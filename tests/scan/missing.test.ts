import { describe, expect, it } from 'vitest';
import { ENTRY, findings, ofPage, ofScript } from './package';

describe('GUIDE_RESOURCE_MISSING', () => {
	it.each([
		'<img alt="" src="logo.png">',
		'<script src="./gone.js"></script>',
		'<link rel=stylesheet href="css/gone.css">',
		'<style>a { background: url("gone.png") }</style>',
		'<style>@font-face { font-family: x; src: local("x"), url(gone.woff2) format("woff2") }</style>',
		'<script>fetch("data/gone.json")</script>',
		'<script>new Worker("gone.js")</script>',
		'<script type=module>import "./gone.js"</script>',
		'<script type=module>const later = () => import("./gone.js")</script>',
		'<iframe src="gone/"></iframe>',
		'<img alt="" src="a.png" srcset="a.png 1x, gone.png 2x">',
		'<script>const i = new Image(); i.src = "gone.png"</script>'
	])('%s', async (html) => {
		expect(await ofPage(html, { 'a.png': 'x' })).toEqual(['RESOURCE_MISSING@index.html:1']);
	});

	it.each([
		'<img alt="" src="a.png?v=1#x"><img alt="" src="./x/../a.png"><img alt="" src="%61.png">',
		'<a href="gone.html">x</a><a href="#gone">x</a>',
		'<img alt="" src=""><img alt="" src="#x"><img alt="" src="blob:x"><img alt="" src="about:blank">',
		'<link rel=apple-touch-icon href=gone.png><link rel=preconnect href=gone>',
		'<style>@font-face { font-family: x; src: url(gone.eot); src: url("gone.eot?#iefix") format("embedded-opentype"), url(a.woff2) format("woff2"), url(gone.ttf), url(gone.svg) format("svg") }</style>',
		'<script>fetch("data/" + name + ".json"); fetch(`lang/${name}.json`); fetch("./")</script>',
		'<script>button.onclick = () => fetch("gone.json")</script>',
		'<script>$.get("gone.json"); unknown.src = "gone.png"</script>',
		'<img alt="" src="a%20b.png"><img alt="" src="%E4%BD%A0.png"><img alt="" src="a b.png">'
	])('nothing missing: %s', async (html) => {
		const files = { 'a.png': 'x', 'a.woff2': 'x', 'a b.png': 'x', '你.png': 'x' };
		expect(await ofPage(html, files)).toEqual([]);
	});

	it.each([
		['<img alt="" src="Logo.PNG">', 'case', 'logo.png', 'logo.png'],
		['<img alt="" src="../app/LOGO.png?v=2">', 'case', 'logo.png', 'logo.png'],
		['<img alt="" src="/logo.png">', 'root-absolute', 'logo.png', 'logo.png'],
		['<img alt="" src="/gone.png">', 'root-absolute', null, null],
		['<script type=module>import "./lib/a"</script>', 'extension', 'lib/a.js', 'lib/a.js'],
		['<img alt="" src="../../../../etc/passwd">', 'outside', null, null],
		['<script type=module>import React from "react"</script>', 'bare', null, null],
		['<img alt="" src="C:\\Users\\me\\a.png">', 'machine', null, null],
		['<img alt="" src="file:///home/me/a.png">', 'machine', null, null],
		['<base href="/"><img alt="" src="logo.png">', 'root-base', null, './']
	])('%s: hint %s', async (html, hint, similar, replacement) => {
		const found = await findings({
			[ENTRY]: html,
			'contents/app/logo.png': 'x',
			'contents/app/lib/a.js': 'x'
		});
		expect(found).toHaveLength(1);
		const params = found[0]?.params;
		expect(found[0]?.hint).toBe(hint);
		expect(params?.similar ?? null).toBe(similar && `contents/app/${similar}`);
		expect(params?.replacement ?? null).toBe(replacement);
	});

	it('resolves what a module names against the module, and what it fetches against the page', async () => {
		const code =
			'import "./b.js"; fetch("data.json"); fetch(new URL("near.json", import.meta.url))';
		const files = { 'js/a.js': code, 'js/b.js': '', 'data.json': '{}', 'js/near.json': '{}' };
		expect(await ofPage('<script type=module src=js/a.js></script>', files)).toEqual([]);
	});

	it('resolves what a worker fetches against the worker', async () => {
		const files = { 'w/w.js': 'fetch("near.json"); fetch("far.json")', 'w/near.json': '{}' };
		expect(await ofScript('new Worker("w/w.js")', files)).toEqual(['RESOURCE_MISSING@w/w.js:1']);
	});

	it('looks into the web manifest', async () => {
		const found = await ofPage('<link rel=manifest href=m/app.webmanifest>', {
			'm/app.webmanifest': '{"icons":[{"src":"a.png"},\n{"src":"gone.png"}]}',
			'm/a.png': 'x'
		});
		expect(found).toEqual(['RESOURCE_MISSING@m/app.webmanifest:2']);
	});
});
