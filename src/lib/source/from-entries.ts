import { RolecheckError } from '../worker/error';
import type { FolderItem } from './folder-tree';
import { MAX_FILES, type Walk } from './gathered';
import { reasonOf } from './reason-of';

/**
 * Every file below a dropped directory, paths relative to it. Each file becomes one `FolderItem`, readable or not:
 * one that the browser refuses (a symlink, a name that is too long) is named with the browser's reason.
 */
export async function filesUnder(
	root: FileSystemDirectoryEntry,
	walk: Walk
): Promise<FolderItem[]> {
	const found: FolderItem[] = [];
	const waiting: { entry: FileSystemDirectoryEntry; path: string }[] = [{ entry: root, path: '' }];
	for (let next = waiting.pop(); next; next = waiting.pop()) {
		walk.signal?.throwIfAborted();
		const { entry, path } = next;
		const inside = (name: string): string => (path === '' ? name : `${path}/${name}`);
		const { children, why } = await childrenOf(entry);
		if (why !== null) found.push({ path, file: null, directory: true, why });
		else if (children.length === 0 && path !== '')
			found.push({ path, file: null, directory: true });
		for (const child of children) {
			if (isDirectory(child)) waiting.push({ entry: child, path: inside(child.name) });
		}
		const files = children.filter(isFile);
		found.push(...(await Promise.all(files.map((file) => looseFile(file, inside(file.name))))));
		if (found.length > MAX_FILES) {
			throw new RolecheckError('input', 'TOO_MANY_FILES', `more than ${MAX_FILES} files`);
		}
		walk.onFound?.(found.length);
	}
	return found;
}

/** A directory reader hands out at most 100 entries a call (Chromium): it is asked until it has none left. */
async function childrenOf(
	directory: FileSystemDirectoryEntry
): Promise<{ children: FileSystemEntry[]; why: string | null }> {
	const reader = directory.createReader();
	const children: FileSystemEntry[] = [];
	try {
		for (;;) {
			const batch = await new Promise<FileSystemEntry[]>((resolve, reject) =>
				reader.readEntries(resolve, reject)
			);
			if (batch.length === 0) return { children, why: null };
			children.push(...batch);
		}
	} catch (error) {
		return { children, why: reasonOf(error) };
	}
}

const looseFile = (entry: FileSystemFileEntry, path: string): Promise<FolderItem> =>
	new Promise((resolve) =>
		entry.file(
			(file) => resolve({ path, file }),
			(error) => resolve({ path, file: null, why: reasonOf(error) })
		)
	);

const isDirectory = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry =>
	entry.isDirectory;
const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile;
