import { concatBytes } from '../bytes';
import type { CopiedEntry } from './copy';

/** Bytes that wait in memory before they are put away together. */
const PENDING_BYTES = 2 ** 20;

/**
 * Packed bytes of entries that are written one after the other but do not stand so in their archive. They are put away
 * as they come, in `Blob`s: that is memory of the browser's, or its disk, and not ours.
 */
export class Shelf {
	readonly #entries: CopiedEntry[] = [];
	#put: Blob[] = [];
	#pending: Uint8Array[] = [];
	#pendingBytes = 0;

	put(copied: CopiedEntry, bytes: Uint8Array): void {
		this.#entries.push(copied);
		this.#pending.push(bytes);
		this.#pendingBytes += bytes.length;
		if (this.#pendingBytes >= PENDING_BYTES) this.#putAway();
	}

	/** All of it, and the shelf is empty. */
	async take(): Promise<ReadonlyMap<CopiedEntry, Uint8Array>> {
		this.#putAway();
		const whole = new Uint8Array(await new Blob(this.#put).arrayBuffer());
		this.#put = [];
		let end = 0;
		return new Map(
			this.#entries
				.splice(0)
				.map((copied) => [copied, whole.subarray(end, (end += copied.entry.packedSize))])
		);
	}

	#putAway(): void {
		this.#put.push(new Blob([concatBytes(this.#pending)]));
		this.#pending = [];
		this.#pendingBytes = 0;
	}
}
