import { storedJson, storeJson } from './stored-json';

/** A folder of installed roles, as it was when it was read. */
export interface InstalledFolder {
	readonly name: string;
	readonly ids: readonly string[];
}

export interface StoredLibrary {
	/** Ids as they were written down, one a line. */
	readonly text: string;
	readonly folders: readonly InstalledFolder[];
}

const KEY = 'rolecheck.library';

const isFolder = (value: unknown): value is InstalledFolder =>
	typeof value === 'object' &&
	value !== null &&
	'name' in value &&
	typeof value.name === 'string' &&
	'ids' in value &&
	Array.isArray(value.ids) &&
	value.ids.every((id) => typeof id === 'string');

/** What this browser kept; anything that is no such list is left out. */
export function readLibrary(): StoredLibrary {
	const stored = storedJson(KEY);
	const text = 'text' in stored && typeof stored.text === 'string' ? stored.text : '';
	const folders: unknown[] =
		'folders' in stored && Array.isArray(stored.folders) ? stored.folders : [];
	return { text, folders: folders.filter(isFolder) };
}

export const writeLibrary = (library: StoredLibrary): void =>
	storeJson(KEY, library.text === '' && library.folders.length === 0 ? null : library);
