import { u16, u32 } from '../bytes';
import { ambiguous, entryFlaw, type Flaw } from '../flaw';
import type { Forward } from '../forward';
import { checkSmall, checkStream, isSmall, type DataFault } from './check-data';
import { descriptorLength, MAX_DESCRIPTOR_BYTES } from './descriptor';
import type { ZipDirectory } from './directory';
import { FLAG_DESCRIPTOR, type ZipEntry } from './entry';
import { LOCAL_BYTES } from './lay-out';
import { LOCAL_SIGNATURE, localDifference, localLength } from './local';

/** The local header of such an entry says the same wrong thing again. */
const HEADER_REASONS = new Set(['header-mismatch', 'name-encoding', 'size']);

/**
 * Walks the entries in the order of their local headers. They must tile the file up to the directory: header,
 * data, descriptor, next header, with no gap and no overlap.
 */
export class Tiles {
	readonly flaws: Flaw[] = [];
	/** Entries whose bytes were read back as declared. */
	readonly sound = new Set<number>();
	readonly #zip: ZipDirectory;
	readonly #forward: Forward;
	readonly #signal: AbortSignal | undefined;
	/** Up to here the file is accounted for. */
	#cursor: number;
	/** Entries whose headers are reported already. */
	readonly #reported: ReadonlySet<number | null>;
	/** What follows is the doing of a flaw that is reported already. */
	#explained = false;

	constructor(zip: ZipDirectory, forward: Forward, signal: AbortSignal | undefined) {
		this.#zip = zip;
		this.#forward = forward;
		this.#signal = signal;
		this.#cursor = Math.max(0, Math.min(zip.shift, zip.start));
		this.#reported = new Set(
			zip.flaws.filter(({ reason }) => HEADER_REASONS.has(reason)).map(({ entry }) => entry)
		);
	}

	async walk(): Promise<void> {
		const { byOffset, shift, start } = this.#zip;
		for (let i = 0; i < byOffset.length; i++) {
			const entry = byOffset[i];
			const following = byOffset[i + 1];
			if (!entry) continue;
			const at = entry.offset + shift;
			if (at < this.#cursor) {
				this.#overlap(entry, at, `${at} < ${this.#cursor}`);
				continue;
			}
			if (at > this.#cursor) await this.#gap(at);
			await this.#entry(entry, at, following ? following.offset + shift : start);
		}
		if (this.#cursor < start) await this.#gap(start);
	}

	async #entry(entry: ZipEntry, at: number, next: number): Promise<void> {
		const { start, bytes: directory } = this.#zip;
		const length = localLength(await this.#bytes(at, at + LOCAL_BYTES));
		if (length === null || at + length > start) {
			this.flaws.push(ambiguous('missing-entry', at, `PK\\3\\4 ≠ ${at}`, entry.index));
			this.#explained = true;
			this.#cursor = at;
			return;
		}
		const header = await this.#bytes(at, at + length);
		const difference = localDifference(header, directory, entry);
		this.#explained = difference !== null;
		if (difference !== null && !this.#reported.has(entry.index))
			this.#flaw('header-mismatch', entry, at, difference);
		const data = at + length;
		const end = data + entry.packedSize;
		if (end > start) {
			if (difference === null) this.#overlap(entry, at, `${end} > ${start}`);
			this.#explained = true;
			this.#cursor = data;
			return;
		}
		/* A local header that contradicts the central one is no witness of where the next may begin. */
		this.#cursor = difference === null ? end : Math.min(end, Math.max(next, at + LOCAL_BYTES));
		if (difference === null && !this.#zip.damaged.has(entry.index)) {
			const fault = await this.#data(entry, data, end);
			if (fault) {
				this.#flaw(fault.reason, entry, at, fault.detail);
				this.#explained = true;
			} else if (!this.#zip.overlapping.has(entry.index)) this.sound.add(entry.index);
		}
		if (((entry.flags | u16(header, 6)) & FLAG_DESCRIPTOR) !== 0)
			await this.#descriptor(entry, end, next);
	}

	#data(entry: ZipEntry, start: number, end: number): DataFault | null | Promise<DataFault | null> {
		if (!isSmall(entry)) return checkStream(this.#forward.chunks(start, end), entry, this.#signal);
		const packed = this.#bytes(start, end);
		return packed instanceof Uint8Array
			? checkSmall(packed, entry)
			: packed.then((bytes) => checkSmall(bytes, entry));
	}

	async #descriptor(entry: ZipEntry, end: number, next: number): Promise<void> {
		const { start } = this.#zip;
		const bytes = await this.#bytes(end, Math.min(end + MAX_DESCRIPTOR_BYTES, start));
		const room = next - end;
		const length = descriptorLength(bytes, entry, room);
		if (length !== null) {
			this.#cursor = end + length;
			return;
		}
		if (!this.#explained) this.#flaw('header-mismatch', entry, end, 'descriptor ≠');
		this.sound.delete(entry.index);
		/* What stands there instead of the descriptor is part of the same flaw. */
		this.#explained ||= room <= MAX_DESCRIPTOR_BYTES;
	}

	/** Bytes that no entry accounts for, from the cursor to `to`. */
	async #gap(to: number): Promise<void> {
		const at = this.#cursor;
		this.#cursor = to;
		const orphan = u32(await this.#bytes(at, Math.min(at + 4, to)), 0) === LOCAL_SIGNATURE;
		if (this.#explained && !orphan) return;
		const reason = orphan ? 'orphan-entry' : at === 0 ? 'data-before' : 'hidden-data';
		this.flaws.push(ambiguous(reason, at, `${to - at} B`));
	}

	#overlap(entry: ZipEntry, at: number, detail: string): void {
		if (!this.#zip.overlapping.has(entry.index)) this.#flaw('overlap', entry, at, detail);
	}

	#flaw(reason: string, entry: ZipEntry, offset: number, detail: string): void {
		this.flaws.push(entryFlaw(reason, entry.index, offset, detail));
	}

	/** Without a hop where the window holds them: an archive has many entries and few windows. */
	#bytes(start: number, end: number): Uint8Array | Promise<Uint8Array> {
		return this.#forward.peek(start, end) ?? this.#forward.take(start, end);
	}
}
