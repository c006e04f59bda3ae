import type { Finding } from '../contract/finding';
import type { Stored } from '../../preview-origin/host/control';
import type { EventOf, PreviewEvent } from './event';
import { command, makeFrame } from './frame';
import { launchFindings, type LaunchSeen } from './launch-findings';
import type { Mount } from './mount';

export interface LaunchOptions {
	/** `entry.target`. */
	readonly entry: string;
	/** How long the page is watched. 5 where not given. */
	readonly seconds?: number;
	/** `state.remembers_progress`; null: the contract does not say. */
	readonly remembers: boolean | null;
	/** Where the frame is shown. Without: over the whole window, behind everything and see-through. */
	readonly stage?: HTMLElement;
	readonly signal?: AbortSignal;
}

export interface SeenRequest {
	/** Package path, or the address where it is none. */
	readonly path: string;
	readonly status: number;
	readonly bytes: number;
	readonly ms: number;
}

export interface SeenForeign {
	readonly url: string;
	/** By what: `fetch`, `image`, `connect-src` … */
	readonly how: string;
}

export interface LaunchResult {
	readonly findings: readonly Finding[];
	/** Texts that findings point into, by package path: what `makeReport` needs for line and column. */
	readonly texts: ReadonlyMap<string, string>;
	readonly requests: readonly SeenRequest[];
	/** What it tried to reach by itself at other hosts, each address once. */
	readonly foreign: readonly SeenForeign[];
	/** `entry.target` of the run. */
	readonly entry: string;
}

const SETTLE_MS = 400;
const RELOAD_MS = 5000;

/** Runs the entry as a first visit, watches it, uses it a little, loads it again, and says what it did wrong. */
export async function launchCheck(mount: Mount, options: LaunchOptions): Promise<LaunchResult> {
	const { entry, seconds = 5, remembers, signal } = options;
	await mount.clear();
	const events: PreviewEvent[] = [];
	const waiting = new Set<() => void>();
	const stop = mount.listen((event) => {
		events.push(event);
		for (const look of waiting) look();
	});
	const frame = makeFrame(mount, entry, 'launch');
	place(frame, options.stage);
	const loads = (): number => events.filter((event) => event.kind === 'loaded' && event.top).length;
	try {
		await pause(seconds * 1000, signal);
		const first = { loaded: loads() > 0, painted: events.some(({ kind }) => kind === 'painted') };
		let stored: Stored | null = null;
		if (first.loaded) {
			if (remembers === true) {
				command(mount, frame, 'use');
				await pause(SETTLE_MS, signal);
			}
			const before = loads();
			const again = until(() => loads() > before, waiting, RELOAD_MS);
			command(mount, frame, 'reload');
			await again;
			await pause(SETTLE_MS, signal);
			stored = await mount.stored().catch(() => null);
		}
		const seen: LaunchSeen = { events, ...first, stored, remembers, entry, seconds };
		return await result(mount, seen);
	} finally {
		stop();
		frame.remove();
		// A page that never loaded may hang, and the host page, which is in its process, with it.
		if (loads() === 0) await mount.evict();
	}
}

async function result(mount: Mount, seen: LaunchSeen): Promise<LaunchResult> {
	const pathOf = (url: string): string | null => mount.path(url);
	const { findings, texts } = await launchFindings(seen, pathOf, (path) => mount.text(path));
	const requests = seen.events.filter((event) => event.kind === 'request');
	const foreign = seen.events
		.filter((event) => event.kind === 'foreign')
		.filter(({ user }) => !user)
		.map(({ url, how }) => [url, { url, how }] as const);
	return {
		findings,
		texts,
		requests: requests.map((request) => seenRequest(request, pathOf)),
		foreign: [...new Map(foreign).values()],
		entry: seen.entry
	};
}

export function seenRequest(
	{ url, status, bytes, ms }: EventOf<'request'>,
	pathOf: (url: string) => string | null
): SeenRequest {
	return { path: pathOf(url) ?? new URL(url).pathname, status, bytes, ms };
}

/** In view, or browsers would not run its animation frames and never paint it. */
function place(frame: HTMLIFrameElement, stage: HTMLElement | undefined): void {
	if (!stage) {
		frame.setAttribute('aria-hidden', 'true');
		frame.tabIndex = -1;
		frame.style.cssText =
			'position:fixed;inset:0;width:100vw;height:100vh;border:0;opacity:0;pointer-events:none;z-index:-1';
	}
	(stage ?? document.body).append(frame);
}

function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
	return new Promise((resolve, reject) => {
		if (signal?.aborted) return reject(signal.reason);
		const timer = setTimeout(resolve, ms);
		signal?.addEventListener('abort', () => (clearTimeout(timer), reject(signal.reason)), {
			once: true
		});
	});
}

async function until(done: () => boolean, waiting: Set<() => void>, ms: number): Promise<void> {
	const { promise, resolve } = Promise.withResolvers<void>();
	const look = (): void => {
		if (done()) resolve();
	};
	waiting.add(look);
	const timer = setTimeout(resolve, ms);
	await promise;
	clearTimeout(timer);
	waiting.delete(look);
}
