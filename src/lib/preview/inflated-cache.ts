/**
 * Unpacked copies of files that are read in parts: a video is asked for in hundreds of ranges and must not be
 * inflated for each. Kept as Blobs, which browsers move to disk; the oldest go when `limit` bytes are passed.
 */
export class InflatedCache {
	readonly #kept = new Map<string, Promise<Blob>>();
	readonly #sizes = new Map<string, number>();
	#bytes = 0;

	/** @param limit In bytes. One file larger than it is still kept, alone. */
	constructor(readonly limit: number) {}

	/** The copy of `path`, made once even when it is asked for twice at the same time. */
	get(path: string, make: () => Promise<Blob>): Promise<Blob> {
		const known = this.#kept.get(path);
		if (known) {
			this.#kept.delete(path);
			this.#kept.set(path, known);
			return known;
		}
		const made = make().then(
			(blob) => {
				this.#sizes.set(path, blob.size);
				this.#bytes += blob.size;
				this.#evict(path);
				return blob;
			},
			(error: unknown) => {
				this.#kept.delete(path);
				throw error;
			}
		);
		this.#kept.set(path, made);
		return made;
	}

	get bytes(): number {
		return this.#bytes;
	}

	#evict(newest: string): void {
		for (const [path, size] of this.#sizes) {
			if (this.#bytes <= this.limit) return;
			if (path === newest) continue;
			this.#kept.delete(path);
			this.#sizes.delete(path);
			this.#bytes -= size;
		}
	}
}
