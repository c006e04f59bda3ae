// Lighthouse on the built site: the scores of each page, and whether a browser would install the site.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { needBrowser } from './browser.mjs';
import { buildSite } from './build.mjs';
import { root, run, say } from './run.mjs';
import { serveOnFreePorts } from './serve.mjs';

const GOAL = 98;
const PAGES = ['/', '/new', '/rules', '/rules/ROLE_IMPORT_ROLE_MD_MISSING', '/about'];
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const home = join(root, 'tests', 'bench', 'lighthouse');
const program = join(home, 'node_modules', 'lighthouse', 'cli', 'index.js');

/**
 * @param {string} url
 * @param {string} browser
 * @param {string} folder For the report.
 * @returns {Promise<{ scores: number[], lost: string[] }>} 0 to 100, in the order of the categories; what cost points.
 */
async function audit(url, browser, folder) {
	const file = join(folder, 'report.json');
	const { ok, output } = await run(
		process.execPath,
		[
			program,
			url,
			'--output=json',
			`--output-path=${file}`,
			`--only-categories=${CATEGORIES.join(',')}`,
			'--chrome-flags=--headless=new --no-sandbox',
			'--quiet'
		],
		{ env: { CHROME_PATH: browser }, quiet: true, minutes: 5 }
	);
	if (!ok) throw new Error(`Lighthouse failed at ${url}.\n${output}`);
	const { categories, audits } = JSON.parse(readFileSync(file, 'utf8'));
	const scores = CATEGORIES.map((id) => Math.round(categories[id].score * 100));
	const lost = CATEGORIES.flatMap((id) => categories[id].auditRefs)
		.filter(({ id, weight }) => weight > 0 && (audits[id].score ?? 1) < 0.9)
		.map(({ id }) => `${id} ${audits[id].displayValue ?? ''}`.trim());
	return { scores, lost };
}

/** @param {string} url @param {string} executablePath @returns {Promise<string[]>} What keeps a browser from offering to install it. */
async function obstacles(url, executablePath) {
	const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
	const page = await browser.newPage();
	await page.goto(url);
	await page.evaluate(() => navigator.serviceWorker.ready.then(() => null));
	const session = await page.context().newCDPSession(page);
	const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
	await browser.close();
	return installabilityErrors.map(({ errorId }) => errorId);
}

await buildSite();
if (!existsSync(program)) {
	say('Installing Lighthouse (about 110 MB) …');
	await run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--prefix', home]);
}
const site = await serveOnFreePorts();
const browser = await needBrowser();
const folder = mkdtempSync(join(tmpdir(), 'rolecheck-lighthouse-'));
let met = true;
try {
	console.log(`| page | ${CATEGORIES.join(' | ')} | points lost by |\n|---|---|---|---|---|---|`);
	for (const page of PAGES) {
		const { scores, lost } = await audit(site.url + page, browser, folder);
		met &&= scores.every((score) => score >= GOAL);
		console.log(`| ${page} | ${scores.join(' | ')} | ${lost.join(', ')} |`);
	}
	const errors = await obstacles(`${site.url}/`, browser);
	// A window without a profile cannot install anything; a person's can.
	const real = errors.filter((id) => id !== 'in-incognito');
	met &&= real.length === 0;
	console.log(real.length === 0 ? 'installable' : `not installable: ${real.join(', ')}`);
} finally {
	rmSync(folder, { recursive: true, force: true });
	await site.close();
}
console.log(`goal: ${String(GOAL)} each, and installable: ${met ? 'met' : 'not met'}`);
process.exitCode = met ? 0 : 1;
