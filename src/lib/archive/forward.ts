import type { ByteSource } from './byte-source';
import { concatBytes } from './bytes';
import { WINDOW_BYTES } from './limits';

/**
 * Reads a source once from front to back in large windows, the next one already under way. Bytes that were
 * passed are gone. Every window is shown to `onWindow` in order, so that a hash sees the whole file;
 * what it waits for, the reading waits for.
 */
export class Forward {
	readonly #source: ByteSource;
	readonly #onWindow: (bytes: Uint8Array, end: number) => void | Promise<void>;
	readonly #signal: AbortSignal | undefined;
	#bytes: Uint8Array = new Uint8Array(0);
	#start = 0;
	#ahead: Promise<Uint8Array> | null = null;
	#aheadStart = 0;

	constructor(
		source: ByteSource,
		onWindow: (bytes: Uint8Array, end: number) => void | Promise<void>,
		signal: AbortSignal | undefined
	) {
		this.#source = source;
		this.#onWindow = onWindow;
		this.#signal = signal;
	}

	get #end(): number {
		return this.#start + this.#bytes.length;
	}

	/** The bytes if they are in the window already: the way that costs no asynchronous hop. */
	peek(start: number, end: number): Uint8Array | null {
		if (start < this.#start || end > this.#end) return null;
		return this.#bytes.subarray(start - this.#start, end - this.#start);
	}

	/** Moves on to `start` and gives the bytes, fewer where the file ends. Holds them all: for small ranges. */
	async take(start: number, end: number): Promise<Uint8Array> {
		const until = Math.min(end, this.#source.size);
		while (this.#end < until) await this.#load(start);
		return this.#bytes.subarray(Math.max(0, start - this.#start), Math.max(0, until - this.#start));
	}

	/** Passes over a range window by window. */
	async *chunks(start: number, end: number): AsyncGenerator<Uint8Array, void, undefined> {
		const until = Math.min(end, this.#source.size);
		for (let at = start; at < until;) {
			const first = await this.take(at, at + 1);
			if (first.length === 0) return;
			const chunk = this.#bytes.subarray(
				at - this.#start,
				Math.min(until, this.#end) - this.#start
			);
			at += chunk.length;
			yield chunk;
		}
	}

	/** Shows the rest of the file to `onWindow`. */
	async finish(): Promise<void> {
		while (this.#end < this.#source.size) await this.#load(this.#end);
	}

	/** Adds the next window, keeping what was not passed yet. */
	async #load(keepFrom: number): Promise<void> {
		const start = this.#end;
		const window = await (this.#ahead ?? this.#read(start));
		this.#aheadStart = start + window.length;
		this.#ahead = this.#aheadStart < this.#source.size ? this.#read(this.#aheadStart) : null;
		/* It may reject while nobody waits for it yet; the next load sees it. */
		this.#ahead?.catch(() => undefined);
		await this.#onWindow(window, start + window.length);
		const kept = Math.min(Math.max(0, keepFrom - this.#start), this.#bytes.length);
		this.#bytes =
			kept === this.#bytes.length ? window : concatBytes([this.#bytes.subarray(kept), window]);
		this.#start = start + window.length - this.#bytes.length;
	}

	async #read(start: number): Promise<Uint8Array> {
		const end = Math.min(start + WINDOW_BYTES, this.#source.size);
		const bytes = await this.#source.read(start, end, this.#signal);
		if (bytes.length !== end - start) throw new RangeError(`short read at ${start}`);
		return bytes;
	}
}
