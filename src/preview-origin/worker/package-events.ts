import { scope } from './scope';

type Handler = ((event: unknown) => unknown) | { handleEvent(event: unknown): unknown };

/** Handled for the package. Others (push, sync) do not happen in a preview. */
const TYPES: ReadonlySet<string> = new Set(['install', 'activate', 'fetch', 'message']);

/** The events of a package's worker: its listeners are kept here and called when its script has been got. */
export class PackageEvents {
	readonly #handlers = new Map<string, Set<Handler>>();
	readonly #add = scope.addEventListener.bind(scope);

	/** Listens for real, before the package can. */
	native<Type extends keyof ServiceWorkerGlobalScopeEventMap>(
		type: Type,
		listener: (event: ServiceWorkerGlobalScopeEventMap[Type]) => void
	): void {
		this.#add(type, listener);
	}

	/** Runs the package's script with listeners going here. */
	capture(run: () => void): void {
		const add = (type: string, handler: Handler | null): void => {
			if (handler === null) return;
			const known = this.#handlers.get(type) ?? new Set();
			this.#handlers.set(type, known.add(handler));
		};
		Object.defineProperties(scope, {
			addEventListener: { value: add, configurable: true },
			removeEventListener: {
				value: (type: string, handler: Handler) => this.#handlers.get(type)?.delete(handler),
				configurable: true
			}
		});
		for (const type of TYPES)
			Object.defineProperty(scope, `on${type}`, {
				set: (handler: unknown) => {
					if (typeof handler === 'function')
						add(type, (event) => Reflect.apply(handler, scope, [event]));
				},
				configurable: true
			});
		run();
	}

	/** Calls the listeners and waits for what they ask to wait for. */
	async run(type: string, event: ExtendableEvent): Promise<void> {
		const waits: Promise<unknown>[] = [];
		this.#call(
			type,
			within(event, { waitUntil: (work) => void waits.push(Promise.resolve(work)) })
		);
		await Promise.all(waits);
	}

	/** What the package's worker answers; null: it lets the request pass. */
	async respond(event: FetchEvent): Promise<Response | null> {
		const answers: Promise<unknown>[] = [];
		const waitUntil = (work: unknown): void => event.waitUntil(Promise.resolve(work));
		const respondWith = (response: unknown): void => void answers.push(Promise.resolve(response));
		this.#call('fetch', within(event, { waitUntil, respondWith }));
		const last = answers.at(-1);
		if (!last) return null;
		const response = await last;
		if (response === null) return null;
		return response instanceof Response ? response : Response.error();
	}

	#call(type: string, event: unknown): void {
		for (const handler of this.#handlers.get(type) ?? []) {
			if (typeof handler === 'function') Reflect.apply(handler, scope, [event]);
			else handler.handleEvent(event);
		}
	}
}

/** The event with other methods in place of its own, which may only be called while it is dispatched. */
function within(
	event: ExtendableEvent,
	methods: Record<string, (value: unknown) => void>
): unknown {
	return new Proxy(event, {
		get(target, name) {
			if (typeof name === 'string' && Object.hasOwn(methods, name)) return methods[name];
			const value: unknown = Reflect.get(target, name, target);
			if (typeof value !== 'function') return value;
			const bound: unknown = value.bind(target);
			return bound;
		}
	});
}
