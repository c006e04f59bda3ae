import { draftOf, type Draft } from './draft';
import { answer, committed, openDatabase } from './indexed-db';

/** Where drafts are kept. Everything rejects where the browser keeps nothing, or has no room. */
export interface DraftDatabase {
	of(key: string): Promise<readonly Draft[]>;
	put(draft: Draft): Promise<void>;
	delete(id: string): Promise<void>;
}

const STORE = 'drafts';
const BY_PACKAGE = 'package';

/** IndexedDB: localStorage holds 5 MB and stops the page while it writes. Opened when it is first asked. */
export function indexedDrafts(): DraftDatabase {
	let opening: Promise<IDBDatabase> | null = null;
	const database = (): Promise<IDBDatabase> => {
		opening ??= open().catch((error: unknown) => {
			opening = null;
			throw error;
		});
		return opening;
	};
	const store = async (mode: IDBTransactionMode): Promise<IDBObjectStore> =>
		(await database()).transaction(STORE, mode).objectStore(STORE);
	return {
		async of(key) {
			const found: unknown[] = await answer(
				(await store('readonly')).index(BY_PACKAGE).getAll(key)
			);
			return found.flatMap((data) => draftOf(data) ?? []);
		},
		async put(draft) {
			await committed((await store('readwrite')).put(draft));
		},
		async delete(id) {
			await committed((await store('readwrite')).delete(id));
		}
	};
}

const open = (): Promise<IDBDatabase> =>
	openDatabase('rolecheck-drafts', (database) =>
		database.createObjectStore(STORE, { keyPath: 'id' }).createIndex(BY_PACKAGE, 'of')
	);
