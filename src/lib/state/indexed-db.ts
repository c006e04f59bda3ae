/** A request's result; rejects with the browser's reason. */
export const answer = <Value>(request: IDBRequest<Value>): Promise<Value> =>
	new Promise((resolve, reject) => {
		request.onsuccess = () => resolve(request.result);
		request.onerror = () => reject(fault(request.error));
	});

/**
 * The end of the transaction that a write belongs to, which is told to end now: it must not need a page that may be
 * gone by then. A full disk shows here, not in the request.
 */
export const committed = ({ transaction }: IDBRequest): Promise<void> =>
	new Promise((resolve, reject) => {
		if (!transaction) return resolve();
		transaction.oncomplete = () => resolve();
		transaction.onabort = () => reject(fault(transaction.error));
		transaction.commit();
	});

/** Version 1 of a database; `make` gives a new one its store. */
export function openDatabase(
	name: string,
	make: (database: IDBDatabase) => void
): Promise<IDBDatabase> {
	const request = indexedDB.open(name, 1);
	request.onupgradeneeded = () => make(request.result);
	return answer(request);
}

const fault = (error: DOMException | null): Error => error ?? new Error('no reason given');
