import { Inflate } from 'fflate';
import { tooMuch } from '../bomb';
import type { ByteSource } from '../byte-source';
import { hex32, u32 } from '../bytes';
import { crc32 } from '../crc32';
import { isFinished, unread } from '../deflate/fflate-state';
import { ambiguous, unreadable, type Flaw } from '../flaw';
import { FEED_BYTES } from '../limits';
import { Windowed } from '../windowed';
import { gzipHeader } from './header';
import { Store } from './store';

const TRAILER_BYTES = 8;
/** A header may carry a name, a comment and 64 kB of extra fields. */
const HEADER_ROOM = 2 ** 18;

/**
 * Unpacks gzip once, whole, with its CRC and length checked. One member is expected, and nothing after it: some
 * readers stop at its end, some go on. Null: it cannot be unpacked, and a flaw says why.
 */
export async function gunzip(
	source: ByteSource,
	signal?: AbortSignal
): Promise<{ unpacked: ByteSource | null; flaws: readonly Flaw[] }> {
	const input = new Windowed(source, signal);
	const store = new Store();
	const flaws: Flaw[] = [];
	let at = 0;
	while (at < source.size) {
		const head = await input.read(at, at + HEADER_ROOM);
		const isMember = head[0] === 0x1f && head[1] === 0x8b;
		if (at > 0 && flaws.length === 0) {
			const what = isMember ? ', 1f 8b' : '';
			flaws.push(ambiguous('data-after', at, `${source.size - at} B${what}`));
		}
		if (!isMember) break;
		const header = gzipHeader(head);
		if (header.kind === 'bad')
			return { unpacked: null, flaws: [unreadable('gzip', at, header.detail)] };
		const member = await readMember(input, at + header.length, store);
		if ('kind' in member) return { unpacked: null, flaws: [member] };
		at = member.end;
	}
	return { unpacked: store.source(), flaws };
}

/** Unpacks the data from `start` on into `store`; gives where the member ends, or what is wrong with it. */
async function readMember(
	input: Windowed,
	start: number,
	store: Store
): Promise<{ end: number } | Flaw> {
	const { source, signal } = input;
	const before = store.size;
	let crc = 0;
	const inflate = new Inflate((chunk) => {
		crc = crc32(chunk, crc);
		store.add(chunk);
	});
	let at = start;
	while (!isFinished(inflate)) {
		signal?.throwIfAborted();
		const piece = await input.read(at, at + FEED_BYTES);
		if (piece.length === 0) return unreadable('truncated', source.size, 'DEFLATE: …');
		try {
			inflate.push(piece);
		} catch {
			return unreadable('gzip', at, 'DEFLATE: invalid');
		}
		at += piece.length;
		const bomb = tooMuch(store.size, source.size);
		if (bomb) return bomb;
	}
	at -= unread(inflate);
	const trailer = await input.read(at, at + TRAILER_BYTES);
	if (trailer.length < TRAILER_BYTES) return unreadable('truncated', source.size, 'crc32: …');
	if (u32(trailer, 0) !== crc)
		return unreadable('gzip', at, `crc32: ${hex32(crc)} ≠ ${hex32(u32(trailer, 0))}`);
	const length = store.size - before;
	if (u32(trailer, 4) !== length % 2 ** 32)
		return unreadable('gzip', at + 4, `size: ${length} ≠ ${u32(trailer, 4)}`);
	return { end: at + TRAILER_BYTES };
}
