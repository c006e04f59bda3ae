/** Runs in a previewed page: what it can get at of the app. */
export async function reach(): Promise<Readonly<Record<string, string>>> {
	const attempt = async (work: () => unknown): Promise<string> => {
		try {
			return String(await work());
		} catch (error) {
			return error instanceof DOMException ? error.name : 'threw';
		}
	};
	/** Firefox makes the worker, and then tells it that it may not be. */
	const refusal = (worker: Worker | SharedWorker): Promise<never> =>
		new Promise((_, reject) => {
			worker.onerror = () => reject(new DOMException('', 'SecurityError'));
		});
	return {
		document: await attempt(() => parent.document.title),
		global: await attempt(() => Reflect.get(parent, 'harness')),
		storage: await attempt(() => parent.localStorage.getItem('of-the-app')),
		siblings: await attempt(() => parent.length),
		own: await attempt(() => localStorage.getItem('of-the-app')),
		database: await attempt(async () => (await indexedDB.databases()).length),
		frameElement: await attempt(() => window.frameElement),
		top: await attempt(() => (top ? (top.location.href = 'about:blank') : 'no top')),
		locks: await attempt(async () => JSON.stringify((await navigator.locks.query()).held)),
		worker: await attempt(() => refusal(new Worker(document.referrer + 'worker.js'))),
		sharedWorker: await attempt(() => refusal(new SharedWorker(document.referrer + 'worker.js')))
	};
}

/** What it has to say. */
export const OUT_OF_REACH = {
	document: 'SecurityError',
	global: 'SecurityError',
	storage: 'SecurityError',
	siblings: '1',
	own: 'null',
	database: '0',
	frameElement: 'null',
	top: 'SecurityError',
	locks: '[]',
	worker: 'SecurityError',
	sharedWorker: 'SecurityError'
};
