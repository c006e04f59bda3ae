import { Inflate } from 'fflate';
import { FEED_BYTES } from '../limits';
import { unread } from './fflate-state';
import { nativeIsStrict } from './native';

/** `trailing`: bytes after the last block. `overflow`: `onChunk` was given more than `limit` and the work stopped. */
export type StreamFault = 'invalid' | 'trailing' | 'overflow';

export interface StreamOptions {
	/** Unpacked bytes after which to stop. It is exceeded by one chunk at most. */
	readonly limit: number;
	readonly onChunk: (chunk: Uint8Array) => void;
	readonly signal?: AbortSignal | undefined;
}

type Chunks = AsyncIterable<Uint8Array>;

/** Inflates raw DEFLATE that is too big to hold: natively where the engine is strict, else by fflate. */
export async function inflateStream(
	chunks: Chunks,
	options: StreamOptions
): Promise<StreamFault | null> {
	return (await nativeIsStrict()) ? inflateNative(chunks, options) : inflateScript(chunks, options);
}

/** Small pieces, so that what a bomb unpacks to in one step stays bounded. */
export async function* pieces(chunks: Chunks): AsyncGenerator<Uint8Array, void, undefined> {
	for await (const chunk of chunks)
		for (let at = 0; at < chunk.length; at += FEED_BYTES) yield chunk.subarray(at, at + FEED_BYTES);
}

async function inflateNative(
	chunks: Chunks,
	{ limit, onChunk, signal }: StreamOptions
): Promise<StreamFault | null> {
	const stream = new DecompressionStream('deflate-raw');
	const writer = stream.writable.getWriter();
	const reader = stream.readable.getReader();
	let fault: StreamFault | null = null;
	/* A failure of reading the file is not one of the data: it is kept apart and thrown. */
	let readError: { readonly error: unknown } | null = null;
	const feed = async (): Promise<void> => {
		const feeding = pieces(chunks);
		for (;;) {
			let next;
			try {
				next = await feeding.next();
			} catch (error) {
				readError = { error };
				await writer.abort(error).catch(() => undefined);
				return;
			}
			if (next.done) break;
			await writer.ready;
			/* Copied: the window may be shared, and the type asks for a plain buffer. */
			await writer.write(new Uint8Array(next.value));
		}
		await writer.close();
	};
	const fed = feed().catch(() => undefined);
	let length = 0;
	try {
		for (;;) {
			signal?.throwIfAborted();
			const { done, value } = await reader.read();
			if (done) break;
			length += value.length;
			onChunk(value);
			if (length > limit) {
				fault = 'overflow';
				break;
			}
		}
	} catch (error) {
		if (signal?.aborted) throw error;
		fault = 'invalid';
	}
	if (fault !== null) {
		await reader.cancel().catch(() => undefined);
		await writer.abort().catch(() => undefined);
	}
	await fed;
	/* Assigned inside `feed`, which the compiler's flow analysis does not follow. */
	const failed = readError as { readonly error: unknown } | null;
	if (failed) throw failed.error;
	return fault;
}

async function inflateScript(
	chunks: Chunks,
	{ limit, onChunk, signal }: StreamOptions
): Promise<StreamFault | null> {
	let length = 0;
	const inflate = new Inflate((chunk) => {
		length += chunk.length;
		onChunk(chunk);
	});
	try {
		for await (const piece of pieces(chunks)) {
			signal?.throwIfAborted();
			try {
				inflate.push(piece);
			} catch {
				return 'invalid';
			}
			if (length > limit) return 'overflow';
		}
		try {
			inflate.push(new Uint8Array(0), true);
		} catch {
			return 'invalid';
		}
	} finally {
		inflate.ondata = () => undefined;
	}
	if (length > limit) return 'overflow';
	return unread(inflate) > 0 ? 'trailing' : null;
}
