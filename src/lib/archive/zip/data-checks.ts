import type { ByteSource } from '../byte-source';
import type { Forward } from '../forward';
import { SMALL_ENTRY_BYTES, WINDOW_BYTES } from '../limits';
import { explainStream, isSmall, type DataFault } from './check-data';
import type { Batch, BatchResult, Crew } from './crew';
import type { ZipEntry } from './entry';

/** What a check will come to. */
export type Pending = () => Promise<Outcome>;

interface Outcome {
	readonly fault: DataFault | null;
	/** It was looked at and needs no second look. */
	readonly passed: boolean;
}

interface Open {
	readonly bytes: Uint8Array<ArrayBuffer>;
	held: number;
	readonly items: Batch['items'][number][];
	/** Filled when the batch is handed over. */
	result: Promise<BatchResult> | null;
}

/** Gives the data of entries to a crew: small ones in batches, big ones chunk by chunk. */
export class DataChecks {
	#open: Open | null = null;

	constructor(
		readonly source: ByteSource,
		readonly forward: Forward,
		readonly crew: Crew,
		readonly signal: AbortSignal | undefined
	) {}

	/** Takes an entry's data from `start` to `end`, in the order of the archive. */
	async take(entry: ZipEntry, start: number, end: number, look: boolean): Promise<Pending> {
		if (!isSmall(entry)) return this.#stream(entry, start, end);
		const packed = this.forward.peek(start, end) ?? (await this.forward.take(start, end));
		if (this.#open && this.#open.held + packed.length > this.#open.bytes.length) await this.flush();
		const open = (this.#open ??= {
			bytes: new Uint8Array(SMALL_ENTRY_BYTES),
			held: 0,
			items: [],
			result: null
		});
		open.bytes.set(packed, open.held);
		const k = open.items.length;
		const { method, packedSize, size, crc } = entry;
		open.items.push({ at: open.held, claim: { method, packedSize, size, crc }, look });
		open.held += packed.length;
		return async () => {
			if (open.result === null) await this.flush();
			const result = await open.result;
			return { fault: result?.faults.get(k) ?? null, passed: result?.passed.has(k) ?? false };
		};
	}

	/** Hands over what was gathered. */
	async flush(): Promise<void> {
		const open = this.#open;
		if (!open) return;
		this.#open = null;
		open.result = this.crew.check({ bytes: open.bytes.subarray(0, open.held), items: open.items });
		/* Somebody may ask for it only after it has failed. */
		open.result.catch(() => undefined);
		await this.crew.room();
	}

	async #stream(entry: ZipEntry, start: number, end: number): Promise<Pending> {
		const { method, packedSize, size, crc } = entry;
		const stream = this.crew.stream({ method, packedSize, size, crc });
		for await (const chunk of this.forward.chunks(start, end)) {
			stream.push(chunk);
			await this.crew.room();
		}
		const told = stream.end();
		told.catch(() => undefined);
		return async () => {
			const found = await told;
			const fault = found === 'unsure' ? await this.#explain(entry, start, end) : found;
			return { fault, passed: false };
		};
	}

	#explain(entry: ZipEntry, start: number, end: number): Promise<DataFault | null> {
		const { source, signal } = this;
		async function* again(): AsyncGenerator<Uint8Array, void, undefined> {
			for (let at = start; at < end; at += WINDOW_BYTES)
				yield await source.read(at, Math.min(at + WINDOW_BYTES, end), signal);
		}
		return explainStream(again(), entry, signal);
	}
}
