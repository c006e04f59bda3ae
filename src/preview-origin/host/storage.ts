import { COOKIE_PREFIX, type Stored } from './control';

const DELETE_MS = 2000;

const cookieNames = (): string[] =>
	document.cookie
		.split(/;\s*/u)
		.map((pair) => pair.split('=', 1)[0] ?? '')
		.filter((name) => name.startsWith(COOKIE_PREFIX));

async function databaseNames(): Promise<string[]> {
	const list = await indexedDB.databases();
	return list.map(({ name }) => name).filter((name) => name !== undefined);
}

/** Opens without upgrading and closes at once, so that no page waits for us. */
function records(name: string): Promise<number> {
	return new Promise((resolve) => {
		const opening = indexedDB.open(name);
		opening.onupgradeneeded = () => opening.transaction?.abort();
		opening.onerror = opening.onblocked = () => resolve(0);
		opening.onsuccess = () => {
			const database = opening.result;
			database.onversionchange = () => database.close();
			const stores = [...database.objectStoreNames];
			if (stores.length === 0) return (database.close(), resolve(0));
			const transaction = database.transaction(stores);
			const counts = stores.map((store) => transaction.objectStore(store).count());
			const done = (): void => {
				database.close();
				resolve(counts.reduce((sum, count) => sum + (count.error ? 0 : count.result), 0));
			};
			transaction.oncomplete = done;
			transaction.onabort = () => (database.close(), resolve(0));
		};
	});
}

function deleteDatabase(name: string): Promise<void> {
	return new Promise((resolve) => {
		const deleting = indexedDB.deleteDatabase(name);
		deleting.onsuccess = deleting.onerror = () => resolve();
		setTimeout(resolve, DELETE_MS);
	});
}

async function cacheEntries(): Promise<number> {
	const names = await caches.keys();
	const sizes = names.map(async (name) => (await (await caches.open(name)).keys()).length);
	return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

async function rootFiles(): Promise<string[]> {
	const names: string[] = [];
	if (!('getDirectory' in navigator.storage)) return names;
	for await (const name of (await navigator.storage.getDirectory()).keys()) names.push(name);
	return names;
}

const others = async (ours: string): Promise<ServiceWorkerRegistration[]> =>
	(await navigator.serviceWorker.getRegistrations()).filter(({ scope }) => scope !== ours);

/** Each kind on its own: a browser that lacks or denies one still counts the rest. */
const safely = async <Value>(
	work: () => Promise<Value> | Value,
	otherwise: Value
): Promise<Value> => {
	try {
		return await work();
	} catch {
		return otherwise;
	}
};

/** @param ours Scope of our own service worker, which is not counted. */
export async function stored(ours: string): Promise<Stored> {
	return {
		localStorage: await safely(() => localStorage.length, 0),
		indexedDb: await safely(async () => {
			const counts = await Promise.all((await databaseNames()).map(records));
			return counts.reduce((sum, count) => sum + count, 0);
		}, 0),
		caches: await safely(cacheEntries, 0),
		cookies: cookieNames().length,
		files: await safely(async () => (await rootFiles()).length, 0),
		serviceWorkers: await safely(async () => (await others(ours)).length, 0)
	};
}

/** Empties everything a package can have stored here, service workers of its own included. */
export async function clear(ours: string): Promise<void> {
	await safely(async () => {
		for (const registration of await others(ours)) await registration.unregister();
	}, undefined);
	await safely(() => localStorage.clear(), undefined);
	await safely(() => sessionStorage.clear(), undefined);
	await safely(async () => {
		await Promise.all((await databaseNames()).map(deleteDatabase));
	}, undefined);
	await safely(async () => {
		for (const name of await caches.keys()) await caches.delete(name);
	}, undefined);
	await safely(async () => {
		const root = await navigator.storage.getDirectory();
		for (const name of await rootFiles()) await root.removeEntry(name, { recursive: true });
	}, undefined);
	for (const name of cookieNames()) document.cookie = `${name}=; Path=/; Max-Age=0`;
}
