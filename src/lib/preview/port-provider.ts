import type { FileProvider } from './provider';
import type { FileAnswer, FileAsk } from './wire';

interface Waiting {
	readonly resolve: (answer: FileAnswer) => void;
	readonly reject: (error: Error) => void;
}

/** The other end of `servePort`: files over a port. Used by the preview's service worker and by the pane. */
export class PortProvider implements FileProvider {
	readonly #port: MessagePort;
	readonly #waiting = new Map<number, Waiting>();
	#next = 1;
	#closed = false;

	constructor(port: MessagePort) {
		this.#port = port;
		port.addEventListener('message', ({ data }: MessageEvent<FileAnswer>) => {
			this.#waiting.get(data.id)?.resolve(data);
			this.#waiting.delete(data.id);
		});
		port.start();
	}

	async stat(path: string): Promise<{ readonly size: number } | null> {
		const answer = await this.#ask((id) => ({ id, op: 'stat', path }));
		return 'size' in answer && answer.size !== null ? { size: answer.size } : null;
	}

	async read(
		path: string,
		range?: { readonly start: number; readonly end: number },
		signal?: AbortSignal
	): Promise<Uint8Array<ArrayBuffer>> {
		const answer = await this.#ask(
			(id) => ({ id, op: 'read', path, range: range ?? null }),
			signal
		);
		if ('bytes' in answer) return answer.bytes;
		throw new Error('error' in answer ? answer.error : `${path} could not be read`);
	}

	/** What is under way rejects. */
	close(): void {
		this.#closed = true;
		this.#port.close();
		for (const { reject } of this.#waiting.values()) reject(new Error('closed'));
		this.#waiting.clear();
	}

	#ask(make: (id: number) => FileAsk, signal?: AbortSignal): Promise<FileAnswer> {
		return new Promise((resolve, reject) => {
			if (this.#closed) return reject(new Error('closed'));
			signal?.throwIfAborted();
			const id = this.#next++;
			this.#waiting.set(id, { resolve, reject });
			this.#port.postMessage(make(id));
			signal?.addEventListener(
				'abort',
				() => {
					if (!this.#waiting.delete(id)) return;
					this.#port.postMessage({ id, op: 'cancel' } satisfies FileAsk);
					reject(new DOMException('cancelled', 'AbortError'));
				},
				{ once: true }
			);
		});
	}
}
