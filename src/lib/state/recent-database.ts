import { answer, openDatabase } from './indexed-db';
import { recentOf, type RecentEntry } from './recent-entry';

/** Where recent packages are kept. Everything rejects where the browser keeps nothing, or no handles. */
export interface RecentDatabase {
	all(): Promise<readonly RecentEntry[]>;
	put(entry: RecentEntry): Promise<void>;
	delete(id: string): Promise<void>;
}

const STORE = 'recent';

/** IndexedDB: the only place that keeps handles. Opened anew for each question, of which there are few. */
export function indexedRecent(): RecentDatabase {
	const ask = async <Value>(
		mode: IDBTransactionMode,
		make: (store: IDBObjectStore) => IDBRequest<Value>
	): Promise<Value> => {
		const database = await open();
		try {
			return await answer(make(database.transaction(STORE, mode).objectStore(STORE)));
		} finally {
			// Ends what is under way first.
			database.close();
		}
	};
	return {
		async all() {
			const found = await ask<unknown[]>('readonly', (store) => store.getAll());
			return found.flatMap((data) => recentOf(data) ?? []);
		},
		async put(entry) {
			await ask('readwrite', (store) => store.put(entry));
		},
		async delete(id) {
			await ask('readwrite', (store) => store.delete(id));
		}
	};
}

const open = (): Promise<IDBDatabase> =>
	openDatabase('rolecheck-recent', (database) =>
		database.createObjectStore(STORE, { keyPath: 'id' })
	);
