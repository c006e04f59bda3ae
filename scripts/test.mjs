// npm test: everything, from a fresh clone. Goes on after a failure; the last line sums up.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { needBrowser } from './browser.mjs';
import { buildSite } from './build.mjs';
import { offerEngines } from './engines.mjs';
import { installPackages } from './install.mjs';
import { runTool, say } from './run.mjs';

const sum = { passed: 0, failed: 0, skipped: 0 };
const reports = mkdtempSync(join(tmpdir(), 'rolecheck-'));
const started = Date.now();

/** @param {string} name @param {boolean} ok @param {number} since */
function count(name, ok, since) {
	sum[ok ? 'passed' : 'failed']++;
	console.log(`${ok ? '✓' : '✗'} ${name}  ${((Date.now() - since) / 1000).toFixed(1)} s`);
}

/**
 * A step that the others can't do without.
 * @template T
 * @param {string} name
 * @param {() => Promise<T>} work
 * @returns {Promise<T | null>} Null: it failed.
 */
async function prepare(name, work) {
	const since = Date.now();
	try {
		const made = await work();
		count(name, true, since);
		return made;
	} catch (error) {
		console.error(error instanceof Error ? error.message : error);
		count(name, false, since);
		return null;
	}
}

/** @param {string} name @param {Parameters<typeof runTool>} call */
async function lint(name, ...call) {
	const since = Date.now();
	say(`${name} …`);
	const [tool, args, options] = call;
	const { ok, output } = await runTool(tool, args, { ...options, quiet: true, minutes: 15 });
	if (!ok) console.error(output);
	count(name, ok, since);
}

async function otherLints() {
	await lint('prettier', 'prettier', ['--check', '.']);
	await lint('svelte-check', 'svelte-check', [
		'--tsconfig',
		'./tsconfig.json',
		'--fail-on-warnings'
	]);
	for (const project of ['tsconfig.core.json', 'src/preview-origin/worker', 'src/service-worker'])
		await lint(`tsc, ${project}`, 'typescript', ['-p', project], { program: 'tsc' });
	await lint('knip', 'knip', []);
}

/** @param {'unit' | 'e2e'} project @param {number} minutes @param {Record<string, string>} env */
async function vitest(project, minutes, env) {
	const file = join(reports, `${project}.json`);
	const since = Date.now();
	say(`${project} tests …`);
	const args = [
		'run',
		'--project',
		project,
		'--reporter=default',
		'--reporter=json',
		`--outputFile.json=${file}`
	];
	const { ok } = await runTool('vitest', args, { env, minutes });
	let failed = 0;
	try {
		/** @type {Record<`num${'Passed' | 'Failed' | 'Pending' | 'Todo'}Tests`, number>} */
		const report = JSON.parse(readFileSync(file, 'utf8'));
		sum.passed += report.numPassedTests;
		failed = report.numFailedTests;
		sum.skipped += report.numPendingTests + report.numTodoTests;
	} catch {
		console.error(`vitest left no report for ${project}`);
	}
	// A file that does not even load, or a failing set-up, counts too.
	if (!ok && failed === 0) failed = 1;
	sum.failed += failed;
	console.log(
		`${failed === 0 ? '✓' : '✗'} ${project} tests  ${((Date.now() - since) / 1000).toFixed(1)} s`
	);
}

const installed = await prepare('packages', installPackages);
if (installed !== null) {
	await lint('svelte-kit sync', '@sveltejs/kit', ['sync'], { program: 'svelte-kit' });
	const built = await prepare('build', buildSite);
	// Two at a time, for two cores: eslint takes as long as all the others.
	await Promise.all([lint('eslint', 'eslint', ['--max-warnings', '0', '.']), otherLints()]);
	await vitest('unit', 12, {});
	const browser = await prepare('browser', needBrowser);
	await offerEngines();
	if (built !== null && browser !== null) await vitest('e2e', 25, { CHROMIUM_PATH: browser });
}
rmSync(reports, { recursive: true, force: true });

const minutes = ((Date.now() - started) / 60_000).toFixed(1);
console.log(`\nin ${minutes} minutes`);
console.log(
	`${sum.passed} passed, ${sum.failed} failed${sum.skipped > 0 ? `, ${sum.skipped} skipped` : ''}`
);
process.exitCode = sum.failed === 0 ? 0 : 1;
