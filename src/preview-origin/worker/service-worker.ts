// The preview origin's service worker: every request of a previewed page ends here, none goes to the network.
import { HOST_PAGE, type HostToWorker, type PageReport } from '../names';
import { answer, packageFiles, pass } from './answer';
import { tokenOf } from './asker';
import { addMount, findMount, removeMount } from './mounts';
import { base, scope } from './scope';

scope.addEventListener('install', () => void scope.skipWaiting());
scope.addEventListener('activate', (event) => event.waitUntil(scope.clients.claim()));

scope.addEventListener('fetch', (event) => {
	const url = new URL(event.request.url);
	// Our own page is the one thing that comes from the host.
	if (url.origin === scope.location.origin && url.pathname === `${base}${HOST_PAGE}`) return;
	event.respondWith(answer(event, packageFiles));
});

scope.addEventListener('message', (event) => {
	const { source } = event;
	if (!(source instanceof Client)) return;
	const data: unknown = event.data;
	if (typeof data !== 'object' || data === null || !('rolecheck' in data)) return;
	if (new URL(source.url).pathname === `${base}${HOST_PAGE}`) {
		fromHost(data as HostToWorker, event.ports);
		return;
	}
	const token = tokenOf(source.url);
	if (token === null || data.rolecheck !== 'event') return;
	event.waitUntil(
		findMount(token).then((mounted) => {
			if (mounted) pass(mounted, (data as PageReport).event);
		})
	);
});

/** Shapes are ours: the same build made both ends. */
function fromHost(message: HostToWorker, ports: readonly MessagePort[]): void {
	const [files, events] = ports;
	if (message.rolecheck === 'unmount') removeMount(message.tokens);
	else if (message.rolecheck === 'mount' && files && events) addMount(message.mount, files, events);
}
