/** Reads `stream` fed with `bytes` in one piece; null where the engine refuses them. */
async function inflateOnce(bytes: Uint8Array<ArrayBuffer>): Promise<number | null> {
	const stream = new DecompressionStream('deflate-raw');
	const writer = stream.writable.getWriter();
	const written = writer.write(bytes).then(() => writer.close());
	written.catch(() => undefined);
	const reader = stream.readable.getReader();
	let length = 0;
	try {
		for (;;) {
			const { done, value } = await reader.read();
			if (done) break;
			length += value.byteLength;
		}
		await written;
		return length;
	} catch {
		return null;
	}
}

async function probe(): Promise<boolean> {
	try {
		const empty = await inflateOnce(Uint8Array.of(3, 0));
		return empty === 0 && (await inflateOnce(Uint8Array.of(3, 0, 0))) === null;
	} catch {
		return false;
	}
}

let answer: Promise<boolean> | null = null;

/**
 * Whether the engine has `deflate-raw` and refuses bytes after the last block. Node 20 accepts them
 * (nodejs/node#58247), and then it is no witness.
 */
export const nativeIsStrict = (): Promise<boolean> => (answer ??= probe());
