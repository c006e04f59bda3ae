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
	/** What it is compared with, in words and in milliseconds. */
	readonly against?: string;
	readonly base?: number | undefined;
	/** A ratio of other numbers of the table. */
	readonly ratio?: number;
	/** Of tasks over 50 ms: how long they were. */
	readonly tasks?: readonly number[];
	/** What must not be exceeded, and in what. */
	readonly goal?: { readonly in: 'ratio' | 'ms' | 'mb' | 'tasks'; readonly most: number };
	readonly perEntry?: number;
	readonly failed?: string | null;
}

export function median(values: readonly number[]): number {
	const sorted = values.toSorted((a, b) => a - b);
	const [low, high] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
	return low === undefined || high === undefined ? Number.NaN : (low + high) / 2;
}

const whole = (value: number | undefined, unit: string): string =>
	value === undefined ? '' : `${Math.round(value)} ${unit}`;

function line(row: Row): string {
	const { base, ms, mb, tasks, goal, failed = null, perEntry } = row;
	const ratio = row.ratio ?? (base === undefined || ms === undefined ? undefined : ms / base);
	const got = goal && { ratio, ms, mb, tasks: tasks?.length }[goal.in];
	const units = { ratio: '', ms: ' ms', mb: ' MB', tasks: '' };
	const most = goal && (goal.in === 'ratio' ? goal.most.toFixed(2) : String(goal.most));
	const time = tasks
		? [tasks.length, ...tasks.map((task) => `${task} ms`)].join(', ')
		: whole(ms, 'ms');
	const cells = [
		row.archive,
		row.what,
		failed === null ? time : `failed: ${failed}`,
		perEntry === undefined
			? `${ratio?.toFixed(2) ?? ''}${row.against ? ` × ${row.against}` : ''}`
			: `${(perEntry * 1000).toFixed(0)} µs an entry`,
		goal ? `≤ ${most}${units[goal.in]}` : '',
		goal && got !== undefined ? (got <= goal.most ? 'yes' : '**no**') : '',
		whole(mb, 'MB'),
		row.runs
	];
	return `| ${cells.join(' | ')} |`;
}

/** Writes docs/benchmarks.md anew, with what there is so far. */
export function writeTable(rows: readonly Row[]): void {
	const [cpu] = cpus();
	const machine = `${cpus().length} × ${cpu?.model ?? 'unknown CPU'}, ${Math.round(totalmem() / 2 ** 30)} GB, ${process.platform}`;
	const load = loadavg()[0]?.toFixed(1) ?? '?';
	const date = new Date().toISOString().slice(0, 10);
	const text = `# Benchmarks

Written by \`npm run bench\`: ${date}, ${machine}; load of the machine when the table was written: ${load}. Times are medians of
the runs in the last column, and say little between machines: the ratios count, each to what ran beside it in the same run. Each
measurement has a browser of its own.

- Rolecheck is the built site's own worker in Chromium, started before; zip.js and JSZip run in a worker too.
- "Contract verdict": from the file to the answer on the page, the list of files with it. "Full check" is what follows it on the
  screen: every local header and CRC, the archive's SHA-256 and the content scans.
- "Repack" leaves \`.DS_Store\` out and renames the top directory: until the new zip is laid out and downloaded to the disk. What comes
  after it is the new zip read back from its own bytes.
- A folder is dropped, and read through the handle that Chromium gives for it, as the site does.
- "By entries": from the file to the end in a worker that has done the same once, so that loading and compiling the code, the
  greater part of the first 1,000 entries, is left out.
- "Cancel" is the page ending the worker in the middle of a phase, until the page is free again; memory two seconds later.
- "Main thread": the site itself in a window, from the drop until everything is checked and shown.

| input | what | median | ratio | goal | met | memory | runs |
|---|---|---|---|---|---|---|---|
${rows.map(line).join('\n')}
`;
	writeFileSync(join(root, 'docs', 'benchmarks.md'), text);
}
