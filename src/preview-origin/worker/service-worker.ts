// The preview origin's service worker: every request of a previewed page ends here, none goes to the network.
// The same script, asked for with `?package=`, is the shell in which a package's own service worker runs.
import { HOST_PAGE } from '../names';
import { answer, packageFiles } from './answer';
import { receive } from './inbox';
import { runPackageWorker } from './package-worker';
import { base, scope } from './scope';

const asked = new URL(scope.location.href).searchParams;
const token = asked.get('package');

if (token !== null) runPackageWorker(token, asked.get('script') ?? '');
else {
	scope.addEventListener('install', () => void scope.skipWaiting());
	scope.addEventListener('activate', (event) => event.waitUntil(scope.clients.claim()));
	scope.addEventListener('fetch', (event) => {
		const url = new URL(event.request.url);
		// Our own page is the one thing that comes from the host.
		if (url.origin === scope.location.origin && url.pathname === `${base}${HOST_PAGE}`) return;
		event.respondWith(answer(event, packageFiles));
	});
	scope.addEventListener('message', (event) => void receive(event));
}
