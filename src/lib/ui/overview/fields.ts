import type { ListedFile } from '../../worker/protocol';
import { KINDS, kindOf, type Kind } from './kinds';
import { squarify, type Rect } from './squarify';

/** A field of the map: a file, or what is too small to be seen in one. */
export interface Field extends Rect {
	readonly kind: Kind;
	/** Null: the rest of its kind. */
	readonly path: string | null;
	/** Bytes. */
	readonly size: number;
	/** Files in it. */
	readonly count: number;
}

/** Fields that the map has at most for one kind; a smaller file than this part of all is not seen alone. */
const MOST = 60;
const SMALLEST = 1 / 1500;

type Sized = Pick<ListedFile, 'path' | 'size'>;

interface Group {
	readonly kind: Kind;
	readonly size: number;
	readonly files: readonly Sized[];
}

const sumOf = (files: readonly Sized[]): number => files.reduce((sum, { size }) => sum + size, 0);
const bySize = (a: { readonly size: number }, b: { readonly size: number }): number =>
	b.size - a.size;

export function groupsOf(files: readonly Sized[]): Group[] {
	const filled = files.filter(({ size }) => size > 0).toSorted(bySize);
	return KINDS.map(([kind]) => {
		const own = filled.filter(({ path }) => kindOf(path) === kind);
		return { kind, files: own, size: sumOf(own) };
	})
		.filter(({ size }) => size > 0)
		.sort(bySize);
}

/** The map of files in a room: kinds, and files in each, the largest first. */
export function fieldsOf(files: readonly Sized[], room: Rect): Field[] {
	const groups = groupsOf(files);
	const total = sumOf(files);
	const rooms = squarify(
		groups.map(({ size }) => size),
		room
	);
	return groups.flatMap(({ kind, files: own }, at) => {
		const inside = rooms[at];
		if (!inside) return [];
		const seen = own.filter(({ size }, place) => place < MOST && size / total >= SMALLEST);
		const rest = own.slice(seen.length);
		const fields = [
			...seen.map(({ path, size }) => ({ kind, path, size, count: 1 })),
			...(rest.length > 0 ? [{ kind, path: null, size: sumOf(rest), count: rest.length }] : [])
		].sort(bySize);
		const rects = squarify(
			fields.map(({ size }) => size),
			inside
		);
		return fields.flatMap((field, place) => {
			const rect = rects[place];
			return rect ? [{ ...field, ...rect }] : [];
		});
	});
}
