import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, runTool, say } from './run.mjs';

const SOURCES = [
	'src',
	'static',
	'package.json',
	'package-lock.json',
	'svelte.config.js',
	'vite.config.ts'
];
/** Settings that end up in the build; README tells what they do. */
const SETTINGS = ['BASE_PATH', 'ROLECHECK_PREVIEW_ORIGIN'];
const STAMP = join(root, '.svelte-kit', 'built-from');

/** @param {string} path @returns {string[]} Files below it, sorted; itself where it is a file. */
function filesBelow(path) {
	if (!existsSync(join(root, path))) return [];
	const entries = readdirSync(join(root, path), { recursive: true, withFileTypes: true });
	return entries
		.filter((entry) => entry.isFile())
		.map((entry) => join(entry.parentPath, entry.name))
		.sort();
}

/** What the build is made from, by content: a checkout changes every file's time. */
function fingerprint() {
	const hash = createHash('sha256').update('production\n');
	for (const setting of SETTINGS) hash.update(`${setting}=${process.env[setting] ?? ''}\n`);
	for (const source of SOURCES) {
		const files = /\.\w+$/.test(source) ? [join(root, source)] : filesBelow(source);
		for (const file of files)
			hash.update(`${file.slice(root.length)}\n`).update(readFileSync(file));
	}
	return hash.digest('hex');
}

function isCurrent() {
	if (!existsSync(join(root, 'build', 'index.html')) || !existsSync(STAMP)) return false;
	return readFileSync(STAMP, 'utf8') === fingerprint();
}

/** Builds the site into `build/` unless it is built from these very sources. Throws a sentence for a person. */
export async function buildSite() {
	if (isCurrent()) return;
	say('Building the site (about a quarter of a minute) …');
	const before = fingerprint();
	const { ok, output } = await runTool('vite', ['build', '--logLevel', 'warn'], {
		// A test runner sets it to `test`, and would drive a development build.
		env: { NODE_ENV: 'production' },
		quiet: true,
		minutes: 5
	});
	if (!ok) throw new Error(`The build failed.\n${output}`);
	mkdirSync(join(root, '.svelte-kit'), { recursive: true });
	writeFileSync(STAMP, before);
}
