/** Read-only files of one mounted package, by package path (`contents/app/index.html`), exact by code points. */
export interface FileProvider {
	/** Size in bytes; null: no such file (a directory is none). */
	stat(path: string): Promise<{ readonly size: number } | null>;
	/** The whole file, or `[start, end)` of it. Rejects where it cannot be read, or is not there. */
	read(path: string, range?: ByteRange, signal?: AbortSignal): Promise<Uint8Array<ArrayBuffer>>;
}

/** Bytes, end exclusive. */
export interface ByteRange {
	readonly start: number;
	readonly end: number;
}
