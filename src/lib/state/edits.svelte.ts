import { SvelteMap } from 'svelte/reactivity';
import { messageOf } from '$lib/message-of';
import type { Draft, DraftFile } from './draft';
import { DraftKeeping } from './draft-keeping.svelte';
import type { Drafts } from './drafts';
import type { EditDesk } from './edit-desk';
import { editableText, type NotEditable } from './editable-text';

export interface Edit extends DraftFile {
	/** What the file is by now, where somebody else changed it since; null: it is gone. Absent: it is as it was. */
	readonly theirs?: string | null;
}

/** The edited texts of one package: laid over it in the worker, kept as a draft, reconciled with the folder behind it. */
export class Edits {
	readonly #files = new SvelteMap<string, Edit>();
	#undone = $state.raw<readonly DraftFile[]>([]);
	#failure = $state<string | null>(null);
	#version = $state(0);
	/** Files as they were when their editing began. */
	// eslint-disable-next-line svelte/prefer-svelte-reactivity -- `version` says when to look again
	readonly #bases = new Map<string, string | null>();
	#isWriting = false;
	/** What went to the folder last. */
	#written: readonly DraftFile[] = [];

	readonly drafts: DraftKeeping;

	constructor(
		private readonly desk: EditDesk,
		key: string,
		drafts: Drafts
	) {
		this.drafts = new DraftKeeping(key, drafts);
	}

