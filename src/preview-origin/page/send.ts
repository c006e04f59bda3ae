import type { PreviewEvent } from '../../lib/preview/event';
import type { PageReport } from '../names';

// Taken before anything of the package runs, which may put its own in their place.
const post = ServiceWorker.prototype.postMessage;
const container = navigator.serviceWorker;
const controllerOf = Object.getOwnPropertyDescriptor(
	ServiceWorkerContainer.prototype,
	'controller'
)?.get;
const apply = Reflect.apply;

/** More in a second and the rest is only counted: a page that floods floods itself. */
const PER_SECOND = 200;
let second = 0;
let used = 0;
let dropped = 0;

/**
 * Tells the service worker, which tells the app. Survives a page that never yields: the message leaves at once.
 * False: too many, it was only counted.
 */
export function send(event: PreviewEvent): boolean {
	const controller: unknown = controllerOf && apply(controllerOf, container, []);
	if (!controller) return true;
	const now = Math.floor(performance.now() / 1000);
	if (now !== second) {
		const count = dropped;
		second = now;
		used = dropped = 0;
		if (count > 0) send({ kind: 'dropped', count });
	}
	if (++used > PER_SECOND) {
		dropped++;
		return false;
	}
	apply(post, controller, [{ rolecheck: 'event', event } satisfies PageReport]);
	return true;
}

export const here = (): string => location.href;
