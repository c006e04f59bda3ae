import { createContext } from 'svelte';
import { reasonOf } from '../source/reason-of';
import type { Dropped } from '../worker/protocol';
import type { RecentDatabase } from './recent-database';
import type { RecentEntry, RecentVerdict } from './recent-entry';

/** More than these are not listed. */
const MOST = 10;

/** Why one of them could not be opened again. */
export interface RecentProblem {
	readonly id: string;
	readonly kind: 'refused' | 'gone' | 'failed';
	/** In the browser's words. */
	readonly why: string;
}

/** Chromium only, and not in TypeScript's own declarations. */
interface WithPermission {
	queryPermission?(options: { mode: 'read' }): Promise<PermissionState>;
	requestPermission?(options: { mode: 'read' }): Promise<PermissionState>;
}

/**
 * Packages that were opened by a handle, newest first, for as long as this browser keeps them. Without handles, or
 * without storage, there are none.
 */
export class Recent {
	#entries = $state.raw<readonly RecentEntry[]>([]);
	#problem = $state.raw<RecentProblem | null>(null);
	readonly #database: RecentDatabase;

	constructor(database: RecentDatabase) {
		this.#database = database;
	}

	get entries(): readonly RecentEntry[] {
		return this.#entries;
	}

	get problem(): RecentProblem | null {
		return this.#problem;
	}

	/** What this browser kept. Call once, in the browser. */
	async start(): Promise<void> {
		const found = await this.#database.all().catch(() => []);
		this.#entries = found.toSorted((a, b) => b.at - a.at).slice(0, MOST);
	}

	/** Takes note of a package that was checked; what has no handle cannot be opened again. */
	async remember(thing: Dropped, title: string | null, verdict: RecentVerdict): Promise<void> {
		const handle = thing.kind === 'files' ? undefined : thing.handle;
		if (!handle) return;
		try {
			const known = await this.#find(handle);
			const id = known?.id ?? crypto.randomUUID();
			const entry: RecentEntry = { id, handle, title, verdict, at: Date.now() };
			await this.#database.put(entry);
			const others = this.#entries.filter((one) => one.id !== id);
			this.#entries = [entry, ...others];
			for (const old of this.#entries.slice(MOST)) await this.forget(old.id);
		} catch {
			// This browser keeps no handles: then there is nothing to list.
		}
	}

	/**
	 * The package as it is now, to be opened; null: `problem` says why not. Must be called in a click: the browser may
	 * ask for leave.
	 */
	async open(id: string): Promise<Dropped | null> {
		this.#problem = null;
		const handle = this.#entries.find((one) => one.id === id)?.handle;
		if (!handle) return null;
		try {
			if (!(await mayRead(handle))) {
				this.#problem = { id, kind: 'refused', why: '' };
				return null;
			}
			if (handle.kind === 'file') {
				const blob = await handle.getFile();
				return { kind: 'blob', name: blob.name, blob, handle };
			}
			// A directory that is gone shows when it is listed.
			for await (const _name of handle.keys()) break;
			return { kind: 'directory', handle };
		} catch (error) {
			const isGone = error instanceof DOMException && error.name === 'NotFoundError';
			this.#problem = { id, kind: isGone ? 'gone' : 'failed', why: reasonOf(error) };
			return null;
		}
	}

	async forget(id: string): Promise<void> {
		if (this.#problem?.id === id) this.#problem = null;
		this.#entries = this.#entries.filter((one) => one.id !== id);
		await this.#database.delete(id).catch(() => undefined);
	}

	async forgetAll(): Promise<void> {
		for (const { id } of this.#entries) await this.forget(id);
	}

	async #find(handle: RecentEntry['handle']): Promise<RecentEntry | undefined> {
		for (const entry of this.#entries)
			if (entry.handle.kind === handle.kind && (await entry.handle.isSameEntry(handle)))
				return entry;
		return undefined;
	}
}

async function mayRead(handle: FileSystemHandle & WithPermission): Promise<boolean> {
	const now = (await handle.queryPermission?.({ mode: 'read' })) ?? 'granted';
	if (now === 'granted') return true;
	return (await handle.requestPermission?.({ mode: 'read' })) === 'granted';
}

export const [getRecent, setRecent] = createContext<Recent>();
