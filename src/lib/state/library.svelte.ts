import { createContext } from 'svelte';
import { isRoleId } from '../formats/agotalk-role/facts/role-id';
import type { Taken } from '../formats/format';
import {
	readLibrary,
	writeLibrary,
	type InstalledFolder,
	type StoredLibrary
} from './stored-library';

/** The roles that the user has installed already, as far as they said so. Kept in this browser. */
export class Library {
	#stored = $state.raw<StoredLibrary>({ text: '', folders: [] });
	/** Each line of the text that is an id, once. */
	readonly pasted: readonly string[] = $derived(idsIn(this.#stored.text));
	/** What a check is given. */
	readonly taken: readonly (string | Taken)[] = $derived([
		...this.#stored.folders.flatMap(({ name, ids }) =>
			ids.map((id) => ({ id, by: `${name}/${id}`, beside: false }))
		),
		...this.pasted
	]);

	/** What this browser kept. Call once, in the browser. */
	start(): void {
		this.#stored = readLibrary();
	}

	get text(): string {
		return this.#stored.text;
	}

	get folders(): readonly InstalledFolder[] {
		return this.#stored.folders;
	}

	/** Lines of the text that are no id, as they stand. */
	get unknown(): readonly string[] {
		return linesOf(this.text).filter((line) => !isRoleId(line));
	}

	setText(text: string): void {
		this.#keep({ ...this.#stored, text });
	}

	/** Takes a folder of installed roles in, in place of one of that name. */
	addFolder(folder: InstalledFolder): void {
		this.removeFolder(folder.name);
		this.#keep({ ...this.#stored, folders: [...this.folders, folder] });
	}

	removeFolder(name: string): void {
		const folders = this.folders.filter((folder) => folder.name !== name);
		this.#keep({ ...this.#stored, folders });
	}

	clear(): void {
		this.#keep({ text: '', folders: [] });
	}

	#keep(stored: StoredLibrary): void {
		this.#stored = stored;
		writeLibrary(stored);
	}
}

const linesOf = (text: string): string[] =>
	text
		.split(/[\r\n,;]+/u)
		.map((line) => line.trim().replace(/\/$/u, ''))
		.filter((line) => line !== '');

const idsIn = (text: string): string[] => [...new Set(linesOf(text).filter(isRoleId))];

export const [getLibrary, setLibrary] = createContext<Library>();
