import { execFileSync } from 'node:child_process';
import { copyFileSync, rmSync } from 'node:fs';
import { beforeAll, expect, inject, test } from 'vitest';
import { archiveOf, archives, folder, type Archive } from './scale/archives';
import { labs, type Lab } from './scale/lab';
import { cancel, PHASES } from './scale/cancel';
import { longTasks } from './scale/long-tasks';
import { measure, measureFolder, measureWarm } from './scale/measure';
import { median, writeTable, type Row } from './scale/table';

/** Of each measurement; the median counts. */
const RUNS = Number(process.env.ROLECHECK_BENCH_RUNS ?? 5);
const HOUR = 3_600_000;

const ratio = (most: number) => ({ in: 'ratio', most }) as const;
const MEMORY = { in: 'mb', most: 300 } as const;

let open: (path?: string) => Promise<Lab>;
const rows: Row[] = [];

beforeAll(async () => {
	open = await labs(inject('site').url);
}, HOUR);

/** Milliseconds that a command takes. */
function command(name: string, ...args: readonly string[]): number {
	const start = performance.now();
	execFileSync(name, args, { stdio: 'ignore' });
	return performance.now() - start;
}

function copy({ path }: Archive): number {
	const start = performance.now();
	copyFileSync(path, `${path}.copy`);
	const took = performance.now() - start;
	rmSync(`${path}.copy`);
	return took;
}

async function within<T>(
	path: string,
	use: (lab: Lab) => Promise<T>
): Promise<T & { peak: number }> {
	const lab = await open(path);
	try {
		const value = await use(lab);
		return { ...value, peak: lab.peak() };
	} finally {
		await lab.close();
	}
}

const peer = (path: string, task: string) =>
	within(path, (lab) =>
		lab.page.evaluate(async (name) => {
			await window.lab.start('peers');
			const start = performance.now();
			const { error } = await window.lab.peer(name);
			return { took: performance.now() - start, failed: error ?? null };
		}, task)
	);

const note = (archive: string, what: string, values: readonly number[], more: Partial<Row> = {}) =>
	void rows.push({ archive, what, ms: median(values), runs: values.length, ...more });

test('three archives', { timeout: HOUR }, async () => {
	for (const archive of archives()) {
		const { what, path } = archive;
		const own: Awaited<ReturnType<typeof measure>>[] = [];
		const peaks: number[] = [];
		const times = {
			unzip: [] as number[],
			cp: [] as number[],
			sha: [] as number[],
			list: [] as number[]
		};
		for (let run = 0; run < RUNS; run++) {
			times.unzip.push(command('unzip', '-tq', path));
			times.cp.push(copy(archive));
			times.sha.push(command('sha256sum', path));
			times.list.push((await peer(path, 'zip.js list')).took);
			const { peak, ...timed } = await within(path, measure);
			own.push(timed);
			peaks.push(peak);
		}
		const [unzip, cp, list] = [times.unzip, times.cp, times.list].map(median);
		const of = (name: keyof (typeof own)[number]): number[] => own.map((one) => one[name]);
		note(what, '`unzip -t`', times.unzip);
		note(what, '`cp`', times.cp);
		note(what, '`sha256sum`', times.sha);
		note(what, 'zip.js: list', times.list);
		const large = archive.name === 'c';
		note(what, 'contract verdict', of('contract'), {
			against: 'zip.js: list',
			base: list,
			...(archive.name === 'b' && { goal: ratio(1 / 3) })
		});
		note(what, 'full check', of('deep'), {
			against: '`unzip -t`',
			base: unzip,
			...(archive.name !== 'a' && { goal: ratio(large ? 1 : 1.5) })
		});
		note(
			what,
			'repack',
			of('write'),
			large
				? { against: '`cp`', base: cp, goal: ratio(3) }
				: {
						against: '`unzip -t`',
						base: unzip,
						...(archive.name === 'b' && { goal: ratio(1.5) })
					}
		);
		note(what, 'repack, read back and judged', of('repack'), {
			against: '`unzip -t`',
			base: unzip
		});
		rows.push({
			archive: what,
			what: 'peak of the renderer above an empty page',
			mb: Math.max(...peaks),
			goal: MEMORY,
			runs: RUNS
		});
		/* They take minutes on the larger ones: once is enough to see that. */
		for (const task of archive.name === 'a'
			? ['zip.js read', 'JSZip list', 'JSZip read']
			: archive.name === 'b'
				? ['JSZip list']
				: []) {
			const { took, peak, failed } = await peer(path, task);
			rows.push({ archive: what, what: task, ms: took, mb: peak, runs: 1, failed });
		}
		writeTable(rows);
	}
	expect(rows.every(({ ms, mb }) => (ms ?? mb ?? -1) >= 0)).toBe(true);
});

