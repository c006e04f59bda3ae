import { writeFileSync } from 'node:fs';
import { cpus, loadavg, totalmem } from 'node:os';
import { join } from 'node:path';
import { root } from '../../../scripts/run.mjs';

/** One line of the table. */
export interface Row {
	readonly archive: string;
	readonly what: string;
	readonly ms?: number;
	readonly mb?: number;
	readonly runs: number;
	/** What it is compared with, in words and in milliseconds, and the ratio it should not exceed. */
	readonly against?: string;
	readonly base?: number | undefined;
	/** Of the ratio; of the megabytes where there is no ratio. */
	readonly goal?: number | null;
	readonly perEntry?: number;
	readonly failed?: string | null;
}

export function median(values: readonly number[]): number {
	const sorted = values.toSorted((a, b) => a - b);
	return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

const ms = (value: number | undefined): string =>
	value === undefined ? '' : `${Math.round(value)} ms`;

function line(row: Row): string {
	const ratio = row.base === undefined || row.ms === undefined ? undefined : row.ms / row.base;
	const measured = ratio ?? row.mb;
	const met =
		row.goal === undefined || row.goal === null || measured === undefined
			? ''
			: measured <= row.goal
				? 'yes'
				: '**no**';
	const goal =
		row.goal === undefined || row.goal === null
			? ''
			: `≤ ${ratio === undefined ? `${row.goal} MB` : row.goal.toFixed(2)}`;
	const compared = ratio === undefined ? '' : `${ratio.toFixed(2)} × ${row.against ?? ''}`;
	const each =
		row.perEntry === undefined ? compared : `${(row.perEntry * 1000).toFixed(0)} µs an entry`;
	const memory = row.mb === undefined ? '' : `${Math.round(row.mb)} MB`;
	const time =
		row.failed === undefined || row.failed === null ? ms(row.ms) : `failed: ${row.failed}`;
	return `| ${[row.archive, row.what, time, each, goal, met, memory, row.runs].join(' | ')} |`;
}

/** Writes docs/benchmarks.md anew, with what there is so far. */
export function writeTable(rows: readonly Row[]): void {
	const [cpu] = cpus();
	const machine = `${cpus().length} × ${cpu?.model ?? 'unknown CPU'}, ${Math.round(totalmem() / 2 ** 30)} GB, ${process.platform}`;
	const load = loadavg()[0]?.toFixed(1) ?? '?';
	const date = new Date().toISOString().slice(0, 10);
	const text = `# Benchmarks

Written by \`npm run bench\`: ${date}, ${machine}; load of the machine when the table was written: ${load}. Times are medians, and
say little between machines: the ratios count, each to what ran beside it in the same run. Rolecheck is the built site's own worker in
Chromium; zip.js and JSZip run in a worker too; each measurement has a browser of its own. "Full check" is what follows the contract
verdict on the screen: every CRC, the archive's SHA-256 and the content scans. "Repack" leaves \`.DS_Store\` out and renames the top
directory; what comes after it is the new zip read back from its own bytes.

| input | what | median | ratio | goal | met | memory | runs |
|---|---|---|---|---|---|---|---|
${rows.map(line).join('\n')}
`;
	writeFileSync(join(root, 'docs', 'benchmarks.md'), text);
}