	/** Paths of the changed files, in their order. */
	get paths(): readonly string[] {
		return [...this.#files.keys()].sort();
	}

	/** What was taken back last, and can be had again. */
	get undone(): readonly DraftFile[] {
		return this.#undone;
	}

	/** Why the last edit could not be laid over the package. */
	get failure(): string | null {
		return this.#failure;
	}

	/** Counts what was laid over the package or taken from it. */
	get version(): number {
		return this.#version;
	}

	of(path: string): Edit | undefined {
		return this.#files.get(path);
	}

	/** The text of a file when its editing began; null: not known, or there was none. */
	baseOf(path: string): string | null {
		return this.#bases.get(path) ?? null;
	}

	/** Paths that somebody else changed too. */
	get conflicts(): readonly string[] {
		return this.paths.filter((path) => this.#files.get(path)?.theirs !== undefined);
	}

	findDrafts(): Promise<void> {
		return this.drafts.find((path) => this.#original(path).catch(() => null));
	}

	/** The text to begin with; or why there is none. */
	async begin(path: string): Promise<ReturnType<typeof editableText> | { why: 'no-file' }> {
		const edit = this.#files.get(path);
		if (edit) return { text: edit.text };
		const bytes = await this.desk.original(path);
		if (!bytes) return { why: 'no-file' };
		const read = editableText(bytes);
		if ('text' in read) this.#bases.set(path, read.text);
		return read;
	}

	/** What the person wrote, byte order mark included. */
	set(path: string, text: string): Promise<void> {
		const { theirs, base } = this.#files.get(path) ?? { base: this.#bases.get(path) ?? null };
		if (this.#undone.some((one) => one.path === path))
			this.#undone = this.#undone.filter((one) => one.path !== path);
		if (text === base && theirs === undefined) return this.#lay([{ path, base, text: null }]);
		return this.#lay([{ path, base, text, ...(theirs !== undefined && { theirs }) }]);
	}

	/** These files as they were; what was written in them can be brought back. */
	revert(paths: readonly string[]): Promise<void> {
		this.#undone = paths.flatMap((path) => this.#files.get(path) ?? []);
		return this.#lay(paths.map((path) => this.#without(path)));
	}

	async bringBack(): Promise<void> {
		const files = this.#undone;
		this.#undone = [];
		await this.#take(files);
	}

	/** Takes up a draft. What it takes the place of can be brought back. */
	async restore(draft: Draft): Promise<void> {
		this.#undone = draft.files.flatMap(({ path }) => this.#files.get(path) ?? []);
		await this.#take(draft.files);
		await this.drafts.taken(draft);
	}

	/** The folder may have changed: finds the files that are others by now, edited ones and those begun with. */
	async look(): Promise<void> {
		if (this.#isWriting) return;
		for (const [path, base] of [...this.#bases]) {
			if (this.#files.has(path)) continue;
			const now = await this.#original(path).catch(() => base);
			if (now === base || this.#files.has(path)) continue;
			this.#bases.set(path, now);
			this.#version++;
		}
		for (const [path, edit] of [...this.#files]) {
			// What can't be read can't be compared; that the folder is gone is said elsewhere.
			const now = await this.#original(path).catch(() => edit.base);
			if (this.#isWriting || this.#files.get(path) !== edit) continue;
			const { base, text } = edit;
			if (now === text) await this.#lay([{ path, base: now, text: null }]);
			else if (now === base && edit.theirs !== undefined) await this.#lay([{ path, base, text }]);
			else if (now !== base && now !== edit.theirs)
				await this.#lay([{ path, base, text, theirs: now }]);
		}
	}

	/** Of two versions mine counts: the file on the disk is what is replaced by it. */
	keepMine(path: string): Promise<void> {
		const edit = this.#files.get(path);
		if (edit?.theirs === undefined) return Promise.resolve();
		return this.#lay([{ path, base: edit.theirs, text: edit.text }]);
	}

	/** Of two versions the other counts; mine can be brought back. */
	takeTheirs(path: string): Promise<void> {
		return this.revert([path]);
	}

	/** Paths of the folder that were written with the edits in them; while they are, nobody else is taken to have done so. */
	async whileWriting(write: () => Promise<readonly string[] | null>): Promise<void> {
		this.#isWriting = true;
		try {
			const written = await write();
			if (!written) return;
			const inside = await this.desk.look(written);
			const own = this.paths.filter((path) => inside.includes(path));
			for (const path of own) this.#bases.set(path, await this.#original(path));
			this.#written = own.flatMap((path) => this.#files.get(path) ?? []);
			await this.#lay(
				own.map((path) => ({ path, base: this.#bases.get(path) ?? null, text: null }))
			);
		} finally {
			this.#isWriting = false;
		}
	}

	/** What was written to the folder was put back: the edits are edits again. */
	async takeUpAgain(): Promise<void> {
		const files = this.#written;
		this.#written = [];
		await this.desk.look(null);
		await this.#take(files);
	}

	/** Files with what was written in them, over what they are now. */
	async #take(files: readonly DraftFile[]): Promise<void> {
		const edits = await Promise.all(
			files.map(async ({ path, base, text }): Promise<Laid> => {
				const now = await this.#original(path);
				if (now === text) return { path, base: now, text: null };
				return now === base ? { path, base, text } : { path, base, text, theirs: now };
			})
		);
		await this.#lay(edits);
	}

	#without(path: string): Laid {
		const { theirs, base } = this.#files.get(path) ?? { base: this.#bases.get(path) ?? null };
		return { path, base: theirs === undefined ? base : theirs, text: null };
	}

	/** The text of a file without its edits; null: there is none. */
	async #original(path: string): Promise<string | null> {
		const bytes = await this.desk.original(path);
		const read = bytes && editableText(bytes);
		return read && 'text' in read ? read.text : null;
	}

	async #lay(edits: readonly Laid[]): Promise<void> {
		for (const { text, ...file } of edits) {
			this.#bases.set(file.path, file.base);
			if (text === null) this.#files.delete(file.path);
			else this.#files.set(file.path, { ...file, text });
		}
		const told = edits.map(({ path, text }) => this.desk.edit(path, text));
		try {
			await Promise.all([this.#keep(), ...told]);
			this.#failure = null;
		} catch (error) {
			this.#failure = messageOf(error);
		}
		this.#version++;
	}

	#keep(): Promise<void> {
		const all = [...this.#files.values()];
		return this.drafts.keep(all.map(({ path, base, text }) => ({ path, base, text })));
	}
}

/** An edit to be laid over the package; a text of null takes it away. */
type Laid = Omit<Edit, 'text'> & { readonly text: string | null };

export type NoText = NotEditable | 'no-file';
