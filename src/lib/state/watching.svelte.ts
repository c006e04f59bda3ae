import { messageOf } from '$lib/message-of';
import { FolderFollower } from './folder-follower';
import type { Refreshed } from '../worker/protocol';

export interface WatchWork {
	/** Has the worker look again. */
	look(paths: readonly string[] | null): Promise<Refreshed>;
	/** Brings the screen up to date. */
	changed(refreshed: Refreshed): Promise<void>;
}

/** How a folder on the screen is followed, as the person sees it: on or off, what changed last, why it ended. */
export class Watching {
	#on = $state(false);
	#lost = $state<string | null>(null);
	#last = $state.raw<{ readonly paths: readonly string[]; readonly at: number } | null>(null);
	#follower: FolderFollower | null = null;
	readonly #work: WatchWork;

	constructor(
		readonly handle: FileSystemDirectoryHandle,
		work: WatchWork
	) {
		this.#work = work;
	}

	get on(): boolean {
		return this.#on;
	}

	/** Why it ended by itself, in the browser's words. */
	get lost(): string | null {
		return this.#lost;
	}

	/** The last change that was seen, and when: ms since 1970. */
	get last(): { readonly paths: readonly string[]; readonly at: number } | null {
		return this.#last;
	}

	/** To be called before the folder is read: what changes while it is read is seen as well. */
	async prepare(): Promise<void> {
		this.#follower = this.#newFollower();
		await this.#follower.start();
	}

	/** Follows it; from the moment it was prepared, or else from what it is now. */
	start(): void {
		const isPrepared = this.#follower !== null;
		this.#follower ??= this.#newFollower();
		this.#on = true;
		this.#lost = null;
		if (!isPrepared) void this.#follower.start();
		this.#follower.letGo(!isPrepared);
	}

	stop(): void {
		this.#follower?.stop();
		this.#follower = null;
		this.#on = false;
	}

	#newFollower(): FolderFollower {
		let refreshed: Refreshed | null = null;
		return new FolderFollower(this.handle, {
			look: async (paths) => {
				refreshed = await this.#work.look(paths);
				return refreshed.changed.length > 0;
			},
			changed: async () => {
				if (!refreshed) return;
				this.#last = { paths: refreshed.changed, at: Date.now() };
				await this.#work.changed(refreshed);
			},
			lost: (error) => {
				this.stop();
				this.#lost = messageOf(error);
			}
		});
	}
}
