import { PortProvider } from '../../lib/preview/port-provider';
import type { FileProvider } from '../../lib/preview/provider';
import { Rate } from '../../lib/preview/rate';
import { HOST_PAGE, type Mount, type NeedMount } from '../names';
import type { Mode } from './headers';
import { scope } from './scope';

/** How long a host page may take to hand the ports over again. */
const PATIENCE_MS = 5000;
const EVENTS_PER_SECOND = 400;

export interface Mounted {
	readonly mount: Mount;
	readonly mode: Mode;
	readonly files: FileProvider;
	/** Passes an event on to the app; over the limit it is counted instead. */
	tell(event: unknown): void;
}

interface Ports {
	readonly files: PortProvider;
	readonly events: MessagePort;
}

const mounted = new Map<string, { readonly entry: Mounted; readonly ports: Ports }>();
const waiting = new Map<string, (() => void)[]>();

export function addMount(mount: Mount, filesPort: MessagePort, events: MessagePort): void {
	removeMount([mount.launch, mount.static]);
	const files = new PortProvider(filesPort);
	const rate = new Rate(EVENTS_PER_SECOND);
	const tell = (event: unknown): void => {
		if (!rate.take()) return;
		const dropped = rate.takeDropped();
		if (dropped > 0) events.postMessage({ kind: 'dropped', count: dropped });
		events.postMessage(event);
	};
	for (const mode of ['launch', 'static'] as const) {
		const token = mount[mode];
		mounted.set(token, { entry: { mount, mode, files, tell }, ports: { files, events } });
		for (const wake of waiting.get(token) ?? []) wake();
		waiting.delete(token);
	}
	tell({ kind: 'ready' });
}

export function removeMount(tokens: readonly string[]): void {
	for (const token of tokens) {
		mounted.get(token)?.ports.files.close();
		mounted.get(token)?.ports.events.close();
		mounted.delete(token);
	}
}

/** The mount of a token. Browsers end idle service workers: then the host page is asked for it again. */
export async function findMount(token: string): Promise<Mounted | null> {
	const known = mounted.get(token);
	if (known) return known.entry;
	const pages = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
	const hosts = pages.filter((page) => new URL(page.url).pathname.endsWith(`/${HOST_PAGE}`));
	if (hosts.length === 0) return null;
	const { promise, resolve } = Promise.withResolvers<void>();
	waiting.set(token, [...(waiting.get(token) ?? []), resolve]);
	const timer = setTimeout(resolve, PATIENCE_MS);
	for (const host of hosts) host.postMessage({ rolecheck: 'need', token } satisfies NeedMount);
	await promise;
	clearTimeout(timer);
	return mounted.get(token)?.entry ?? null;
}
