/*
 * The engine checks a CRC-32 natively, many times as fast as script can, but only of gzip. Raw DEFLATE with a gzip
 * header before it and the declared CRC and size after it is gzip: where the engine takes it, the data is what was
 * declared, to the last bit. Where it does not, it does not say why.
 */
const HEADER = Uint8Array.of(0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255);

function trailer(crc: number, size: number): Uint8Array<ArrayBuffer> {
	const bytes = new Uint8Array(8);
	const view = new DataView(bytes.buffer);
	view.setUint32(0, crc, true);
	view.setUint32(4, size % 2 ** 32, true);
	return bytes;
}

/** `wrong`: not what was declared. `overflow`: more than `size`, and the work stopped. */
export type GzipFault = 'wrong' | 'overflow';

/** Raw DEFLATE data against what was declared of it. `pieces` bound what one step may unpack, and must not fail. */
export async function checkAsGzip(
	pieces: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
	{ crc, size }: { readonly crc: number; readonly size: number }
): Promise<GzipFault | null> {
	const stream = new DecompressionStream('gzip');
	const writer = stream.writable.getWriter();
	const reader = stream.readable.getReader();
	const feed = async (): Promise<void> => {
		await writer.write(HEADER);
		/* Copied: the chunk may be part of a shared window, and the type asks for a plain buffer. */
		for await (const piece of pieces) await writer.write(new Uint8Array(piece));
		await writer.write(trailer(crc, size));
		await writer.close();
	};
	/* Where the engine refuses the data, the reader is told too. */
	const fed = feed().catch(() => undefined);
	let length = 0;
	let fault: GzipFault | null = null;
	try {
		for (;;) {
			const { done, value } = await reader.read();
			if (done) break;
			length += value.length;
			if (length > size) {
				fault = 'overflow';
				await reader.cancel();
				break;
			}
		}
	} catch {
		fault ??= 'wrong';
	}
	await fed;
	return fault ?? (length === size ? null : 'wrong');
}

/** An empty block, and one byte: of which CRC and size are known. */
const EMPTY = Uint8Array.of(3, 0);
const ONE_ZERO = { bytes: Uint8Array.of(0x63, 0, 0), crc: 0xd202ef8d, size: 1 };

async function probe(): Promise<boolean> {
	try {
		const { bytes, crc, size } = ONE_ZERO;
		return (
			(await checkAsGzip([EMPTY], { crc: 0, size: 0 })) === null &&
			(await checkAsGzip([bytes], { crc, size })) === null &&
			(await checkAsGzip([bytes], { crc: crc ^ 1, size })) !== null &&
			(await checkAsGzip([bytes, EMPTY], { crc, size })) !== null &&
			(await checkAsGzip([bytes.subarray(0, 2)], { crc, size })) !== null
		);
	} catch {
		return false;
	}
}

let answer: Promise<boolean> | null = null;

/** Whether the engine takes what is right and refuses a wrong CRC, bytes too many and bytes too few. */
export const gzipIsStrict = (): Promise<boolean> => (answer ??= probe());
