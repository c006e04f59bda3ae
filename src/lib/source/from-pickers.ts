import type { Dropped } from '../worker/protocol';
import type { Gathered } from './gathered';

/** Chromium only, and not in TypeScript's own declarations. */
interface WindowWithPicker {
	readonly showDirectoryPicker?: (options?: { id?: string }) => Promise<FileSystemDirectoryHandle>;
	readonly showOpenFilePicker?: (options?: {
		id?: string;
		multiple?: boolean;
	}) => Promise<FileSystemFileHandle[]>;
}

/**
 * Asks for a folder. Null: the person changed their mind.
 * Where the browser has no directory picker, or it fails (a managed device), the old folder input takes over.
 */
export async function pickFolder(): Promise<Gathered | null> {
	const { showDirectoryPicker } = window as WindowWithPicker;
	if (!showDirectoryPicker) return pickFolderByInput();
	try {
		const handle = await showDirectoryPicker.call(window, { id: 'package' });
		return { things: [{ kind: 'directory', handle }] };
	} catch (error) {
		if (error instanceof DOMException && error.name === 'AbortError') return null;
		return pickFolderByInput();
	}
}

/**
 * Asks for one or several archives; by handles, where the browser gives them, so that they can be opened again later.
 * No types: what a file is, its content says, not its name.
 */
export async function pickArchives(): Promise<Gathered | null> {
	const { showOpenFilePicker } = window as WindowWithPicker;
	if (!showOpenFilePicker) return pickArchivesByInput();
	try {
		const handles = await showOpenFilePicker.call(window, { id: 'archive', multiple: true });
		const opened = handles.map(async (handle): Promise<Dropped> => {
			const blob = await handle.getFile();
			return { kind: 'blob', name: blob.name, blob, handle };
		});
		return thingsOf(await Promise.all(opened));
	} catch (error) {
		if (error instanceof DOMException && error.name === 'AbortError') return null;
		return pickArchivesByInput();
	}
}

async function pickArchivesByInput(): Promise<Gathered | null> {
	const files = await pickByInput({ multiple: true });
	return files && thingsOf(files.map((file) => ({ kind: 'blob', name: file.name, blob: file })));
}

async function pickFolderByInput(): Promise<Gathered | null> {
	const files = await pickByInput({ webkitdirectory: true });
	return files && folderOf(files);
}

/** Files of a picked folder; each carries its path, which starts with the folder's name. */
export function folderOf(files: readonly File[]): Gathered {
	const [first] = files;
	if (!first) return { refused: 'nothing' };
	const name = first.webkitRelativePath.split('/')[0] ?? '';
	const inside = files.map((file) => ({
		path: file.webkitRelativePath.slice(name.length + 1),
		file
	}));
	return { things: [{ kind: 'files', name, files: inside }] };
}

const thingsOf = (things: readonly Dropped[]): Gathered =>
	things.length === 0 ? { refused: 'nothing' } : { things };

/** The browser's file dialog. Null when it is closed without a choice. */
function pickByInput(options: { multiple?: true; webkitdirectory?: true }): Promise<File[] | null> {
	const input = Object.assign(document.createElement('input'), { type: 'file' }, options);
	return new Promise((resolve) => {
		input.addEventListener('change', () => resolve([...(input.files ?? [])]), { once: true });
		input.addEventListener('cancel', () => resolve(null), { once: true });
		input.click();
	});
}
