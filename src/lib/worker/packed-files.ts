import type { NodeKind } from '../source/tree';
import type { Checked, ListedFile } from './protocol';

/**
 * A list of files as it crosses to the page: one text and some columns. As objects 20,000 files keep each side busy for
 * tens of milliseconds, and this is sent twice.
 */
export interface PackedFiles {
	/** All paths in a row. */
	readonly paths: string;
	/** UTF-16 units of each. */
	readonly lengths: Uint32Array;
	readonly kinds: Uint8Array;
	readonly sizes: Float64Array;
	/** Milliseconds since 1970; NaN where it is not known. */
	readonly modified: Float64Array;
}

export type PackedChecked = Omit<Checked, 'files'> & { readonly files: PackedFiles };

const KINDS: readonly NodeKind[] = ['file', 'directory', 'symlink', 'other'];

/** The node of each file is its position in the list. */
export function packFiles(files: readonly ListedFile[]): PackedFiles {
	return {
		paths: files.map(({ path }) => path).join(''),
		lengths: Uint32Array.from(files, ({ path }) => path.length),
		kinds: Uint8Array.from(files, ({ kind }) => KINDS.indexOf(kind)),
		sizes: Float64Array.from(files, ({ size }) => size),
		modified: Float64Array.from(files, ({ modified }) => modified ?? Number.NaN)
	};
}

export function unpackFiles({ paths, lengths, kinds, sizes, modified }: PackedFiles): ListedFile[] {
	let end = 0;
	return Array.from(lengths, (length, node) => {
		const path = paths.slice(end, (end += length));
		const at = modified[node] ?? Number.NaN;
		return {
			path,
			kind: KINDS[kinds[node] ?? 0] ?? 'other',
			size: sizes[node] ?? 0,
			node,
			...(!Number.isNaN(at) && { modified: at })
		};
	});
}

export const packChecked = (checked: Checked): PackedChecked => ({
	...checked,
	files: packFiles(checked.files)
});

export const unpackChecked = (packed: PackedChecked): Checked => ({
	...packed,
	files: unpackFiles(packed.files)
});
