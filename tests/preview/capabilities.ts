import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Files } from './driver';

/** (module (func (export "answer") (result i32) i32.const 42)) */
const WASM = Uint8Array.from([
	0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 127, 3, 2, 1, 0, 7, 10, 1, 6, 97, 110, 115, 119,
	101, 114, 0, 0, 10, 6, 1, 4, 0, 65, 42, 11
]);
const PNG = Uint8Array.from(
	atob(
		'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
	),
	(unit) => unit.charCodeAt(0)
);

const FONT = readFileSync(
	join(
		import.meta.dirname,
		'../../node_modules/reveal.js/css/theme/fonts/source-sans-pro/source-sans-pro-regular.woff'
	)
);

/** An uncompressed WAV of silence: seconds long, so that seeking needs a range. */
export function wav(seconds: number): Uint8Array {
	const rate = 44_100;
	const bytes = new Uint8Array(44 + rate * 2 * seconds);
	const view = new DataView(bytes.buffer);
	const put = (at: number, text: string): void => bytes.set(new TextEncoder().encode(text), at);
	put(0, 'RIFF');
	view.setUint32(4, bytes.length - 8, true);
	put(8, 'WAVEfmt ');
	view.setUint32(16, 16, true);
	view.setUint16(20, 1, true);
	view.setUint16(22, 1, true);
	view.setUint32(24, rate, true);
	view.setUint32(28, rate * 2, true);
	view.setUint16(32, 2, true);
	view.setUint16(34, 16, true);
	put(36, 'data');
	view.setUint32(40, bytes.length - 44, true);
	return bytes;
}

const ODD = 'a b%25 #1 你好 🎈.txt';

