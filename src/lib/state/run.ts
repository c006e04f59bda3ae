import type { Opened } from '../worker/protocol';
import type { Connection } from './connection';
import type { Watching } from './watching.svelte';

/** One undertaking of the session. Only the newest one may write; what an older one still brings is dropped. */
export interface Run {
	readonly stop: AbortController;
	connection: Connection | null;
	opened: Opened | null;
	/** Where it is a folder that can be followed. */
	watching: Watching | null;
}
