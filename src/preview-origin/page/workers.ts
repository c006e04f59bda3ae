declare const __WORKER_SCRIPT__: string;

/** Workers made of a blob do not pass the service worker: ours goes before theirs here. `report`: where it reports to. */
export function watchWorkers(report: string): void {
	const prelude = `self.rolecheckReport=${JSON.stringify(report)};${__WORKER_SCRIPT__}`;
	for (const name of ['Worker', 'SharedWorker'] as const) {
		if (!(name in window)) continue;
		const construct = (target: object, args: unknown[], newTarget: object): object => {
			const [url, ...rest] = args;
			// Reflect asks for functions; both are the constructors that `new` was used on.
			return Reflect.construct(
				target as never,
				[wrapped(String(url), prelude), ...rest],
				newTarget as never
			);
		};
		Object.defineProperty(window, name, {
			value: new Proxy(window[name], { construct }),
			configurable: true,
			writable: true
		});
	}
}

/** Read at once: pages take the blob's address back right after they have made the worker. */
function wrapped(url: string, prelude: string): string {
	if (!url.startsWith('blob:')) return url;
	try {
		const request = new XMLHttpRequest();
		request.open('GET', url, false);
		request.send();
		return URL.createObjectURL(
			new Blob([prelude, request.responseText], { type: 'text/javascript' })
		);
	} catch {
		return url;
	}
}
