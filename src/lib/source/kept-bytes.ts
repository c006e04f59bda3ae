/** Of all files together, and of one; bytes. A folder that holds more is read again where it must be. */
const TOTAL = 96 * 1024 * 1024;
const ONE = 16 * 1024 * 1024;

/** Bytes `[start, end)` of a file, cut at its end. */
export type ReadBlob = (file: Blob, start: number, end: number) => Promise<Uint8Array>;

export const readBlob: ReadBlob = async (file, start, end) =>
	new Uint8Array(await file.slice(start, end).arrayBuffer());

/** What was read of files that may be asked for again. A `File` is one state of one file: a save makes another one. */
export class KeptBytes {
	/** From the start of each file; in the order of their last use. */
	readonly #kept = new Map<Blob, Uint8Array>();
	#bytes = 0;

	/** As `readBlob`. The answer is the caller's own. */
	readonly read: ReadBlob = async (file, start, end) => {
		const stop = Math.min(end, file.size);
		const known = this.#kept.get(file);
		if (known && known.length >= stop) {
			this.#kept.delete(file);
			this.#kept.set(file, known);
			return known.slice(start, stop);
		}
		const bytes = await readBlob(file, start, stop);
		if (start === 0 && bytes.length <= ONE) this.#keep(file, bytes.slice());
		return bytes;
	};

	forget(file: Blob): void {
		this.#bytes -= this.#kept.get(file)?.length ?? 0;
		this.#kept.delete(file);
	}

	#keep(file: Blob, bytes: Uint8Array): void {
		this.forget(file);
		this.#kept.set(file, bytes);
		this.#bytes += bytes.length;
		for (const oldest of this.#kept.keys()) {
			if (this.#bytes <= TOTAL) return;
			this.forget(oldest);
		}
	}
}
