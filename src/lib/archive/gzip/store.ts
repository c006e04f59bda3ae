import { blobSource, bytesSource, type ByteSource } from '../byte-source';
import { concatBytes } from '../bytes';
import { MAX_TAR_IN_MEMORY_BYTES, WINDOW_BYTES } from '../limits';

/** Takes in unpacked bytes: a little stays in memory, much goes into `Blob`s, which the browser may put on disk. */
export class Store {
	#parts: Uint8Array<ArrayBuffer>[] = [];
	#held = 0;
	readonly #blobs: Blob[] = [];
	size = 0;

	add(bytes: Uint8Array): void {
		if (bytes.length === 0) return;
		this.#parts.push(new Uint8Array(bytes));
		this.#held += bytes.length;
		this.size += bytes.length;
		if (this.size > MAX_TAR_IN_MEMORY_BYTES && this.#held > WINDOW_BYTES) {
			this.#blobs.push(new Blob(this.#parts));
			this.#parts = [];
			this.#held = 0;
		}
	}

	source(): ByteSource {
		return this.#blobs.length === 0
			? bytesSource(concatBytes(this.#parts))
			: blobSource(new Blob([...this.#blobs, ...this.#parts]));
	}
}
