import { draftOf, type Draft } from './draft';

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
			await done((await store('readwrite')).put(draft));
		},
		async delete(id) {
			await done((await store('readwrite')).delete(id));
		}
	};
}

const fault = (error: DOMException | null): Error => error ?? new Error('no reason given');

const answer = <Value>(request: IDBRequest<Value>): Promise<Value> =>
	new Promise((resolve, reject) => {
		request.onsuccess = () => resolve(request.result);
		request.onerror = () => reject(fault(request.error));
	});

/** A full disk shows when the transaction ends, not when the request does. */
const done = ({ transaction }: IDBRequest): Promise<void> =>
	new Promise((resolve, reject) => {
		if (!transaction) return resolve();
		transaction.oncomplete = () => resolve();
		transaction.onabort = () => reject(fault(transaction.error));
	});

function open(): Promise<IDBDatabase> {
	const request = indexedDB.open('rolecheck-drafts', 1);
	request.onupgradeneeded = () =>
		request.result.createObjectStore(STORE, { keyPath: 'id' }).createIndex(BY_PACKAGE, 'of');
	return answer(request);
}
