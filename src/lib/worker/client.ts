import { drawingDesk } from './drawing-desk';
import { RolecheckError } from './error';
import { unpackChecked, type PackedChecked } from './packed-files';
import { putBack } from './parts';
import type { Ask, Method, PackageApi, Progress, Reply } from './protocol';

export interface CallOptions {
	/** What the params hold that moves to the worker. */
	readonly transfer?: Transferable[];
	readonly onProgress?: (progress: Progress) => void;
	/** Aborting ends the worker at once: the package has to be opened again. */
	readonly signal?: AbortSignal;
}

interface Pending {
	readonly method: Method;
	readonly resolve: (value: never) => void;
	readonly reject: (error: RolecheckError) => void;
	/** No more to be aborted. */
	readonly settled: () => void;
	readonly onProgress: ((progress: Progress) => void) | undefined;
	/** What has come of a long answer, and how many parts of it are on their way. */
	answer: { readonly value: unknown; missing: number } | null;
}

/** One worker for one package. Cancelling is ending the worker, so it works whatever the worker is doing. */
export class PackageClient {
	readonly #worker: Worker;
	readonly #closeDesk: () => void;
	readonly #pending = new Map<number, Pending>();
	#next = 1;
	#ended: RolecheckError | null = null;

	constructor() {
		this.#worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
		this.#worker.addEventListener('message', ({ data }: MessageEvent<Reply>) =>
			this.#receive(data)
		);
		this.#worker.addEventListener('error', (event) => {
			event.preventDefault();
			this.#end(
				new RolecheckError('ours', 'WORKER_FAILED', event.message || 'the worker did not start')
			);
		});
		const { port, close } = drawingDesk();
		this.#closeDesk = close;
		// Where the worker does not start, the first real question says so.
		this.call('drawings', { port }, { transfer: [port] }).catch(() => undefined);
	}

	call<M extends Method>(
		method: M,
		params: Parameters<PackageApi[M]>[0],
		options: CallOptions = {}
	): Promise<ReturnType<PackageApi[M]>> {
		const { signal, onProgress, transfer = [] } = options;
		return new Promise((resolve, reject) => {
			const ended = this.#ended ?? (signal?.aborted ? abortError() : null);
			if (ended) {
				reject(ended);
				return;
			}
			const id = this.#next++;
			const abort = (): void => {
				this.dispose();
			};
			signal?.addEventListener('abort', abort, { once: true });
			this.#pending.set(id, {
				method,
				resolve,
				reject,
				settled: () => signal?.removeEventListener('abort', abort),
				onProgress,
				answer: null
			});
			const ask = { id, method, params } as Ask;
			this.#worker.postMessage(ask, transfer);
		});
	}

	/** Ends the worker. What was under way rejects with code CANCELLED. */
	dispose(): void {
		this.#end(abortError());
	}

	#receive(reply: Reply): void {
		const pending = this.#pending.get(reply.id);
		if (!pending) return;
		if (reply.kind === 'progress') {
			pending.onProgress?.(reply.progress);
			return;
		}
		if (reply.kind === 'answer') pending.answer = { value: reply.value, missing: reply.parts };
		if (reply.kind === 'part' && pending.answer) {
			putBack(pending.answer.value, reply.part);
			pending.answer.missing--;
		}
		if (pending.answer && pending.answer.missing > 0) return;
		this.#pending.delete(reply.id);
		pending.settled();
		if (pending.answer) {
			const { value } = pending.answer;
			const isPacked = pending.method === 'check';
			/* The method says what it is. */
			pending.resolve((isPacked ? unpackChecked(value as PackedChecked) : value) as never);
		} else if (reply.kind === 'error')
			pending.reject(new RolecheckError(reply.error.blame, reply.error.code, reply.error.message));
	}

	#end(error: RolecheckError): void {
		this.#ended ??= error;
		this.#worker.terminate();
		this.#closeDesk();
		for (const pending of this.#pending.values()) {
			pending.settled();
			pending.reject(error);
		}
		this.#pending.clear();
	}
}

const abortError = (): RolecheckError => new RolecheckError('input', 'CANCELLED', 'cancelled');
