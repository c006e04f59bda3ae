import { indexedDrafts, type DraftDatabase } from './draft-database';
import type { Draft } from './draft';

type Page = Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;

/**
 * The drafts of all packages: in memory, so that nothing is lost while the page is open, and in the browser's storage,
 * so that it outlives the page. While the storage does not have them, leaving the page is asked about.
 */
export class Drafts {
	readonly #memory = new Map<string, Draft>();
	readonly #unkept = new Set<string>();
	readonly #database: DraftDatabase;
	readonly #page: Page | null;

	constructor(
		database: DraftDatabase = indexedDrafts(),
		page: Page | null = typeof window === 'undefined' ? null : window
	) {
		this.#database = database;
		this.#page = page;
	}

	/** Newest first. A storage that can't be read holds none. */
	async of(key: string): Promise<readonly Draft[]> {
		const stored = await this.#database.of(key).catch(() => []);
		const all = new Map(stored.map((draft) => [draft.id, draft]));
		for (const draft of this.#memory.values()) if (draft.of === key) all.set(draft.id, draft);
		return [...all.values()].sort((a, b) => b.at - a.at);
	}

	/** Rejects with the browser's reason where it keeps nothing; it stays in memory then. */
	async keep(draft: Draft): Promise<void> {
		this.#memory.set(draft.id, draft);
		this.#mark(draft.id, true);
		await this.#database.put(draft);
		if (this.#memory.get(draft.id) === draft) this.#mark(draft.id, false);
	}

	async forget(id: string): Promise<void> {
		this.#memory.delete(id);
		this.#mark(id, false);
		await this.#database.delete(id).catch(() => undefined);
	}

	#mark(id: string, unkept: boolean): void {
		if (unkept) this.#unkept.add(id);
		else this.#unkept.delete(id);
		if (this.#unkept.size > 0) this.#page?.addEventListener('beforeunload', askFirst);
		else this.#page?.removeEventListener('beforeunload', askFirst);
	}
}

const askFirst = (event: Event): void => event.preventDefault();
