import type { FolderItem } from '../source/folder-tree';
import { RolecheckError } from '../worker/error';
import type { Dropped } from '../worker/protocol';

/** What the automation calls take. */
export type Input =
	| Blob
	| FileSystemDirectoryHandle
	| readonly (File | { readonly path: string; readonly file: Blob })[];

const pathOf = (item: File | { path: string; file: Blob }): string =>
	item instanceof File ? item.webkitRelativePath || item.name : item.path;

/** The files of one folder: its name is the first segment that all paths share. */
function folderOf(items: readonly (File | { path: string; file: Blob })[]): Dropped {
	const paths = items.map((item) => pathOf(item).replace(/^\.?\//u, ''));
	const [first = ''] = paths;
	const name = first.slice(0, Math.max(first.indexOf('/'), 0));
	const shared = name !== '' && paths.every((path) => path.startsWith(`${name}/`));
	const files = items.map((item, index): FolderItem => {
		const path = paths[index] ?? '';
		return {
			path: shared ? path.slice(name.length + 1) : path,
			file: item instanceof File ? item : item.file
		};
	});
	return { kind: 'files', name: shared ? name : 'package', files };
}

/** Turns a caller's input into what the worker opens. Throws BAD_INPUT for anything else. */
export function droppedOf(input: Input): Dropped {
	if (input instanceof Blob) {
		const name = input instanceof File ? input.name : 'package.zip';
		return { kind: 'blob', name, blob: input };
	}
	if (Array.isArray(input) && input.length > 0) return folderOf(input);
	if (
		typeof FileSystemDirectoryHandle !== 'undefined' &&
		input instanceof FileSystemDirectoryHandle
	)
		return { kind: 'directory', handle: input };
	throw new RolecheckError(
		'input',
		'BAD_INPUT',
		'expected a File or Blob, a list of Files with relative paths, or a directory handle'
	);
}
