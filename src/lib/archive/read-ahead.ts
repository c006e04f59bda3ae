import type { ByteSource } from './byte-source';
import { WINDOW_BYTES } from './limits';

/** As far as this from the end of the read before, a read goes on from it. */
const NEAR_BYTES = WINDOW_BYTES;
/** Longer reads go to the source as they are. */
const SMALL_BYTES = WINDOW_BYTES / 4;
const KEPT = 3;

interface Window {
	readonly start: number;
	readonly end: number;
	readonly bytes: Promise<Uint8Array>;
}

/**
 * A source whose small reads, where they go forward, come out of large windows: one read a file costs twenty times
 * as much. Reads that jump about get what they ask for and no more.
 */
export function readAhead(source: ByteSource): ByteSource {
	let windows: readonly Window[] = [];
	let last = -1;

	const load = (start: number, signal: AbortSignal | undefined): Window => {
		const end = Math.min(start + WINDOW_BYTES, source.size);
		const made: Window = { start, end, bytes: source.read(start, end, signal) };
		windows = [made, ...windows.slice(0, KEPT - 1)];
		/* A read that failed, or was ended, is not to be answered again. */
		made.bytes.catch(() => (windows = windows.filter((one) => one !== made)));
		return made;
	};

	return {
		size: source.size,
		...(source.slice && { slice: source.slice.bind(source) }),
		async read(start, end, signal) {
			signal?.throwIfAborted();
			const until = Math.min(end, source.size);
			if (until - start > SMALL_BYTES) return source.read(start, end, signal);
			let window = windows.find((one) => one.start <= start && until <= one.end);
			const isNear = start >= last && start - last <= NEAR_BYTES;
			last = until;
			if (!window && !isNear) return source.read(start, end, signal);
			window ??= load(start, signal);
			const bytes = await window.bytes;
			return bytes.subarray(start - window.start, until - window.start);
		}
	};
}
