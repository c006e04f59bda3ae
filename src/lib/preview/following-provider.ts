import type { Tree } from '../source/tree';
import type { FileProvider } from './provider';

/** The files of a package that may change while it is shown: those of its newest tree. */
export function followingProvider(
	tree: () => Tree,
	provide: (tree: Tree) => FileProvider
): FileProvider {
	let now: { readonly tree: Tree; readonly files: FileProvider } | null = null;
	const files = (): FileProvider => {
		const newest = tree();
		if (now?.tree !== newest) now = { tree: newest, files: provide(newest) };
		return now.files;
	};
	return {
		stat: (path) => files().stat(path),
		read: (path, range, signal) => files().read(path, range, signal)
	};
}
