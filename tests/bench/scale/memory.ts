import { readFileSync, writeFileSync } from 'node:fs';
import type { Browser } from 'playwright';

const MB = 1e6;

/** Bytes that a process holds now, and the most that it held since `reset`. Linux only. */
function memoryOf(pid: number): { now: number; peak: number } {
	const status = readFileSync(`/proc/${String(pid)}/status`, 'utf8');
	const field = (name: string): number =>
		Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'mu').exec(status)?.[1] ?? 0) * 1024;
	return { now: field('VmRSS'), peak: field('VmHWM') };
}

async function renderers(browser: Browser): Promise<number[]> {
	const session = await browser.newBrowserCDPSession();
	const { processInfo } = await session.send('SystemInfo.getProcessInfo');
	await session.detach();
	return processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id);
}

/** The megabytes that the fullest renderer grew by, at most and until now. */
export interface Memory {
	peak(): number;
	held(): number;
}

/** Watches the renderers of a browser from now on. */
export async function watchMemory(browser: Browser): Promise<Memory> {
	const before = (await renderers(browser)).map((pid) => {
		writeFileSync(`/proc/${String(pid)}/clear_refs`, '5');
		return { pid, held: memoryOf(pid).now };
	});
	const grown = (of: 'now' | 'peak'): number =>
		Math.max(...before.map(({ pid, held }) => memoryOf(pid)[of] - held)) / MB;
	return { peak: () => grown('peak'), held: () => grown('now') };
}
