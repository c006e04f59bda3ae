/** Names that the parts at the preview origin share. None of them can be a package's: those start with a token or an id. */

/** In a mount, beside the package's own directory. */
export const OWN_DIRECTORY = '.rolecheck';
export const PAGE_SCRIPT = 'page.js';
/** Where workers, which can't post to a service worker, leave their messages. */
export const REPORT = 'report';

export const HOST_PAGE = 'preview/host.html';
/** The one thing here that is used at the app's origin, in a sandbox that takes that origin away. */
export const REDUCED_PAGE = 'preview/reduced.html';
export const SERVICE_WORKER = 'preview-sw.js';

/** What the host page, the service worker and the pages call their messages to each other. */
export type HostToWorker =
	/** Two ports beside it: files, events. */
	| { readonly rolecheck: 'mount'; readonly mount: Mount }
	| { readonly rolecheck: 'unmount'; readonly tokens: readonly string[] };

/** Asked when the browser has put the worker to sleep and its ports are gone. */
export interface NeedMount {
	readonly rolecheck: 'need';
	readonly token: string;
}

export interface PageReport {
	readonly rolecheck: 'event';
	readonly event: unknown;
}

export interface Mount {
	/** Pages under this run. */
	readonly launch: string;
	/** Pages under this don't. */
	readonly static: string;
	/** The package's own directory. */
	readonly name: string;
}

/**
 * What frames may do: no top navigation, no popups. Said by the frame and again by the policy of every page, since a
 * page in a tab of its own has no frame of ours around it.
 */
export const LAUNCH_SANDBOX =
	'allow-scripts allow-same-origin allow-forms allow-modals allow-pointer-lock allow-downloads';
/** Without scripts. */
export const STATIC_SANDBOX = 'allow-same-origin';
