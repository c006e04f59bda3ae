import { directoryItems } from './directory-items';
import { directoryAt, splitPath } from './folder-access';
import { folderTree, type FolderItem } from './folder-tree';
import { KeptBytes } from './kept-bytes';
import type { Tree } from './tree';

/** More places than this are not looked at one by one: the whole folder is. */
const MANY = 200;

type Items = Map<string, FolderItem>;

const stamp = ({ file, directory, why }: FolderItem): string =>
	file instanceof File
		? `${file.size} ${file.lastModified}`
		: `${directory ? 'directory' : 'none'} ${why ?? ''}`;

const isBelow = (path: string, top: string): boolean => path === top || path.startsWith(`${top}/`);

const parentOf = (path: string): string => path.slice(0, Math.max(path.lastIndexOf('/'), 0));

/** Without the paths that lie below another one of them. */
const topmost = (paths: readonly string[]): string[] =>
	[...new Set(paths)].filter(
		(path) => !paths.some((other) => other !== path && isBelow(path, other))
	);

/**
 * A folder behind a handle, looked at again when asked. A file whose size and time did not change keeps its `File`,
 * and with it the bytes that were read of it.
 */
export class FollowedFolder {
	readonly #handle: FileSystemDirectoryHandle;
	readonly #bytes = new KeptBytes();
	#items: Items = new Map();

	private constructor(handle: FileSystemDirectoryHandle) {
		this.#handle = handle;
	}

	/** Lists a folder. What can't be opened is listed with the reason. */
	static async open(
		handle: FileSystemDirectoryHandle,
		onFound: (files: number) => void
	): Promise<FollowedFolder> {
		const folder = new FollowedFolder(handle);
		folder.#lay(await directoryItems(handle, { onFound }), () => true);
		return folder;
	}

	/** As it was when it was last looked at. */
	tree(): Tree {
		return folderTree(
			this.#handle.name,
			[...this.#items.values()],
			this.#bytes.read,
			this.#bytes.readAll
		);
	}

	/**
	 * Looks again, at all of it or at what lies at these paths; returns the paths that changed, went or came. Rejects
	 * with the browser's error where the folder itself can no longer be listed.
	 */
	async look(paths: readonly string[] | null): Promise<string[]> {
		if (paths === null || paths.length > MANY || paths.includes('')) {
			return this.#lay(await directoryItems(this.#handle, { strict: true }), () => true);
		}
		const changed: string[] = [];
		for (const path of topmost(paths)) changed.push(...(await this.#lookAt(path)));
		return changed;
	}

	async #lookAt(path: string): Promise<string[]> {
		const changed = this.#lay(await this.#itemsAt(path), (one) => isBelow(one, path));
		const parent = parentOf(path);
		if (parent === '') return changed;
		const isFilled = [...this.#items.keys()].some((one) => one.startsWith(`${parent}/`));
		// A directory is listed only while it is empty.
		if (!isFilled) return [...changed, ...(await this.#lookAt(parent))];
		for (let up = parent; up !== ''; up = parentOf(up))
			if (this.#items.get(up)?.directory) this.#items.delete(up);
		return changed;
	}

	/** What lies at a path now, and below it. */
	async #itemsAt(path: string): Promise<FolderItem[]> {
		const { names, last } = splitPath(path);
		try {
			return await itemsOf(await directoryAt(this.#handle, names), last, path);
		} catch (error) {
			const name = error instanceof DOMException ? error.name : '';
			if (name === 'NotFoundError' || name === 'TypeMismatchError') return [];
			throw error;
		}
	}

	/** Takes items in place of all that `covers` names; returns the paths at which something is different now. */
	#lay(items: readonly FolderItem[], covers: (path: string) => boolean): string[] {
		const now = new Map(items.map((item) => [item.path, item]));
		const changed: string[] = [];
		for (const [path, { file }] of this.#items) {
			if (now.has(path) || !covers(path)) continue;
			this.#items.delete(path);
			if (file) this.#bytes.forget(file);
			changed.push(path);
		}
		for (const [path, item] of now) {
			const known = this.#items.get(path);
			if (known && stamp(known) === stamp(item)) continue;
			if (known?.file) this.#bytes.forget(known.file);
			this.#items.set(path, item);
			changed.push(path);
		}
		return changed;
	}
}

async function itemsOf(
	directory: FileSystemDirectoryHandle,
	name: string,
	path: string
): Promise<FolderItem[]> {
	try {
		const file = await (await directory.getFileHandle(name)).getFile();
		return [{ path, file }];
	} catch (error) {
		if (!(error instanceof DOMException) || error.name !== 'TypeMismatchError') throw error;
	}
	const inside = await directory.getDirectoryHandle(name);
	const items = await directoryItems(inside, { at: `${path}/` });
	return items.length > 0 ? items : [{ path, file: null, directory: true }];
}
