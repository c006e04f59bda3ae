/** Random access to bytes: a `Blob` in the browser, a buffer or a file in tests. Offsets in bytes, end exclusive. */
export interface ByteSource {
	readonly size: number;
	read(start: number, end: number, signal?: AbortSignal): Promise<Uint8Array>;
	/** A range as a `Blob` that is not read now, where the source can give one. */
	slice?(start: number, end: number): Blob;
}

/** Over a `Blob` or `File`: only the asked range is read. */
export function blobSource(blob: Blob): ByteSource {
	return {
		size: blob.size,
		async read(start, end, signal) {
			signal?.throwIfAborted();
			const buffer = await blob.slice(start, end).arrayBuffer();
			signal?.throwIfAborted();
			return new Uint8Array(buffer);
		},
		slice: (start, end) => blob.slice(start, end)
	};
}

/** Over bytes in memory. */
export function bytesSource(bytes: Uint8Array): ByteSource {
	return {
		size: bytes.length,
		read: (start, end, signal) => {
			signal?.throwIfAborted();
			return Promise.resolve(bytes.subarray(start, end));
		}
	};
}
