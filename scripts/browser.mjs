import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run, runTool, say } from './run.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];
const PLACES = [
	'/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
	'/Applications/Chromium.app/Contents/MacOS/Chromium',
	'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
	'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe'
];

/** @param {string} file */
export function isProgram(file) {
	try {
		accessSync(file, constants.X_OK);
		return true;
	} catch {
		return false;
	}
}

/** The first of these that is here: names are looked for on PATH, paths as they stand. @param {readonly string[]} names */
export function firstProgram(names) {
	const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
	const files = names.flatMap((name) =>
		/[/\\]/.test(name) ? [name] : folders.map((folder) => join(folder, name))
	);
	return files.find(isProgram) ?? null;
}

/** An installed Chromium or Chrome, else one that Playwright downloaded; null: none. CHROMIUM_PATH names another. */
export async function findBrowser() {
	const named = process.env.CHROMIUM_PATH;
	if (named) return isProgram(named) ? named : null;
	const installed = firstProgram([...NAMES, ...PLACES]);
	if (installed) return installed;
	const { chromium } = await import('playwright');
	return existsSync(chromium.executablePath()) ? chromium.executablePath() : null;
}

/** A browser that starts, installed where there is none. Throws a sentence for a person. */
export async function needBrowser() {
	const found = await findBrowser();
	if (found && (await starts(found))) return found;
	if (process.env.CHROMIUM_PATH)
		throw new Error(`CHROMIUM_PATH is no browser that starts: ${process.env.CHROMIUM_PATH}`);
	const isRoot = process.getuid?.() === 0;
	say('No Chromium here: downloading Playwright’s own (about 180 MB) …');
	await runTool(
		'playwright',
		['install', ...(isRoot ? ['--with-deps'] : []), '--no-shell', 'chromium'],
		{ minutes: 6 }
	);
	const own = await findBrowser();
	if (own && (await starts(own))) return own;
	if (isRoot && isProgram('/usr/bin/apt-get')) {
		say('That did not work: installing Debian’s chromium …');
		const env = { DEBIAN_FRONTEND: 'noninteractive' };
		await run('apt-get', ['update', '-q'], { env, quiet: true, minutes: 3 });
		await run('apt-get', ['install', '-yq', '--no-install-recommends', 'chromium'], {
			env,
			quiet: true,
			minutes: 6
		});
		if (await starts('/usr/bin/chromium')) return '/usr/bin/chromium';
	}
	throw new Error(
		'No browser for the browser tests: install Chromium or Chrome, or set CHROMIUM_PATH.'
	);
}

/** A file alone is no browser: its libraries may be missing. @param {string} file */
const starts = async (file) => (await run(file, ['--version'], { quiet: true, minutes: 1 })).ok;
