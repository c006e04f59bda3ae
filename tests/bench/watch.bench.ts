import { inject, test } from 'vitest';
import { launchBrowser } from '../e2e/browser';
import { contract, entry, files, follow, notes } from '../e2e/followed';
import { Workbench } from '../e2e/workbench';

const SAVES = 5;
const GOAL_MS = 1000;

/** From the end of a save, in a folder of 3,000 files that is followed, to the new verdict on the screen. */
test('from a save to the report', { timeout: 300_000 }, async () => {
	const browser = await launchBrowser();
	try {
		const page = await browser.newPage({ locale: 'en-US', serviceWorkers: 'block' });
		const workbench = new Workbench(page, inject('site').url);
		const folder = await follow(workbench, notes(3000 - files.length));
		const times: number[] = [];
		for (let save = 0; save < SAVES; save++) {
			const broken = save % 2 === 0;
			const text = broken ? contract.replace(entry, 'contents/none.html') : contract;
			await folder.write({ 'agotalk.role.toml': text });
			const since = performance.now();
			const hasText = broken ? '1 error' : 'will be accepted';
			await workbench.verdict.filter({ hasText }).waitFor();
			times.push(Math.round(performance.now() - since));
			await workbench.checked();
		}
		const median = times.toSorted((a, b) => a - b)[SAVES >> 1] ?? 0;
		console.log(
			`save to report, 3,000 files: median ${median} ms of ${times.join(', ')} (goal ${GOAL_MS})`
		);
	} finally {
		await browser.close();
	}
});
