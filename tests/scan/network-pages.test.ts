import { describe, expect, it } from 'vitest';
import { ofPage } from './package';

describe('what a page loads, in rarer ways', () => {
	it.each([
		['media', '<video><track default src="https://a.example/b.vtt"></video>'],
		['image', '<link rel=preload as=image imagesrcset="https://a.example/b.png 2x">'],
		['fetch', '<link rel=manifest href="https://a.example/app.webmanifest">'],
		['fetch', '<link rel=preconnect href="https://a.example">'],
		['fetch', '<link rel=dns-prefetch href="//a.example">'],
		['frame', '<object data="https://a.example/b.svg" type="image/svg+xml"></object>'],
		['frame', '<embed src="https://a.example/b.pdf">'],
		['image', '<img srcset="https://a.example/b.png 1x, https://a.example/b.png 2x" alt="">'],
		['image', '<style>a { background: image-set("https://a.example/b.png" 1x) }</style>'],
		[
			'image',
			'<style>a { background-image: -webkit-image-set(url(https://a.example/b.png) 1x) }</style>'
		],
		[
			'image',
			'<style>:root { --bg: url(https://a.example/b.png) } body { background: var(--bg) }</style>'
		],
		['style', '<style>@import url(https://a.example/b.css) layer(x) screen;</style>'],
		['style', '<link href="https://a.example/b.css" rel=STYLESHEET>'],
		[
			'font',
			'<style>@font-face{font-family:"My Font";src:url(https://a.example/b.woff2)} body{font-family:"My Font",serif}</style>'
		],
		[
			'font',
			'<style>@font-face{font-family:My;src:url(https://a.example/b.woff2)} body{font:1em/1.5 My,serif}</style>'
		],
		[
			'font',
			'<style>@font-face{font-family:My;src:url(https://a.example/b.woff2)} :root{--f:My} body{font-family:var(--f)}</style>'
		],
		[
			'font',
			'<style>@font-face{font-family:My;src:url(https://a.example/b.woff2)}</style><p style="font-family: My">x</p>'
		],
		['font', '<style>@font-face{font-family:My;src:url(https://a.example/b.woff2)}</style>'],
		['media', '<audio preload=none autoplay src="https://a.example/b.mp3"></audio>'],
		['script', '<svg><script href="https://a.example/b.js"></script></svg>'],
		[
			'import',
			'<script type=importmap>{"imports":{"x":"https://a.example/b.js"}}</script><script type=module>import "x"</script>'
		],
		[
			'import',
			'<script type=importmap>{"imports":{"x/":"https://a.example/"}}</script><script type=module>import("x/b.js")</script>'
		],
		['image', '<body background="https://a.example/b.png">'],
		['frame', '<iframe srcdoc="<iframe src=https://a.example/></iframe>"></iframe>'],
		['script', '<iframe srcdoc="<script src=https://a.example/b.js></script>"></iframe>']
	])('%s %s', async (kind, html) => {
		const [found, ...others] = new Set(await ofPage(html));
		expect(found).toMatch(new RegExp(`^NETWORK_AT_LAUNCH·${kind}@`, 'u'));
		expect(others).toEqual([]);
	});
});
describe('what a page names and does not load at start', () => {
	it.each([
		'<link rel=preconnect href="/x"><link rel=dns-prefetch href="">',
		'<video><track src="https://a.example/b.vtt"></video>',
		'<style>@font-face{font-family:My;src:url(https://a.example/b.woff2)} body{font-family:serif}</style>',
		'<style>@font-face{font-family:My;src:url(https://a.example/b.woff2)} .none{font-family:My} body{font-family:serif}</style>',
		'<style>:root { --bg: url(https://a.example/b.png) }</style>',
		'<style>a:hover { background: url(https://a.example/b.png) }</style>',
		'<style>.none { background: url(https://a.example/b.png) }</style>',
		'<video preload=none src="https://a.example/b.mp4"></video>',
		'<video preload="none"><source src="https://a.example/b.mp4"></video>',
		'<blockquote cite="https://a.example/"></blockquote><q cite="https://a.example/">x</q>',
		'<div itemscope itemtype="https://schema.org/Person" data-src="https://a.example/b.png"></div>',
		'<a href="https://a.example/" ping="https://a.example/p">x</a>',
		'<img src="x.png" alt="" onerror="this.src=\'https://a.example/b.png\'">',
		'<img src="x.png" alt="see https://a.example" title="https://a.example" longdesc="https://a.example">',
		'<link rel="license" href="https://a.example"><link rel=author href="https://a.example"><link rel=me href="https://a.example">',
		'<meta name="twitter:image" content="https://a.example/b.png"><meta http-equiv="Content-Security-Policy" content="img-src https://a.example">',
		'<script type="application/json">{"url": "https://a.example"}</script>',
		'<script type="x-shader/x-vertex">// https://a.example</script>',
		'<script type=importmap>{"imports":{"x":"https://a.example/b.js"}}</script>',
		'<iframe srcdoc="<a href=https://a.example/>x</a>"></iframe>',
		'<svg xmlns="http://www.w3.org/2000/svg"><a xlink:href="https://a.example/"><text>x</text></a></svg>',
		'<style>a[href^="https://a.example"] { color: red }</style>',
		'<style>/*! normalize.css | MIT | https://a.example */ a::after { content: " (https://a.example)" }</style>',
		'<div style="--x: 1; color: red">https://a.example</div>',
		'<input value="https://a.example" placeholder="https://a.example"><textarea>https://a.example</textarea>',
		'<html xmlns="http://www.w3.org/1999/xhtml"><base target=_blank>',
		'<pre>&lt;script src="https://a.example/b.js"&gt;</pre><code>fetch("https://a.example")</code>'
	])('%s', async (html) => {
		expect(await ofPage(html, { 'x.png': '' })).toEqual([]);
	});
});

it('takes an announcement beside what it announces for one matter', async () => {
	const html =
		'<link rel=preconnect href="https://fonts.gstatic.com">\n' +
		'<link rel=stylesheet href="https://fonts.googleapis.com/css2?family=Inter">';
	expect(await ofPage(html)).toEqual(['NETWORK_AT_LAUNCH·style@index.html:2']);
});
