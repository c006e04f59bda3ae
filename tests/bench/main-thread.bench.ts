import { expect, inject, test } from 'vitest';
import { writeBigZip } from '../e2e/big-zip';
import { folderOf } from '../e2e/folder-of';
import { minifiedZip } from './minified';
import { archives } from './scale/archives';
import { longTasks } from './scale/long-tasks';

/** Counts what keeps the main thread for over 50 ms. */
test.each([
	['a folder of 101 files', () => folderOf(101)],
	['a folder of 3,000 files', () => folderOf(3000)],
	['a zip of 20,000 files', () => archives().find(({ name }) => name === 'b')?.path ?? ''],
	['a zip of 1 GiB', writeBigZip],
	['a zip with 5 MB of minified JavaScript', minifiedZip]
] as const)('%s', { timeout: 300_000 }, async (what, make) => {
	const tasks = await longTasks(inject('site').url, make());
	const list = tasks.length > 0 ? `: ${tasks.join(', ')} ms` : '';
	console.log(`${what}: ${String(tasks.length)} main-thread tasks over 50 ms (goal 0)${list}`);
	expect(tasks).toBeInstanceOf(Array);
});
