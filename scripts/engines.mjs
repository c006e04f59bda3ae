import { firstProgram, isProgram } from './browser.mjs';
import { run, say } from './run.mjs';

/** @typedef {'firefox' | 'webkit' | 'screen'} Part */

/** Names of the programs, and where else they lie. @type {Record<Part, readonly string[]>} */
const PROGRAMS = {
	firefox: ['firefox', 'firefox-esr', '/Applications/Firefox.app/Contents/MacOS/firefox'],
	webkit: ['WebKitWebDriver', '/usr/libexec/webkit2gtk-4.1/WebKitWebDriver'],
	screen: ['Xvfb']
};

/** A program that drives an engine, or shows it nowhere. @param {Part} part @returns {string | null} */
export const findProgram = (part) => firstProgram(PROGRAMS[part]);

/** Firefox and WebKit for the tests, installed from Debian where that can be. What is missing then is skipped by them. */
export async function offerEngines() {
	/** @type {Part[]} */
	const parts = ['firefox', 'webkit', 'screen'];
	const isDebian = process.getuid?.() === 0 && isProgram('/usr/bin/apt-get');
	if (!isDebian || parts.every(findProgram)) return;
	say('Installing Debian’s firefox-esr, webkit2gtk-driver and xvfb for the tests …');
	const env = { DEBIAN_FRONTEND: 'noninteractive' };
	await run('apt-get', ['update', '-q'], { env, quiet: true, minutes: 3 });
	const names = ['firefox-esr', 'webkit2gtk-driver', 'xvfb'];
	const { ok } = await run('apt-get', ['install', '-yq', '--no-install-recommends', ...names], {
		env,
		quiet: true,
		minutes: 6
	});
	if (!ok) say('That did not work: the tests skip what is not here.');
}
