// The trusted page at the preview origin: it starts the service worker there, hands ports from the app to it, and
// empties the origin's storage. It shares its origin with packages, so it holds no secret and its word is not believed.
import type { NeedMount } from '../names';
import { withoutPeers } from '../page/peers';
import { APP_HELLO, HOST_HELLO, type HostAnswer, type HostAsk, type Refusal } from './control';
import { scope, start, tell, unregisterAll } from './registration';
import { clear, stored } from './storage';
import { show } from './show';

withoutPeers(window);

/** The app embeds us, or opened us in a tab. */
// The library types an opener as anything.
const app = window.parent === window ? (window.opener as Window | null) : window.parent;
let worker: ServiceWorker | null = null;

window.addEventListener('message', function listen(event: MessageEvent<unknown>) {
	const [port] = event.ports;
	if (event.source !== app || event.data !== APP_HELLO || !port) return;
	window.removeEventListener('message', listen);
	// A tab that can reach its opener could send it elsewhere; the port is all that is needed.
	if (window.parent === window) window.opener = null;
	serve(port);
});
app?.postMessage(HOST_HELLO, '*');

function serve(port: MessagePort): void {
	const reply = (answer: HostAnswer): void => port.postMessage(answer);
	port.addEventListener('message', (event: MessageEvent<HostAsk>) => {
		const { id } = event.data;
		perform(event.data, [...event.ports]).then(
			(done) => {
				reply({ id, done: done ?? null });
				// Without an opener nobody else may close this tab.
				if (event.data.op === 'end' && window.parent === window) setTimeout(() => window.close());
			},
			(error: unknown) => reply({ id, refused: refusalOf(event.data), detail: String(error) })
		);
	});
	port.start();
	if (!('serviceWorker' in navigator)) return;
	navigator.serviceWorker.addEventListener(
		'message',
		({ data, source }: MessageEvent<NeedMount>) => {
			if (source instanceof ServiceWorker && data.rolecheck === 'need') {
				asking.set(data.token, [...(asking.get(data.token) ?? []), source]);
				reply({ need: data.token });
			}
		}
	);
	navigator.serviceWorker.startMessages();
}

/** Workers that want ports, by the mount they named: ours after a sleep, and a package's own. */
const asking = new Map<string, ServiceWorker[]>();

const nextAsking = (token: string): ServiceWorker | undefined => asking.get(token)?.shift();

async function perform(
	ask: HostAsk,
	ports: MessagePort[]
): Promise<Awaited<ReturnType<typeof stored>> | void> {
	switch (ask.op) {
		case 'start':
			worker = await start();
			await clear(scope);
			return tell(worker, { rolecheck: 'mount', mount: ask.mount }, ports);
		case 'ports': {
			const to = nextAsking(ask.mount.launch) ?? nextAsking(ask.mount.static) ?? worker;
			if (to) tell(to, { rolecheck: 'mount', mount: ask.mount }, ports);
			return;
		}
		case 'clear':
			return clear(scope);
		case 'stored':
			return stored(scope);
		case 'show':
			return show(ask.url, ask.sandbox);
		case 'end':
			if (worker) tell(worker, { rolecheck: 'unmount', tokens: ask.tokens });
			await clear(scope);
			return unregisterAll();
	}
}

function refusalOf(ask: HostAsk): Refusal {
	if (!('serviceWorker' in navigator)) return 'no-service-worker';
	return ask.op === 'start' ? 'service-worker' : 'failed';
}
