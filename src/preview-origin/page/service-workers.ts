import { SERVICE_WORKER } from '../names';
import { here, send } from './send';

/** Marks our script when it runs a package's own worker. */
const isPackages = (worker: ServiceWorker | null): boolean =>
	worker !== null && new URL(worker.scriptURL).searchParams.has('package');

/**
 * Browsers fetch a service worker's script from the network, where a package is not. So the page registers our script,
 * which runs the package's inside (`worker/package-worker.ts`); and ours is kept out of the page's sight.
 * @param mount The mount's address: nothing over it can be registered.
 */
export function fenceServiceWorkers(mount: URL): void {
	const container = navigator.serviceWorker;
	const { register, getRegistration, getRegistrations } = container;
	const controller = Object.getOwnPropertyDescriptor(
		ServiceWorkerContainer.prototype,
		'controller'
	);
	const inMount = (registration: ServiceWorkerRegistration): boolean =>
		registration.scope.startsWith(mount.href);

	Object.defineProperties(container, {
		controller: {
			configurable: true,
			get() {
				const read = controller?.get;
				const worker = read ? (Reflect.apply(read, container, []) as ServiceWorker | null) : null;
				return isPackages(worker) ? worker : null;
			}
		},
		getRegistration: {
			value: async (url?: string) => {
				const found = await Reflect.apply(
					getRegistration,
					container,
					url === undefined ? [] : [url]
				);
				return found && inMount(found) ? found : undefined;
			}
		},
		getRegistrations: {
			value: async () => (await Reflect.apply(getRegistrations, container, [])).filter(inMount)
		},
		register: {
			value: async (url: string | URL, options: RegistrationOptions = {}) => {
				const script = new URL(url, document.baseURI);
				const scope =
					options.scope === undefined
						? new URL('./', script)
						: new URL(options.scope, document.baseURI);
				const tell = (refused: string): boolean =>
					send({ kind: 'worker', url: script.href, scope: scope.href, refused });
				const over = [script, scope].some(({ href }) => !href.startsWith(mount.href));
				if (over || !scope.href.startsWith(new URL('./', script).href)) {
					tell('scope');
					throw new DOMException(
						`${scope.pathname} is outside of what ${here()} may control.`,
						'SecurityError'
					);
				}
				if (options.type === 'module') {
					tell('module');
					throw new DOMException(
						'The preview runs no service workers that are modules.',
						'NotSupportedError'
					);
				}
				const { ok } = await fetch(script, { method: 'HEAD' });
				if (!ok) throw new TypeError(`${script.pathname} was not found.`);
				tell('');
				const [, token = ''] = /([0-9a-f]{32})\/$/u.exec(mount.pathname) ?? [];
				const ours = new URL(`../${SERVICE_WORKER}`, mount);
				ours.searchParams.set('package', token);
				ours.searchParams.set('script', script.href);
				return Reflect.apply(register, container, [
					ours,
					{ scope: scope.href, updateViaCache: 'none' }
				]);
			}
		}
	});
}
