import { u16, u32 } from '../bytes';
import { ambiguous, entryFlaw, type Flaw } from '../flaw';
import type { Forward } from '../forward';
import type { ByteSource } from '../byte-source';
import type { Crew } from './crew';
import { DataChecks, type Pending } from './data-checks';
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
	/** Entries whose bytes were read back as declared; whole after `flaws`. */
	readonly sound = new Set<number>();
	/** Of those, the ones that were looked at and need no second look. */
	readonly passed = new Set<number>();
	/** In the order of the walk; what waits for a check stands as a question. */
	readonly #found: (Flaw | (() => Promise<Flaw | null>))[] = [];
	readonly #zip: ZipDirectory;
	readonly #forward: Forward;
	readonly #checks: DataChecks;
	readonly #look: (entry: number) => boolean;
	/** Up to here the file is accounted for. */
	#cursor: number;
	/** Entries whose headers are reported already. */
	readonly #reported: ReadonlySet<number | null>;
	/** What follows is the doing of a flaw that is reported already. */
	#explained = false;
	/** The data of the entry before: a fault in it explains what follows, too. */
	#before: Pending | null = null;

	constructor(
		zip: ZipDirectory,
		from: {
			readonly source: ByteSource;
			readonly forward: Forward;
			readonly crew: Crew;
			readonly signal: AbortSignal | undefined;
			readonly look: ((entry: number) => boolean) | undefined;
		}
	) {
		this.#zip = zip;
		this.#forward = from.forward;
		this.#look = from.look ?? (() => false);
		this.#checks = new DataChecks(from.source, from.forward, from.crew, from.signal);
		this.#cursor = Math.max(0, Math.min(zip.shift, zip.start));
		this.#reported = new Set(
			zip.flaws.filter(({ reason }) => HEADER_REASONS.has(reason)).map(({ entry }) => entry)
		);
	}

	/** What the walk has found, in its order, once all that was handed over has been checked. */
	async flaws(): Promise<readonly Flaw[]> {
		await this.#checks.flush();
		const flaws: Flaw[] = [];
		for (const found of this.#found) {
			const flaw = typeof found === 'function' ? await found() : found;
			if (flaw) flaws.push(flaw);
		}
		return flaws;
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
			this.#found.push(ambiguous('missing-entry', at, `PK\\3\\4 ≠ ${at}`, entry.index));
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
		const isRead = difference === null && !this.#zip.damaged.has(entry.index);
		const pending = isRead
			? await this.#checks.take(entry, data, end, this.#look(entry.index))
			: null;
		this.#before = pending;
		let isDescribed = true;
		if (pending)
			this.#found.push(async () => {
				const { fault, passed } = await pending();
				if (passed) this.passed.add(entry.index);
				if (fault) return entryFlaw(fault.reason, entry.index, at, fault.detail);
				if (isDescribed && !this.#zip.overlapping.has(entry.index)) this.sound.add(entry.index);
				return null;
			});
		if (((entry.flags | u16(header, 6)) & FLAG_DESCRIPTOR) !== 0)
			isDescribed = await this.#descriptor(entry, end, next);
	}

	/** Whether the data descriptor says what the directory says. */
	async #descriptor(entry: ZipEntry, end: number, next: number): Promise<boolean> {
		const { start } = this.#zip;
		const bytes = await this.#bytes(end, Math.min(end + MAX_DESCRIPTOR_BYTES, start));
		const room = next - end;
		const length = descriptorLength(bytes, entry, room);
		if (length !== null) {
			this.#cursor = end + length;
			return true;
		}
		this.#unlessExplained(entryFlaw('header-mismatch', entry.index, end, 'descriptor ≠'));
		/* What stands there instead of the descriptor is part of the same flaw. */
		this.#explained ||= room <= MAX_DESCRIPTOR_BYTES;
		return false;
	}

	/** A flaw that may be the doing of the one before it. */
	#unlessExplained(flaw: Flaw): void {
		if (this.#explained) return;
		const before = this.#before;
		this.#found.push(before ? async () => ((await before()).fault ? null : flaw) : flaw);
	}

	/** Bytes that no entry accounts for, from the cursor to `to`. */
	async #gap(to: number): Promise<void> {
		const at = this.#cursor;
		this.#cursor = to;
		const orphan = u32(await this.#bytes(at, Math.min(at + 4, to)), 0) === LOCAL_SIGNATURE;
		const reason = orphan ? 'orphan-entry' : at === 0 ? 'data-before' : 'hidden-data';
		const flaw = ambiguous(reason, at, `${to - at} B`);
		if (orphan) this.#found.push(flaw);
		else this.#unlessExplained(flaw);
	}

	#overlap(entry: ZipEntry, at: number, detail: string): void {
		if (!this.#zip.overlapping.has(entry.index)) this.#flaw('overlap', entry, at, detail);
	}

	#flaw(reason: string, entry: ZipEntry, offset: number, detail: string): void {
		this.#found.push(entryFlaw(reason, entry.index, offset, detail));
	}

	/** Without a hop where the window holds them: an archive has many entries and few windows. */
	#bytes(start: number, end: number): Uint8Array | Promise<Uint8Array> {
		return this.#forward.peek(start, end) ?? this.#forward.take(start, end);
	}
}
