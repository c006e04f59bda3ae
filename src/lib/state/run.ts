import type { Opened } from '../worker/protocol';
import type { Checks } from './checks';
import type { Connection } from './connection';
import type { Watching } from './watching.svelte';

/** One undertaking of the session. Only the newest one may write; what an older one still brings is dropped. */
export interface Run {
	readonly stop: AbortController;
	connection: Connection | null;
	opened: Opened | null;
	/** Of the package on the screen; null: none was chosen yet. */
	checks: Checks | null;
	/** Where it is a folder that can be followed. */
	watching: Watching | null;
}
