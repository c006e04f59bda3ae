import { SERVICE_WORKER, type HostToWorker } from '../names';

/** The site's path at this origin, with a slash at both ends: this page lies one directory below it. */
const site = new URL('../', location.href);
export const scope = site.href;

declare const __PREVIEW_VERSION__: string;

/** Our service worker, running. A build that changed it gets a new address, so that none is ever stale. */
export async function start(): Promise<ServiceWorker> {
	const script = new URL(SERVICE_WORKER, site);
	script.searchParams.set('v', __PREVIEW_VERSION__);
	const registration = await navigator.serviceWorker.register(script, {
		scope,
		updateViaCache: 'none'
	});
	const coming = registration.installing ?? registration.waiting ?? registration.active;
	if (!coming) throw new Error('the registration holds no worker');
	await activated(coming);
	return coming;
}

function activated(worker: ServiceWorker): Promise<void> {
	return new Promise((resolve, reject) => {
		const look = (): void => {
			if (worker.state === 'activated') resolve();
			if (worker.state === 'redundant') reject(new Error('the worker did not install'));
		};
		worker.addEventListener('statechange', look);
		look();
	});
}

export function tell(
	worker: ServiceWorker,
	message: HostToWorker,
	ports: MessagePort[] = []
): void {
	worker.postMessage(message, ports);
}

/** After the last preview nothing of it stays, not even our own worker. */
export async function unregisterAll(): Promise<void> {
	const all = await navigator.serviceWorker.getRegistrations();
	await Promise.all(all.map((registration) => registration.unregister()));
}
