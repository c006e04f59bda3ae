import { writeFile } from './folder-access';

/** Why nothing was written: the person closed the dialog, or there is a folder of this name already. */
export type NotWritten = 'cancelled' | 'exists';

/** Chromium only, and not in TypeScript's own declarations. */
interface WindowWithPicker {
	readonly showDirectoryPicker?: (options: {
		id: string;
		mode: 'readwrite';
	}) => Promise<FileSystemDirectoryHandle>;
}

export const canWriteFolders = (): boolean => 'showDirectoryPicker' in window;

/** Asks where to, and writes a new folder there. Nothing that exists is touched. */
export async function writeNewFolder(
	name: string,
	files: ReadonlyMap<string, string>
): Promise<FileSystemDirectoryHandle | NotWritten> {
	const { showDirectoryPicker } = window as WindowWithPicker;
	if (!showDirectoryPicker) throw new TypeError('showDirectoryPicker is missing');
	try {
		const parent = await showDirectoryPicker.call(window, { id: 'new-package', mode: 'readwrite' });
		if (await has(parent, name)) return 'exists';
		const folder = await parent.getDirectoryHandle(name, { create: true });
		for (const [path, text] of files) await writeFile(folder, path, text);
		return folder;
	} catch (error) {
		if (error instanceof DOMException && error.name === 'AbortError') return 'cancelled';
		throw error;
	}
}

/** A file or a folder of this name, in any case: some systems hold them to be the same. */
async function has(parent: FileSystemDirectoryHandle, name: string): Promise<boolean> {
	for await (const existing of parent.keys())
		if (existing.toLowerCase() === name.toLowerCase()) return true;
	return false;
}
