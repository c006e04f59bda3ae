// A package's own service worker, run inside ours: the browser gets its script from us because it can't from the zip.
import { packagePath, placeOf } from '../../lib/preview/package-url';
import { answer, packageFiles, type Source } from './answer';
import { closeRealm, type Network } from './closed-realm';
import { receive } from './inbox';
import { findMount, type Mounted } from './mounts';
import { PackageEvents } from './package-events';
import { collectScripts } from './package-scripts';
import { base, scope } from './scope';

/** @param script Its address. Throws, which makes the registration fail, where the scope is over the mount. */
export function runPackageWorker(token: string, script: string): void {
	const site = new URL(base, scope.location.origin);
	if (!scope.registration.scope.startsWith(`${site.href}${token}/`))
		throw new Error('outside the mount');
	const files = mountFiles(token);
	const scripts = new Map<string, string>();
	const network: Network = {
		fetch: files.fetch,
		tell: files.tell,
		scripts,
		script: new URL(script)
	};
	const evaluate = closeRealm(network);
	const events = new PackageEvents();

	let loading: Promise<void> | null = null;
	const load = (): Promise<void> =>
		(loading ??= (async () => {
			await collectScripts(script, files.fetch, scripts);
			events.capture(() => evaluate(scripts.get(script) ?? ''));
		})());

	const source: Source = async (mounted, path, request, event) => {
		await load();
		const response = event && (await events.respond(event));
		return response ?? packageFiles(mounted, path, request, event);
	};
	for (const type of ['install', 'activate'] as const)
		events.native(type, (event) => event.waitUntil(load().then(() => events.run(type, event))));
	events.native('fetch', (event) => event.respondWith(answer(event, source)));
	events.native('message', (event) => {
		if (!receive(event)) event.waitUntil(load().then(() => events.run('message', event)));
	});
}

interface MountFiles {
	fetch(url: string, init?: RequestInit): Promise<Response>;
	tell(event: unknown): void;
}

/** The package's files by address, as its worker fetches them; nothing else is there. */
function mountFiles(token: string): MountFiles {
	const mount = async (): Promise<Mounted> => {
		const mounted = await findMount(token);
		if (!mounted) throw new TypeError('the preview was closed');
		return mounted;
	};
	return {
		async fetch(url, init) {
			const request = new Request(url, init);
			const address = new URL(request.url);
			const mounted = await mount();
			if (address.origin !== scope.location.origin) {
				const { href } = scope.location;
				mounted.tell({ kind: 'foreign', url: request.url, how: 'fetch', page: href, user: false });
				throw new TypeError('The preview has no network.');
			}
			const place = placeOf(address, base);
			const path = place?.token === token ? packagePath(place, mounted.mount.name) : null;
			const found = path === null ? null : await packageFiles(mounted, path, request, null);
			return found ?? new Response(null, { status: 404 });
		},
		tell: (event) =>
			void mount().then(
				(mounted) => mounted.tell(event),
				() => {}
			)
	};
}
