import { asset } from '$app/paths';

/** From the page's load to when the rest of the site is fetched, in ms: the first view comes first. */
const PATIENCE = 5000;
/** Between two looks for a newer version, in ms. */
const LOOK_EVERY = 3_600_000;

/** The service worker that makes the app work offline, and the newer version that waits behind it. */
export class Offline {
	#waiting = $state.raw<ServiceWorker | null>(null);
	#looked = 0;

	/** A newer version is there, and is used when the person says so. */
	get updated(): boolean {
		return this.#waiting !== null;
	}

	/** Returns what stops it. Where the browser has no service workers, or refuses them, the app works online. */
	start(): () => void {
		if (import.meta.env.DEV || !('serviceWorker' in navigator)) return () => {};
		const timer = setTimeout(() => void this.#register(), PATIENCE);
		return () => clearTimeout(timer);
	}

	/** Ends what is open, and starts again with the newer version. */
	update(): void {
		navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), {
			once: true
		});
		this.#waiting?.postMessage('activate');
	}

	async #register(): Promise<void> {
		try {
			const registration = await navigator.serviceWorker.register(asset('/service-worker.js'));
			this.#follow(registration);
			document.addEventListener('visibilitychange', () => void this.#look(registration));
		} catch (error) {
			// A private window, or a policy: nothing is lost but the work without a network.
			console.warn('Rolecheck will not work offline:', error);
		}
	}

	#follow(registration: ServiceWorkerRegistration): void {
		const see = (): void => {
			// Without a controller this is the first version, which replaces nothing.
			if (navigator.serviceWorker.controller) this.#waiting = registration.waiting;
		};
		see();
		registration.addEventListener('updatefound', () => {
			registration.installing?.addEventListener('statechange', see);
		});
	}

	async #look(registration: ServiceWorkerRegistration): Promise<void> {
		if (document.hidden || performance.now() - this.#looked < LOOK_EVERY) return;
		this.#looked = performance.now();
		await registration.update().catch(() => {});
	}
}
