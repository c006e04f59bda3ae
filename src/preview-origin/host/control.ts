import type { Mount } from '../names';

/** What the app asks of the host page, over the port it hands to it. Two ports go with `start` and `ports`. */
export type HostAsk =
	| { readonly id: number; readonly op: 'start'; readonly mount: Mount }
	/** The answer to `need`: fresh ports. */
	| { readonly id: number; readonly op: 'ports'; readonly mount: Mount }
	| { readonly id: number; readonly op: 'clear' }
	| { readonly id: number; readonly op: 'stored' }
	| { readonly id: number; readonly op: 'end'; readonly tokens: readonly string[] }
	/** In a tab of its own only: shows the page. */
	| { readonly id: number; readonly op: 'show'; readonly url: string; readonly sandbox: string };

export type HostAnswer =
	| { readonly id: number; readonly done: Stored | null }
	| { readonly id: number; readonly refused: Refusal; readonly detail: string }
	| { readonly need: string };

/** `no-service-worker`: the browser has none here; `service-worker`: it refused ours; `failed`: anything else. */
export type Refusal = 'no-service-worker' | 'service-worker' | 'failed';

/** What lies in the preview origin's storage: how many things of each kind. */
export interface Stored {
	readonly localStorage: number;
	/** Records, not databases: an app that only opens one has kept nothing. */
	readonly indexedDb: number;
	readonly caches: number;
	readonly cookies: number;
	readonly files: number;
	/** Registrations other than ours. */
	readonly serviceWorkers: number;
}

/** The first words between the host page and the app. The port goes with the app's. */
export const HOST_HELLO = 'rolecheck-host';
export const APP_HELLO = 'rolecheck-app';
/** Before the cookies of a package: a name that other pages of the same host do not use. */
export const COOKIE_PREFIX = 'rolecheck-preview-';
