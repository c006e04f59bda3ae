import type { FolderItem } from './folder-tree';
import { reasonOf } from './reason-of';

/** Files opened at once: one at a time is slow, all at once floods the browser. */
const AT_ONCE = 32;

interface Options {
	readonly signal?: AbortSignal;
	/** Called as files are found. */
	readonly onFound?: (files: number) => void;
	/** What stands before each path: where `root` is inside the folder, with a slash at its end. */
	readonly at?: string;
	/** Reject where `root` itself cannot be listed. */
	readonly strict?: boolean;
}

async function open(path: string, handle: FileSystemFileHandle): Promise<FolderItem> {
	try {
		return { path, file: await handle.getFile() };
	} catch (error) {
		return { path, file: null, why: reasonOf(error) };
	}
}

/** Everything below a directory handle. What can't be opened is listed with the reason, never left out. */
export async function directoryItems(
	root: FileSystemDirectoryHandle,
	{ signal, onFound, at = '', strict = false }: Options = {}
): Promise<FolderItem[]> {
	const items: FolderItem[] = [];
	const queue: { prefix: string; handle: FileSystemDirectoryHandle }[] = [
		{ prefix: at, handle: root }
	];
	for (let next = queue.pop(); next; next = queue.pop()) {
		const { prefix, handle } = next;
		let pending: Promise<FolderItem>[] = [];
		let empty = true;
		const flush = async (): Promise<void> => {
			items.push(...(await Promise.all(pending)));
			pending = [];
			onFound?.(items.length);
		};
		try {
			for await (const [name, child] of handle.entries()) {
				signal?.throwIfAborted();
				empty = false;
				const path = prefix + name;
				if (child.kind === 'directory') {
					queue.push({ prefix: `${path}/`, handle: child });
				} else pending.push(open(path, child));
				if (pending.length >= AT_ONCE) await flush();
			}
		} catch (error) {
			if (signal?.aborted || (strict && handle === root)) throw error;
			items.push({ path: prefix.slice(0, -1) || '.', file: null, why: reasonOf(error) });
		}
		await flush();
		if (empty && prefix !== '')
			items.push({ path: prefix.slice(0, -1), file: null, directory: true });
	}
	return items;
}
