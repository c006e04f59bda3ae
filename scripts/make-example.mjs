// Writes static/examples/words-john-broken.zip, the package that the empty page offers to try: a small word game with
// the faults that people meet most. The same bytes every time. Run it after a change: node scripts/make-example.mjs
import { mkdirSync, writeFileSync } from 'node:fs';
import { strToU8, zipSync, zlibSync } from 'fflate';
import { crc32 } from 'node:zlib';

const contract = `schema_version = 1
id = "words-john"
version = "v0.1.0"
title = "Words John"
summary = "A typing game: words fall, you type them."
kind = "application"
license = "free"

[entry]
kind = "static_browser"
target = "contents/word-pop/Index.html" # written on a Mac, where case does not matter
address_bar = "hidden"

[preview]
intro_html = "Intro.html"
cover_image = "assets/screenshots/cover.png"
screenshots = ["assets/screenshots/cover.png"]

[state]
remembers_progress = false

[environment]
manager = "agotalk"
dependency_mode = "none"
`;

const roleMd = `---
title: Words John
description: A typing game.
avatar: avatar.png
---

# Words John

Words John runs a typing game. Start by asking for a level.
`;

const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Word Pop</title>
<link rel="stylesheet" href="style.css">
</head>
<body>
<main id="word"></main>
<script src="app.js"></script>
</body>
</html>
`;

const app = `const words = ['pop', 'word', 'john'];
let next = 0;
const show = () => (document.getElementById('word').textContent = words[next++ % words.length]);
addEventListener('keydown', show);
show();
`;

const intro = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Words John</title></head>
<body><h1>Words John</h1><p>Words fall. Type them before they land.</p></body>
</html>
`;

/** @param {Record<string, string | Uint8Array>} files */
const inside = (files) =>
	Object.fromEntries(
		Object.entries(files).map(([path, content]) => [
			`words-john/${path}`,
			typeof content === 'string' ? strToU8(content) : content
		])
	);

const files = inside({
	'.DS_Store': new Uint8Array([0, 0, 0, 1, 66, 117, 100, 49]),
	'agotalk.role.toml': contract,
	'assets/screenshots/cover.png': png(1280, 720),
	'avatar.png': png(512, 512),
	'contents/word-pop/app.js': app,
	'contents/word-pop/index.html': page,
	'contents/word-pop/style.css': 'main { font: 3rem system-ui; text-align: center; }\n',
	'intro.html': intro,
	'role.md': roleMd,
	'skills/levels.txt': 'One: short words. Two: long words.\n'
});
const made = zipSync(files, { mtime: '1980-01-01T00:00:00', level: 9 });
mkdirSync('static/examples', { recursive: true });
writeFileSync('static/examples/words-john-broken.zip', made);
console.log(`static/examples/words-john-broken.zip: ${made.length} bytes`);

/**
 * A disc on a plain ground, in two colours of a palette.
 * @param {number} width in pixels
 * @param {number} height in pixels
 */
function png(width, height) {
	const stride = 1 + width / 8;
	const rows = new Uint8Array(height * stride);
	const radius = height * 0.32;
	for (let y = 0; y < height; y++) {
		for (let x = 0; x < width; x++) {
			const inDisc = Math.hypot(x - width / 2, y - height / 2) < radius;
			const at = y * stride + 1 + (x >> 3);
			if (inDisc) rows[at] = (rows[at] ?? 0) | (0x80 >> (x & 7));
		}
	}
	const header = new Uint8Array(13);
	const view = new DataView(header.buffer);
	view.setUint32(0, width);
	view.setUint32(4, height);
	header.set([1, 3, 0, 0, 0], 8);
	return Buffer.concat([
		Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
		chunk('IHDR', header),
		chunk('PLTE', new Uint8Array([28, 95, 134, 246, 200, 95])),
		chunk('IDAT', zlibSync(rows, { level: 9 })),
		chunk('IEND', new Uint8Array())
	]);
}

/**
 * @param {string} type
 * @param {Uint8Array} data
 */
function chunk(type, data) {
	const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
	const length = Buffer.alloc(4);
	length.writeUInt32BE(data.length);
	const sum = Buffer.alloc(4);
	sum.writeUInt32BE(crc32(body) >>> 0);
	return Buffer.concat([length, body, sum]);
}
