import { scope } from './scope';

export interface Network {
	/** The package's files, nothing else. */
	readonly fetch: (url: string, init?: RequestInit) => Promise<Response>;
	readonly tell: (event: unknown) => void;
	/** Texts of scripts by address, got before they are asked for. */
	readonly scripts: ReadonlyMap<string, string>;
	/** The package's own script. */
	readonly script: URL;
}

/** Ways out of a worker. There is no frame in here to take fresh copies from. */
const GONE = [
	'WebSocket',
	'WebSocketStream',
	'EventSource',
	'WebTransport',
	'XMLHttpRequest',
	'RTCPeerConnection',
	'FontFace',
	'BackgroundFetchManager',
	'PushManager',
	'Worker',
	'SharedWorker',
	'cookieStore'
];

/**
 * Takes the network away from this worker for good, gives the package's files in its place, and answers the function
 * that runs code in here.
 */
export function closeRealm(network: Network): (code: string) => void {
	const run = globalThis.eval;
	for (const name of GONE) replace(name, undefined);
	for (const manager of ['backgroundFetch', 'pushManager', 'sync', 'periodicSync'])
		Object.defineProperty(scope.registration, manager, { value: undefined });
	Object.defineProperty(scope.clients, 'openWindow', { value: () => Promise.resolve(null) });
	replace('location', network.script);
	replace('fetch', (input: RequestInfo | URL, init?: RequestInit) =>
		input instanceof Request
			? network.fetch(input.url, { ...init, method: input.method })
			: network.fetch(at(network, input), init)
	);
	replace('importScripts', (...urls: string[]) => {
		for (const url of urls) {
			const code = network.scripts.get(at(network, url));
			if (code === undefined)
				throw new DOMException(`${url} can't be imported here`, 'NetworkError');
			run(code);
		}
	});
	closeCaches(network);
	// Indirect: in the global scope, as a script runs.
	return (code) => void run(code);
}

const at = ({ script }: Network, url: string | URL): string => new URL(url, script).href;

/** On the scope and on everything it inherits from. */
function replace(name: string, value: unknown): void {
	const above = (holder: object): object | null => Object.getPrototypeOf(holder) as object | null;
	for (let holder: object | null = scope; holder; holder = above(holder))
		if (holder === scope || Object.hasOwn(holder, name))
			Object.defineProperty(holder, name, { value, configurable: false, writable: false });
}

/** `add` and `addAll` fetch by themselves. */
function closeCaches(network: Network): void {
	async function add(this: Cache, input: RequestInfo): Promise<void> {
		const url = input instanceof Request ? input.url : at(network, input);
		const response = await network.fetch(url);
		if (!response.ok) throw new TypeError(`${url}: ${response.status}`);
		await this.put(url, response);
	}
	Object.defineProperties(Cache.prototype, {
		add: { value: add, configurable: false, writable: false },
		addAll: {
			async value(this: Cache, inputs: readonly RequestInfo[]) {
				await Promise.all(inputs.map((input) => add.call(this, input)));
			},
			configurable: false,
			writable: false
		}
	});
}