const PAGE = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>All of it</title>
<link rel="stylesheet" href="style.css">
<script src="classic.js"></script>
</head>
<body>
<h1>Everything the guide allows</h1>
<img id="png" src="../shared/dot.png"><img id="svg" src="dot.svg">
<video id="video" src="sound.wav" preload="auto"></video>
<form id="form" action="answer.html"><input name="q" value="1"></form>
<canvas id="canvas" width="10" height="10"></canvas>
<script type="module" src="module.js"></script>
</body></html>`;

const MODULE = `
import { one } from './lib/one.mjs';
const results = {};
const step = async (name, work) => {
	try { results[name] = await Promise.race([work(), new Promise((_, no) => setTimeout(no, 6000, 'timeout'))]); }
	catch (error) { results[name] = 'failed: ' + error; }
};
const worker = (made) => new Promise((yes, no) => { made.onmessage = (e) => yes(e.data); made.onerror = (e) => no(e.message); made.postMessage(20); });
await step('classic', () => window.classic);
await step('module', () => one);
await step('dynamic', async () => (await import('./lib/two.mjs')).default);
await step('fetch', async () => (await (await fetch('data/a.json')).json()).a);
await step('xhr', () => new Promise((yes) => { const x = new XMLHttpRequest(); x.open('GET', './data/a.json'); x.responseType = 'json'; x.onload = () => yes(x.response.a); x.send(); }));
await step('worker', () => worker(new Worker('worker.js')));
await step('moduleWorker', () => worker(new Worker(new URL('worker.mjs', import.meta.url), { type: 'module' })));
await step('blobWorker', () => worker(new Worker(URL.createObjectURL(new Blob(['onmessage = (e) => postMessage(e.data + 3)'])))));
await step('wasm', async () => (await WebAssembly.instantiateStreaming(fetch('answer.wasm'))).instance.exports.answer());
await step('css', () => getComputedStyle(document.body).color);
await step('font', async () => { await document.fonts.load('12px Own'); return document.fonts.check('12px Own'); });
await step('png', async () => { const i = document.querySelector('#png'); await i.decode(); return i.naturalWidth; });
await step('svg', async () => { const i = document.querySelector('#svg'); await i.decode(); return i.naturalWidth; });
await step('odd', async () => (await (await fetch(${JSON.stringify(ODD)}.split('/').map(encodeURIComponent).join('/'))).text()));
await step('empty', async () => { const r = await fetch('empty.txt'); return [r.status, (await r.text()).length]; });
await step('directory', async () => (await (await fetch('folder/')).text()));
await step('redirected', async () => { const r = await fetch('folder'); return [r.redirected, (await r.text())]; });
await step('missing', async () => (await fetch('none.json')).status);
await step('head', async () => (await fetch('data/a.json', { method: 'HEAD' })).headers.get('content-length'));
await step('range', async () => { const r = await fetch('classic.js', { headers: { Range: 'bytes=0-5' } }); return [r.status, await r.text(), r.headers.get('content-range').split('/')[0]]; });
await step('seek', () => new Promise((yes, no) => { const v = document.querySelector('#video'); const go = () => { v.onseeked = () => yes(v.currentTime); v.currentTime = 50; }; v.onerror = () => no(v.error.message); if (v.readyState >= 1) go(); else v.onloadedmetadata = go; }));
await step('canvas', () => { const c = document.querySelector('#canvas').getContext('2d'); c.fillStyle = '#f00'; c.fillRect(0, 0, 9, 9); return c.getImageData(1, 1, 1, 1).data[0]; });
await step('webgl', () => document.createElement('canvas').getContext('webgl') !== null);
await step('cookie', () => { document.cookie = 'a=1; path=/elsewhere'; return document.cookie; });
await step('caches', async () => { const c = await caches.open('x'); await c.put('data/a.json', new Response('1')); return (await (await c.match('data/a.json')).text()); });
await step('pushState', () => { history.pushState({}, '', 'somewhere?x=1#y'); return location.href.endsWith('somewhere?x=1#y') && history.length > 1; });
history.replaceState({}, '', 'index.html');
await step('storage', () => { const before = localStorage.getItem('kept'); localStorage.setItem('kept', 'yes'); return before; });
await step('database', () => new Promise((yes, no) => { const o = indexedDB.open('db', 1); o.onupgradeneeded = () => o.result.createObjectStore('s'); o.onerror = no; o.onsuccess = () => { const t = o.result.transaction('s', 'readwrite').objectStore('s'); const g = t.get('k'); g.onsuccess = () => { t.put('yes', 'k').onsuccess = () => yes(g.result ?? null); }; }; }));
await step('opfs', async () => { const d = await navigator.storage.getDirectory(); await d.getFileHandle('f', { create: true }); return true; });
window.results = results;
document.body.dataset.done = '1';
`;

export const CAPABILITIES: Files = {
	'contents/app/index.html': PAGE,
	'contents/app/style.css':
		"@font-face { font-family: Own; src: url('font.woff') } body { color: rgb(1, 2, 3); background: url(../shared/dot.png) }",
	'contents/app/classic.js': "window.classic = 'classic';",
	'contents/app/module.js': MODULE,
	'contents/app/lib/one.mjs': 'export const one = 1;',
	'contents/app/lib/two.mjs': 'export default 2;',
	'contents/app/data/a.json': '{"a":"json"}',
	'contents/app/worker.js':
		"importScripts('lib/part.js'); onmessage = (e) => postMessage(e.data + part);",
	'contents/app/lib/part.js': 'var part = 1;',
	'contents/app/worker.mjs':
		"import two from './lib/two.mjs'; onmessage = (e) => postMessage(e.data + two);",
	'contents/app/answer.wasm': WASM,
	'contents/app/font.woff': FONT,
	'contents/app/answer.html': '<!doctype html><title>Answer</title><p id="answer">answered</p>',
	'contents/app/dot.svg':
		'<svg xmlns="http://www.w3.org/2000/svg" width="7" height="7"><path d="M0 0h7v7z"/></svg>',
	'contents/app/sound.wav': wav(60),
	'contents/app/empty.txt': '',
	'contents/app/folder/index.html': 'in the folder',
	[`contents/app/${ODD}`]: 'odd',
	'contents/shared/dot.png': PNG
};

/** What the page has to say. */
export const EXPECTED = {
	classic: 'classic',
	module: 1,
	dynamic: 2,
	fetch: 'json',
	xhr: 'json',
	worker: 21,
	moduleWorker: 22,
	blobWorker: 23,
	wasm: 42,
	css: 'rgb(1, 2, 3)',
	font: true,
	png: 1,
	svg: 7,
	odd: 'odd',
	empty: [200, 0],
	directory: 'in the folder',
	redirected: [true, 'in the folder'],
	missing: 404,
	head: '12',
	range: [206, 'window', 'bytes 0-5'],
	seek: 50,
	canvas: 255,
	webgl: true,
	cookie: 'a=1',
	caches: '1',
	pushState: true,
	storage: null,
	database: null,
	opfs: true
};
