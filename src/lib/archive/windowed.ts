import type { ByteSource } from './byte-source';
import { WINDOW_BYTES } from './limits';

/** Small reads of a source that mostly go forward, out of large windows. */
export class Windowed {
	#bytes: Uint8Array = new Uint8Array(0);
	#start = 0;

	constructor(
		readonly source: ByteSource,
		readonly signal: AbortSignal | undefined
	) {}

	/** The bytes, fewer where the source ends. Without a hop where the window holds them. */
	read(start: number, end: number): Uint8Array | Promise<Uint8Array> {
		const until = Math.min(end, this.source.size);
		if (start >= until) return new Uint8Array(0);
		if (start >= this.#start && until <= this.#start + this.#bytes.length)
			return this.#bytes.subarray(start - this.#start, until - this.#start);
		return this.#load(start, until);
	}

	async #load(start: number, until: number): Promise<Uint8Array> {
		const end = Math.min(Math.max(until, start + WINDOW_BYTES), this.source.size);
		this.#bytes = await this.source.read(start, end, this.signal);
		this.#start = start;
		return this.#bytes.subarray(0, until - start);
	}
}
