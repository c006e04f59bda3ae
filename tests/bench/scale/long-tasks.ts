import { launchBrowser } from '../../e2e/browser';
import { Workbench } from '../../e2e/workbench';

declare global {
	interface Window {
		/** Durations in milliseconds of the tasks over 50 ms since the page began to watch. */
		longTasks?: number[];
	}
}

/** What keeps the main thread for over 50 ms while something is dropped on the site and checked to the end. */
export async function longTasks(site: string, path: string): Promise<number[]> {
	const browser = await launchBrowser();
	try {
		const page = await browser.newPage({ locale: 'en-US', serviceWorkers: 'block' });
		const workbench = new Workbench(page, site);
		await workbench.open();
		await page.waitForFunction(() => 'rolecheck' in window);
		await page.waitForTimeout(1000);
		await page.evaluate(() => {
			const seen: number[] = (window.longTasks = []);
			const observer = new PerformanceObserver((list) => {
				for (const entry of list.getEntries()) seen.push(Math.round(entry.duration));
			});
			observer.observe({ type: 'longtask' });
		});
		await workbench.drop(path);
		await workbench.checked();
		await page.waitForTimeout(500);
		return await page.evaluate(() => window.longTasks ?? []);
	} finally {
		await browser.close();
	}
}
