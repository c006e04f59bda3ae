import { newSha256 } from '../../hash/sha256';
import { checkSmall, checkStream, type DataFault, type DataClaim } from './check-data';

/** Packed data of small entries that lie close together. */
export interface Batch {
	/** The bytes from the first to the last of them. */
	readonly bytes: Uint8Array;
	readonly items: readonly BatchItem[];
}

export interface BatchItem {
	/** In the batch's bytes. */
	readonly at: number;
	readonly claim: DataClaim;
	/** Its unpacked bytes are to be looked at. */
	readonly look: boolean;
}

/** What a batch came to, by position in it. */
export interface BatchResult {
	/** Those without one are sound. */
	readonly faults: ReadonlyMap<number, DataFault>;
	/** Sound ones that were looked at and passed. */
	readonly passed: ReadonlySet<number>;
}

/** Whether unpacked bytes need no second look. */
export type Look = (bytes: Uint8Array) => boolean;

/** An entry that is too big to hold, taken in as it comes. */
export interface StreamCheck {
	push(chunk: Uint8Array): void;
	end(): Promise<DataFault | 'unsure' | null>;
}

/**
 * Who does the work beside the walk over an archive: hashing and unpacking. Bytes are taken over, never kept in
 * view. Nothing but `room` waits: the walk asks for it before it reads on, so that what is in flight stays bounded.
 */
export interface Crew {
	/** The bytes of the whole archive, in order, once each. */
	hash(bytes: Uint8Array): void;
	digest(): Promise<string>;
	check(batch: Batch): Promise<BatchResult>;
	stream(claim: DataClaim): StreamCheck;
	/** Null: there is room. Else the promise of it. */
	room(): Promise<void> | null;
	end(): void;
}

/** Whoever is hired looks for these words too: what holds one does not pass. */
export type HireCrew = (words: readonly string[]) => Promise<Crew>;

/** Checks a batch where it is called. */
export function checkBatch({ bytes, items }: Batch, passes: Look | null): BatchResult {
	const faults = new Map<number, DataFault>();
	const passed = new Set<number>();
	for (const [k, { at, claim, look }] of items.entries()) {
		const { bytes: unpacked, fault } = checkSmall(bytes.subarray(at, at + claim.packedSize), claim);
		if (fault) faults.set(k, fault);
		else if (look && passes?.(unpacked)) passed.add(k);
	}
	return { faults, passed };
}

/** Chunks that somebody pushes, for somebody who pulls them; `onTaken` tells that one is done with. */
export class Pipe implements AsyncIterable<Uint8Array> {
	readonly #chunks: Uint8Array[] = [];
	#ended = false;
	#closed = false;
	#wake: (() => void) | null = null;

	constructor(readonly onTaken: (bytes: number) => void) {}

	/** Null: there are no more. */
	push(chunk: Uint8Array | null): void {
		if (chunk === null) this.#ended = true;
		else if (this.#closed) this.onTaken(chunk.length);
		else this.#chunks.push(chunk);
		this.#wake?.();
	}

	/** Nobody will look at what is there and what else comes. */
	close(): void {
		this.#closed = true;
		for (const chunk of this.#chunks.splice(0)) this.onTaken(chunk.length);
		this.#wake?.();
	}

	async *[Symbol.asyncIterator](): AsyncGenerator<Uint8Array, void, undefined> {
		for (;;) {
			const chunk = this.#chunks.shift();
			if (chunk) {
				try {
					yield chunk;
				} finally {
					this.onTaken(chunk.length);
				}
			} else if (this.#ended || this.#closed) return;
			else await new Promise<void>((resolve) => (this.#wake = resolve));
		}
	}
}

/** Does everything itself, at once: in Node, and where no worker can be had. */
export async function soloCrew(passes: Look | null = null, signal?: AbortSignal): Promise<Crew> {
	const sha = await newSha256();
	let held = 0;
	let wake: (() => void) | null = null;
	const taken = (bytes: number): void => {
		held -= bytes;
		if (held <= 0) wake?.();
	};
	return {
		hash: (bytes) => void sha.update(bytes),
		digest: () => Promise.resolve(sha.digest()),
		check: (batch) => Promise.resolve(checkBatch(batch, passes)),
		stream(claim) {
			const pipe = new Pipe(taken);
			const fault = checkStream(pipe, claim, signal);
			fault.then(
				() => pipe.close(),
				() => pipe.close()
			);
			return {
				push(chunk) {
					held += chunk.length;
					pipe.push(chunk);
				},
				end() {
					pipe.push(null);
					return fault;
				}
			};
		},
		room: () => (held > 0 ? new Promise((resolve) => (wake = resolve)) : null),
		end: () => undefined
	};
}
