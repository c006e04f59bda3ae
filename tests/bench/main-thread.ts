import type { CDPSession, Page } from 'playwright';

declare global {
	interface Window {
		/** Durations in milliseconds of the tasks over 50 ms since the page began to watch. */
		longTasks?: number[];
	}
}

/** What kept the main thread while something was done. */
export interface Kept {
	/** Tasks over 50 ms by the clock: on a busy machine most of them waited for a processor. */
	readonly long: readonly number[];
	/** The most processor time that one task took, ms. */
	readonly longest: number;
}

interface TraceEvent {
	readonly name: string;
	readonly ph: string;
	readonly pid: number;
	readonly tid: number;
	/** Processor time, µs. */
	readonly tdur?: number;
	readonly args?: { readonly name?: string };
}

/** Begins to watch the open page. Once a page. */
export async function watchMainThread(page: Page): Promise<void> {
	await page.evaluate(() => {
		const seen: number[] = (window.longTasks = []);
		new PerformanceObserver((list) => {
			for (const entry of list.getEntries()) seen.push(Math.round(entry.duration));
		}).observe({ type: 'longtask' });
	});
}

/** Does something on a page that is watched, and waits until the page is still. */
export async function keptBy(page: Page, work: () => Promise<void>): Promise<Kept> {
	const browser = page.context().browser();
	if (!browser) throw new Error('no browser');
	const session = await browser.newBrowserCDPSession();
	await page.evaluate(() => void window.longTasks?.splice(0));
	const traced = await trace(session, async () => {
		await work();
		await page.waitForTimeout(500);
	});
	await session.detach();
	const long = await page.evaluate(() => window.longTasks ?? []);
	return { long, longest: longestTask(traced) };
}

async function trace(session: CDPSession, work: () => Promise<void>): Promise<TraceEvent[]> {
	const events: TraceEvent[] = [];
	session.on('Tracing.dataCollected', ({ value }) => {
		// The protocol types an event as any object.
		events.push(...(value as unknown as TraceEvent[]));
	});
	const done = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
	const traceConfig = { includedCategories: ['toplevel'], excludedCategories: ['*'] };
	await session.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig });
	await work();
	await session.send('Tracing.end');
	await done;
	return events;
}

function longestTask(events: readonly TraceEvent[]): number {
	const thread = ({ pid, tid }: TraceEvent): string => `${String(pid)} ${String(tid)}`;
	const main = new Set(
		events.filter(({ args }) => args?.name === 'CrRendererMain').map((event) => thread(event))
	);
	const tasks = events.filter((event) => event.name.includes('RunTask') && main.has(thread(event)));
	return Math.max(0, ...tasks.map(({ tdur = 0 }) => tdur)) / 1000;
}
