import { chromium, type Browser } from 'playwright';
import { findBrowser } from '../../scripts/browser.mjs';

/** Quiet, and without a word to hosts of its vendor: a request that leaves the origin is the page's. */
export const FLAGS = [
	'--no-sandbox',
	'--disable-gpu',
	'--disable-quic',
	'--no-first-run',
	'--disable-background-networking',
	'--disable-component-update',
	'--disable-sync'
];

export async function launchBrowser(): Promise<Browser> {
	const executablePath = await findBrowser();
	if (executablePath === null) throw new Error('no browser: npm test installs one');
	return chromium.launch({ executablePath, args: FLAGS });
}
