import type { Dropped } from '../worker/protocol';
import { filesUnder } from './from-entries';
import type { Gathered, Walk } from './gathered';

/** One dropped or pasted thing, in every form this browser offers. */
interface Grabbed {
	readonly handle: Promise<FileSystemHandle | null> | null;
	readonly entry: FileSystemEntry | null;
	readonly file: File | null;
}

/** What a drop or a paste held, taken out of its event. */
export interface Grab {
	readonly items: readonly Grabbed[];
	/** Plain text beside or instead of files. */
	readonly text: string;
}

/** Not in every browser, and not in TypeScript's own declarations. */
interface ItemWithHandle {
	getAsFileSystemHandle?(): Promise<FileSystemHandle | null>;
}

/** Must be called in the event itself: the browser empties the transfer as soon as the handler returns. */
export function grab(transfer: DataTransfer): Grab {
	const items = [...transfer.items]
		.filter((item) => item.kind === 'file')
		.map((item: DataTransferItem & ItemWithHandle) => ({
			handle: item.getAsFileSystemHandle?.().catch(() => null) ?? null,
			entry: item.webkitGetAsEntry(),
			file: item.getAsFile()
		}));
	return { items, text: transfer.getData('text/uri-list') || transfer.getData('text/plain') };
}

/** What was grabbed, as things that can be opened. */
export async function gatherGrab({ items, text }: Grab, walk: Walk): Promise<Gathered> {
	if (items.length === 0) return { refused: refusalOf(text) };
	const things: Dropped[] = [];
	for (const item of items) {
		walk.signal?.throwIfAborted();
		const thing = await gatherItem(item, walk);
		if (thing) things.push(thing);
	}
	if (things.length === 0) return { refused: 'nothing' };
	return things.length > 1 && things.some(isPartOfPackage)
		? { refused: 'loose-files' }
		: { things };
}

async function gatherItem({ handle, entry, file }: Grabbed, walk: Walk): Promise<Dropped | null> {
	const given = await handle;
	if (given && isDirectory(given)) return { kind: 'directory', handle: given };
	if (entry?.isDirectory) {
		const files = await filesUnder(entry as FileSystemDirectoryEntry, walk); // isDirectory says so
		return { kind: 'files', name: entry.name, files };
	}
	if (!file) return null;
	const handled = given && isFile(given) ? { handle: given } : {};
	return { kind: 'blob', name: file.name, blob: file, ...handled };
}

const isDirectory = (handle: FileSystemHandle): handle is FileSystemDirectoryHandle =>
	handle.kind === 'directory';

const isFile = (handle: FileSystemHandle): handle is FileSystemFileHandle => handle.kind === 'file';

function refusalOf(text: string): 'nothing' | 'text' | 'link' {
	if (text.trim() === '') return 'nothing';
	return /^(?:https?|file):\/\/\S+$/u.test(text.trim()) ? 'link' : 'text';
}

/** The files of a package without its folder: the folder's name is part of the check, so they can't be judged. */
const isPartOfPackage = (thing: Dropped): boolean =>
	thing.kind === 'blob' && /^(?:role\.md|agotalk\.role\.toml)$/iu.test(thing.name);
