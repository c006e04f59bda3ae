import { likelyEnd, readRun, runs, startOf, type CopiedEntry } from './copy';
import { Shelf } from './shelf';

/** Packed bytes of small entries that are held at once. */
const HELD_BYTES = 24 * 2 ** 20;

/** Up to so many times the bytes that all entries span may be read. */
const MOST_READS = 2;

type Held = ReadonlyMap<CopiedEntry, Uint8Array>;

/**
 * The packed bytes of small entries in the order in which they are written, whatever their order in the archive, which
 * is read from front to back. What does not fit into memory is read piece by piece; where the two orders have nothing
 * to do with each other, so that the archive would be read again for every piece, it is put away first.
 */
export class SmallCopies {
	readonly #batches: CopiedEntry[][];
	readonly #signal: AbortSignal | undefined;
	#shelves: readonly Shelf[] | null = null;
	#batch = -1;
	#held: Held = new Map();

	/** `copies`: in the order in which `next` is going to be asked for them. */
	constructor(copies: readonly CopiedEntry[], signal?: AbortSignal, heldBytes = HELD_BYTES) {
		this.#batches = batchesOf(copies, heldBytes);
		this.#signal = signal;
	}

	/** After the local header was compared with the central one. */
	async next(copied: CopiedEntry): Promise<Uint8Array> {
		const bytes = this.#held.get(copied);
		if (bytes) return bytes;
		this.#held = new Map();
		this.#held = await this.#nextBatch();
		const found = this.#held.get(copied);
		if (!found) throw new RangeError(`asked for out of turn: ${copied.entry.name}`);
		return found;
	}

	async #nextBatch(): Promise<Held> {
		if (this.#batch < 0 && areScattered(this.#batches)) this.#shelves = await this.#putAway();
		this.#batch++;
		const shelf = this.#shelves?.[this.#batch];
		if (shelf) return shelf.take();
		const held = new Map<CopiedEntry, Uint8Array>();
		/* Copied: a view would keep the whole window. */
		await this.#read(this.#batches[this.#batch] ?? [], (copied, bytes) =>
			held.set(copied, bytes.slice())
		);
		return held;
	}

	async #putAway(): Promise<Shelf[]> {
		const shelves = this.#batches.map(() => new Shelf());
		const shelfOf = new Map(
			this.#batches.flatMap((batch, at) => batch.map((copied) => [copied, shelves[at]] as const))
		);
		await this.#read(this.#batches.flat(), (copied, bytes) =>
			shelfOf.get(copied)?.put(copied, bytes)
		);
		return shelves;
	}

	async #read(
		batch: readonly CopiedEntry[],
		onBytes: (copied: CopiedEntry, bytes: Uint8Array) => void
	): Promise<void> {
		const inOrder = batch.toSorted((a, b) => startOf(a) - startOf(b));
		for (const run of runs(inOrder)) {
			this.#signal?.throwIfAborted();
			for (const [k, bytes] of (await readRun(run, this.#signal)).entries()) {
				const copied = run[k];
				if (copied) onBytes(copied, bytes);
			}
		}
	}
}

function batchesOf(copies: readonly CopiedEntry[], heldBytes: number): CopiedEntry[][] {
	const batches: CopiedEntry[][] = [];
	let held = Infinity;
	for (const copied of copies) {
		held += copied.entry.packedSize;
		if (held > heldBytes) {
			batches.push([]);
			held = copied.entry.packedSize;
		}
		batches.at(-1)?.push(copied);
	}
	return batches;
}

/** Whether reading batch by batch would go through much of the archive again and again. */
function areScattered(batches: readonly (readonly CopiedEntry[])[]): boolean {
	const spans = batches.map(spanOf);
	const start = Math.min(...spans.map((span) => span.start));
	const end = Math.max(...spans.map((span) => span.end));
	const read = spans.reduce((sum, span) => sum + span.end - span.start, 0);
	return batches.length > 1 && read > MOST_READS * (end - start);
}

function spanOf(batch: readonly CopiedEntry[]): { start: number; end: number } {
	let [start, end] = [Infinity, 0];
	for (const copied of batch) {
		start = Math.min(start, startOf(copied));
		end = Math.max(end, likelyEnd(copied));
	}
	return { start, end };
}
