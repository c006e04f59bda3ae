import { unreadable, type Flaw } from './flaw';
import {
	MAX_DEPTH,
	MAX_PATH_WORK,
	MAX_RATIO,
	MAX_UNPACKED_BYTES,
	RATIO_FREE_BYTES
} from './limits';

/** More than this no DEFLATE data can become, whatever is declared: such an entry is wrong, not large. */
const DEFLATE_RATIO = 1032;

/** Judges what an archive says it unpacks to, before anything is unpacked. */
export function tooLarge(
	entries: readonly { readonly size: number; readonly packedSize: number }[],
	packed: number
): Flaw | null {
	let unpacked = 0;
	for (const { size, packedSize } of entries)
		unpacked += Math.min(size, packedSize * DEFLATE_RATIO + DEFLATE_RATIO);
	return tooMuch(unpacked, packed);
}

/** The same for a sum: of bytes unpacked from so many packed ones. */
export function tooMuch(unpacked: number, packed: number): Flaw | null {
	if (unpacked > MAX_UNPACKED_BYTES)
		return unreadable('too-large', null, `${unpacked} > ${MAX_UNPACKED_BYTES}`);
	if (unpacked > RATIO_FREE_BYTES && unpacked > packed * MAX_RATIO)
		return unreadable('too-large', null, `${unpacked} / ${packed} > ${MAX_RATIO}`);
	return null;
}

/** Judges names, whose every parent somebody will look at. */
export function tooDeep(names: Iterable<string>): Flaw | null {
	let work = 0;
	for (const name of names) {
		let depth = 1;
		for (let at = name.indexOf('/'); at >= 0; at = name.indexOf('/', at + 1)) depth++;
		if (depth > MAX_DEPTH) return unreadable('too-large', null, `/: ${depth} > ${MAX_DEPTH}`);
		work += depth * name.length;
	}
	return work > MAX_PATH_WORK
		? unreadable('too-large', null, `Σ /: ${work} > ${MAX_PATH_WORK}`)
		: null;
}
