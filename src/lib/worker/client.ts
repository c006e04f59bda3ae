import { RolecheckError } from './error';
import type { Ask, Method, PackageApi, Progress, Reply } from './protocol';

export interface CallOptions {
	readonly onProgress?: (progress: Progress) => void;
	/** Aborting ends the worker at once: the package has to be opened again. */
	readonly signal?: AbortSignal;
}

interface Pending {
	readonly resolve: (value: never) => void;
	readonly reject: (error: unknown) => void;
	readonly onProgress: ((progress: Progress) => void) | undefined;
}

/** One worker for one package. Cancelling is ending the worker, so it works whatever the worker is doing. */
export class PackageClient {
	readonly #worker: Worker;
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
	}

	call<M extends Method>(
		method: M,
		params: Parameters<PackageApi[M]>[0],
		options: CallOptions = {}
	): Promise<ReturnType<PackageApi[M]>> {
		const { signal, onProgress } = options;
		return new Promise((resolve, reject) => {
			if (this.#ended) return reject(this.#ended);
			if (signal?.aborted) return reject(abortError());
			const id = this.#next++;
			const abort = (): void => this.dispose();
			signal?.addEventListener('abort', abort, { once: true });
			const settled = (): void => signal?.removeEventListener('abort', abort);
			this.#pending.set(id, {
				resolve: (value) => (settled(), resolve(value)),
				reject: (error) => (settled(), reject(error)),
				onProgress
			});
			const ask = { id, method, params } as Ask;
			this.#worker.postMessage(ask);
		});
	}

	/** Ends the worker. What was under way rejects with code CANCELLED. */
	dispose(): void {
		this.#end(abortError());
	}

	#receive(reply: Reply): void {
		const pending = this.#pending.get(reply.id);
		if (!pending) return;
		if (reply.kind === 'progress') return pending.onProgress?.(reply.progress);
		this.#pending.delete(reply.id);
		if (reply.kind === 'answer') pending.resolve(reply.value as never);
		else
			pending.reject(new RolecheckError(reply.error.blame, reply.error.code, reply.error.message));
	}

	#end(error: RolecheckError): void {
		this.#ended ??= error;
		this.#worker.terminate();
		for (const pending of this.#pending.values()) pending.reject(error);
		this.#pending.clear();
	}
}

const abortError = (): RolecheckError => new RolecheckError('input', 'CANCELLED', 'cancelled');
