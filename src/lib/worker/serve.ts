import { packChecked } from './packed-files';
import { inParts } from './parts';
import type { Ask, Checked, Method, PackageApi, Progress, Reply } from './protocol';
import { wireError } from './wire-error';

/** What the worker gives a request beside its params. */
export interface Context {
	readonly progress: (progress: Progress) => void;
}

/** The worker's side of `PackageApi`: every method may take its time. */
export type Handlers = {
	readonly [M in Method]: (
		params: Parameters<PackageApi[M]>[0],
		context: Context
	) => ReturnType<PackageApi[M]> | Promise<ReturnType<PackageApi[M]>>;
};

/** What is served. */
export interface Host {
	readonly handlers: Handlers;
	/** What may be told of an error's message, which may quote the package. */
	readonly mask: (text: string) => string;
}

/** Least time between two progress messages, in milliseconds: more would only fill the page's queue. */
const PROGRESS_EVERY = 50;

const call = <M extends Method>(
	handlers: Handlers,
	ask: Extract<Ask, { method: M }>,
	context: Context
): unknown => {
	const handler: (params: Parameters<PackageApi[M]>[0], context: Context) => unknown =
		handlers[ask.method];
	return handler(ask.params, context);
};

/** The answer as it is sent; the client's `#receive` is the other end. */
const packed = ({ method }: Ask, value: unknown): unknown =>
	/* What `check` answers with is in its type. */
	method === 'check' ? packChecked(value as Checked) : value;

/** What serving needs of a worker's global scope. */
export interface WorkerScope {
	addEventListener(type: 'message', listener: (event: MessageEvent<Ask>) => void): void;
	postMessage(message: Reply): void;
}

/** Answers each request once: with a value or with an error. */
export function serve({ handlers, mask }: Host, scope: WorkerScope): void {
	const reply = (message: Reply): void => scope.postMessage(message);
	scope.addEventListener('message', ({ data }) => {
		const { id } = data;
		let last = 0;
		const context: Context = {
			progress(progress) {
				const now = performance.now();
				if (now - last < PROGRESS_EVERY && progress.done < progress.total) return;
				last = now;
				reply({ id, kind: 'progress', progress });
			}
		};
		void (async () => {
			try {
				const { value, parts } = inParts(packed(data, await call(handlers, data, context)));
				reply({ id, kind: 'answer', value, parts: parts.length });
				for (const part of parts) reply({ id, kind: 'part', part });
			} catch (error) {
				reply({ id, kind: 'error', error: wireError(error, mask) });
			}
		})();
	});
}
