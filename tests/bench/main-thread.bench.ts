import { describe, expect } from 'vitest';
import { writeBigZip } from '../e2e/big-zip';
import { test } from '../e2e/fixture';
import { folderOf } from '../e2e/folder-of';
import type { Workbench } from '../e2e/workbench';

declare global {
	interface Window {
		/** Durations in milliseconds of the tasks over 50 ms since the page began to watch. */
		longTasks?: number[];
	}
}

/** Counts what keeps the main thread for over 50 ms while something is dropped and checked to the end. */
async function measure(workbench: Workbench, what: string, path: string): Promise<number[]> {
	await workbench.open();
	await workbench.page.waitForFunction(() => 'rolecheck' in window);
	await workbench.page.waitForTimeout(1000);
	await workbench.page.evaluate(() => {
		const seen: number[] = (window.longTasks = []);
		const observer = new PerformanceObserver((list) => {
			for (const entry of list.getEntries()) seen.push(Math.round(entry.duration));
		});
		observer.observe({ type: 'longtask' });
	});
	await workbench.drop(path);
	await workbench.checked();
	await workbench.page.waitForTimeout(500);
	const tasks = await workbench.page.evaluate(() => window.longTasks ?? []);
	const list = tasks.length > 0 ? `: ${tasks.join(', ')} ms` : '';
	console.log(`${what}: ${String(tasks.length)} main-thread tasks over 50 ms (goal 0)${list}`);
	return tasks;
}

describe('main thread', () => {
	test('a folder of 101 files', async ({ workbench }) => {
		expect(await measure(workbench, 'folder, 101 files', folderOf(101))).toBeInstanceOf(Array);
	});
	test('a folder of 3,000 files', async ({ workbench }) => {
		expect(await measure(workbench, 'folder, 3,000 files', folderOf(3000))).toBeInstanceOf(Array);
	});
	test('a zip of 1 GiB', async ({ workbench }) => {
		expect(await measure(workbench, 'zip, 1 GiB', writeBigZip())).toBeInstanceOf(Array);
	}, 300_000);
});
