/** Of all files together, and of one; bytes. A folder that holds more is read again where it must be. */
const TOTAL = 96 * 1024 * 1024;
const ONE = 16 * 1024 * 1024;

/** Bytes `[start, end)` of a file, cut at its end. */
export type ReadBlob = (file: Blob, start: number, end: number) => Promise<Uint8Array>;

export const readBlob: ReadBlob = async (file, start, end) =>
	new Uint8Array(await file.slice(start, end).arrayBuffer());

/** Several whole files; the error of each that cannot be read. */
export type ReadBlobs = (
	files: readonly Blob[]
) => Promise<readonly PromiseSettledResult<Uint8Array>[]>;

/** With one read of them together: one for each costs five times as much. Where that fails each is read alone. */
export const readBlobs: ReadBlobs = async (files) => {
	if (files.length === 0) return [];
	try {
		const whole = new Uint8Array(await new Blob([...files]).arrayBuffer());
		let end = 0;
		const read = files.map(({ size }) => whole.slice(end, (end += size)));
		if (end === whole.length) return read.map((value) => ({ status: 'fulfilled', value }));
	} catch {
		/* One of them is gone or has changed: which one, the next reads tell. */
	}
	return Promise.allSettled(files.map((file) => readBlob(file, 0, file.size)));
};

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

	/** As `readBlobs`. */
	readonly readAll: ReadBlobs = async (files) => {
		const fresh = files.filter((file) => (this.#kept.get(file)?.length ?? -1) < file.size);
		const read = new Map<Blob, PromiseSettledResult<Uint8Array>>();
		for (const [at, result] of (await readBlobs(fresh)).entries()) {
			const file = fresh[at];
			if (!file) continue;
			read.set(file, result);
			if (result.status === 'fulfilled' && file.size <= ONE) this.#keep(file, result.value.slice());
		}
		return Promise.all(
			files.map(
				async (file) =>
					read.get(file) ?? { status: 'fulfilled', value: await this.read(file, 0, file.size) }
			)
		);
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
