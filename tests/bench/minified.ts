import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { writeScratchFile } from '../e2e/disk';
import { packageZip } from '../preview/driver';
import { FILES } from '../preview/on-site';

const AT_HAND = [
	'node_modules/axe-core/axe.min.js',
	'node_modules/hash-wasm/dist/index.umd.min.js'
];

/** At least so many characters of minified code of several projects, each in a function of its own, as a bundle has it. */
export function minified(size: number, more: readonly string[] = []): string {
	const parts = [...AT_HAND, ...more].map((path) => readFileSync(resolve(path), 'utf8'));
	let code = '';
	for (let i = 0; code.length < size; i++)
		code += `!function(){${parts[i % parts.length] ?? ''}\n}();\n`;
	return code;
}

/** Path of a zip whose entry page loads 5 MB of it. */
export const minifiedZip = (): string =>
	writeScratchFile(
		'demo-0.1.0.zip',
		packageZip('demo', {
			...FILES,
			'contents/app/index.html': '<!doctype html><title>x</title><script src="app.js"></script>',
			'contents/app/app.js': minified(5 << 20)
		})
	);