test('a folder of 20,000 files', { timeout: HOUR }, async () => {
	const { what, path } = folder();
	const times = { sums: [] as number[], own: [] as number[] };
	const peaks: number[] = [];
	for (let run = 0; run < RUNS; run++) {
		times.sums.push(command('sh', '-c', `find '${path}' -type f -print0 | xargs -0 sha256sum`));
		const { took, peak } = await within(path, measureFolder);
		times.own.push(took);
		peaks.push(peak);
	}
	note(what, '`find | xargs sha256sum`', times.sums);
	note(what, 'full check', times.own, {
		against: '`find | xargs sha256sum`',
		base: median(times.sums),
		goal: ratio(5)
	});
	rows.push({
		archive: what,
		what: 'peak of the renderer above an empty page',
		mb: Math.max(...peaks),
		goal: MEMORY,
		runs: RUNS
	});
	writeTable(rows);
	expect(times.own).toHaveLength(RUNS);
});

test('cost by entries', { timeout: HOUR }, async () => {
	const each: number[] = [];
	for (const count of [1_000, 10_000, 100_000]) {
		const { what, path } = archiveOf(count);
		const own: Awaited<ReturnType<typeof measureWarm>>[] = [];
		for (let run = 0; run < RUNS; run++) own.push(await within(path, measureWarm));
		const perEntry = median(own.map(({ full }) => full)) / count;
		each.push(perEntry);
		note(
			what,
			'by entries: contract verdict',
			own.map(({ contract }) => contract)
		);
		note(
			what,
			'by entries: to the end',
			own.map(({ full }) => full),
			{ perEntry }
		);
	}
	rows.push({
		archive: '1,000 to 100,000 files',
		what: 'by entries: the most an entry costs to the least',
		ratio: Math.max(...each) / Math.min(...each),
		goal: ratio(1.5),
		runs: RUNS
	});
	writeTable(rows);
	expect(each).toHaveLength(3);
});

test('cancel', { timeout: HOUR }, async () => {
	for (const { what, path, name } of archives()) {
		if (name === 'a') continue;
		for (const phase of PHASES) {
			const { took, left } = await within(path, (lab) => cancel(lab, phase));
			const goal = { in: 'ms', most: 100 } as const;
			rows.push({ archive: what, what: `cancel: ${phase}`, ms: took, mb: left, goal, runs: 1 });
		}
		writeTable(rows);
	}
	expect(rows.filter(({ what }) => what.startsWith('cancel'))).toHaveLength(8);
});

test('main thread', { timeout: HOUR }, async () => {
	const inputs = [...archives(), folder()];
	for (const { what, path } of inputs) {
		const tasks = await longTasks(inject('site').url, path);
		const goal = { in: 'tasks', most: 0 } as const;
		rows.push({ archive: what, what: 'main thread: tasks over 50 ms', tasks, goal, runs: 1 });
	}
	writeTable(rows);
	expect(rows.filter(({ tasks }) => tasks)).toHaveLength(inputs.length);
});
