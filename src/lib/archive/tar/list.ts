import { tooDeep, tooLarge } from '../bomb';
import type { ByteSource } from '../byte-source';
import { clashes } from '../clash';
import { ambiguous, entryFlaw, unreadable, type Flaw } from '../flaw';
import { MAX_ENTRIES, MAX_TAR_META_BYTES, WINDOW_BYTES } from '../limits';
import { decodeName } from '../name';
import { Windowed } from '../windowed';
import { assemble, isRoot } from './assemble';
import type { TarEntry } from './entry';
import { withLinkedFiles } from './hard-links';
import { extend, EXTENSION_TYPES, NO_EXTENSION, type Extension } from './extension';
import { BLOCK_BYTES, isTarHeader, isZero, tarHeader } from './header';

export interface TarListing {
	readonly entries: readonly TarEntry[];
	/** With one that is `unreadable` there are no entries. */
	readonly flaws: readonly Flaw[];
}

const padded = (size: number): number => Math.ceil(size / BLOCK_BYTES) * BLOCK_BYTES;

/** Lists a tar, header by header. Where two readers would go on at different places it says so. */
export async function listTar(source: ByteSource, signal?: AbortSignal): Promise<TarListing> {
	const input = new Windowed(source, signal);
	const entries: TarEntry[] = [];
	const flaws: Flaw[] = [];
	const fail = (flaw: Flaw): TarListing => ({ entries: [], flaws: [flaw] });
	/** Both names of an entry, composed, to the one that stands there. */
	const names = new Map<string, string>();
	let extension: Extension = NO_EXTENSION;
	let at = 0;
	for (;;) {
		const block = await input.read(at, at + BLOCK_BYTES);
		if (block.length < BLOCK_BYTES)
			return fail(unreadable('truncated', source.size, `${block.length} < ${BLOCK_BYTES}`));
		if (isZero(block)) break;
		if (!isTarHeader(block)) return fail(unreadable('tar', at, 'checksum ≠'));
		const header = tarHeader(block);
		let start = at + BLOCK_BYTES;
		/* The map of an old GNU sparse file goes on in blocks of its own. */
		for (let more = header.type === 'S' && header.extended; more; start += BLOCK_BYTES)
			more = (await input.read(start, start + BLOCK_BYTES))[504] === 1;

		if (EXTENSION_TYPES.has(header.type)) {
			const { size } = header;
			if (size === null || size > MAX_TAR_META_BYTES)
				return fail(unreadable('tar', at, `${header.type}: ${size ?? '?'} B`));
			const data = await input.read(start, start + size);
			if (data.length < size) return fail(unreadable('truncated', source.size, `${size} B`));
			const extended = extend(extension, header.type, new Uint8Array(data));
			if (typeof extended === 'string') return fail(unreadable('tar', start, extended));
			extension = extended;
			at = start + padded(size);
			continue;
		}
		if (entries.length === MAX_ENTRIES)
			return fail(unreadable('too-large', at, `entries > ${MAX_ENTRIES}`));
		const place = { index: entries.length, offset: at, start };
		const made = assemble(block, header, extension, place);
		if ('kind' in made) return fail(made);
		extension = NO_EXTENSION;
		const { entry } = made;
		const twins = JSON.stringify([decodeName(header.name).text, entry.path.normalize('NFC')]);
		const twin = names.get(twins);
		/* Neither old readers nor macOS keep the two apart. */
		if (twin !== undefined && twin !== entry.path)
			made.flaws.push(entryFlaw('duplicate', place.index, at, JSON.stringify(twin)));
		names.set(twins, entry.path);
		const end = start + entry.size;
		if (end > source.size)
			return fail(unreadable('truncated', source.size, `${end} > ${source.size}`));
		if (!(entry.kind === 'directory' && isRoot(entry.path))) {
			entries.push(entry);
			flaws.push(...made.flaws);
		}
		at = start + padded(entry.size);
	}
	if (extension !== NO_EXTENSION) flaws.push(ambiguous('tar-size', at, 'x, ∅'));
	const after = await firstAfterEnd(source, at, signal);
	if (after !== null) flaws.push(ambiguous('data-after', after, `${source.size - after} B`));

	const linked = withLinkedFiles(entries);
	const over =
		tooDeep(entries.map(({ path }) => path)) ??
		tooLarge(
			linked.map(({ size }) => ({ size, packedSize: size })),
			source.size
		);
	if (over) return fail(over);
	const named = entries.map(({ path }) => ({ name: path }));
	for (const { reason, index } of clashes(named, (i) => entries[i]?.kind === 'directory'))
		flaws.push(entryFlaw(reason, index, entries[index]?.offset ?? null, ''));
	return { entries: linked, flaws };
}

/** After the two zero blocks that end a tar more zeros may follow, to fill a tape's record. Nothing else. */
async function firstAfterEnd(
	source: ByteSource,
	from: number,
	signal: AbortSignal | undefined
): Promise<number | null> {
	for (let at = from; at < source.size; at += WINDOW_BYTES) {
		const window = await source.read(at, Math.min(at + WINDOW_BYTES, source.size), signal);
		const found = window.findIndex((byte) => byte !== 0);
		if (found >= 0) return at + found;
	}
	return null;
}
