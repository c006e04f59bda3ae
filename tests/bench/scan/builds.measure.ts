import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchBrowser } from '../../e2e/browser';
import { BUILDS } from './builds';
import { compare, type Compared } from './compare';
import { launch } from './launch';
import { scanBuild } from './read-build';
import { explained, table } from './table';

const MODULES = resolve('tests/bench/scan/node_modules');
const OUTPUT = 'docs/scan-benchmark.md';

let browser: Browser;
beforeAll(async () => {
	if (!existsSync(MODULES)) throw new Error('npm ci --ignore-scripts --prefix tests/bench/scan');
	browser = await launchBrowser();
});
afterAll(() => browser.close());

it('finds what real builds ask for at start', async () => {
	const rows: { build: (typeof BUILDS)[number]; compared: Compared; milliseconds: number }[] = [];
	for (const build of BUILDS) {
		const folder = resolve(MODULES, build.folder);
		// Processor time: that of a machine with other work is not the scan's.
		const before = process.cpuUsage();
		const found = await scanBuild(folder, build.page);
		const milliseconds = Math.round(process.cpuUsage(before).user / 1_000);
		const compared = compare(found, await launch(browser, folder, build.page));
		rows.push({ build, compared, milliseconds });
	}
	// What it costs is measured apart, and stays as it was written.
	const costs = /\n## What it costs\n[\s\S]*$/u.exec(readFileSync(OUTPUT, 'utf8'))?.[0] ?? '';
	writeFileSync(OUTPUT, table(rows) + costs);
	const sum = (of: (compared: Compared) => number): number =>
		rows.reduce((total, { compared }) => total + of(compared), 0);
	const hits = sum(({ hits }) => hits.length);
	const foreseen = sum((one) => one.foreseen);
	expect(hits / (hits + sum(({ wrong }) => wrong.length))).toBeGreaterThanOrEqual(0.95);
	expect(foreseen / (foreseen + sum(({ missed }) => missed.length))).toBeGreaterThanOrEqual(0.9);
	const open = rows.flatMap(({ compared }) => [...compared.wrong, ...compared.missed]);
	expect(open.filter((one) => explained(one) === null)).toEqual([]);
}, 600_000);
