import { messageOf } from '$lib/message-of';
import type { Draft, DraftFile } from './draft';
import type { Drafts } from './drafts';

/** The draft of what is being edited in one package, and those that earlier pages left. */
export class DraftKeeping {
	#offered = $state.raw<readonly Draft[]>([]);
	#notKept = $state<string | null>(null);
	/** Each page writes its own: nothing of an earlier one is overwritten. */
	readonly #id = crypto.getRandomValues(new Uint32Array(4)).join('-');

	constructor(
		private readonly key: string,
		private readonly drafts: Drafts
	) {}

	/** Neither taken nor thrown away; newest first. */
	get offered(): readonly Draft[] {
		return this.#offered;
	}

	/** Why the browser keeps no copy. */
	get notKept(): string | null {
		return this.#notKept;
	}

	/** Looks for drafts of this package. One that says what the files say already is forgotten. */
	async find(original: (path: string) => Promise<string | null>): Promise<void> {
		const found: Draft[] = [];
		for (const draft of await this.drafts.of(this.key)) {
			if (draft.id === this.#id) continue;
			const now = await Promise.all(draft.files.map(({ path }) => original(path)));
			if (draft.files.some(({ text }, at) => text !== now[at])) found.push(draft);
			else await this.drafts.forget(draft.id);
		}
		this.#offered = found;
	}

	/** It was taken up, and is part of the draft of this page by now, if that could be kept. */
	async taken(draft: Draft): Promise<void> {
		if (this.#notKept === null) await this.throwAway(draft);
		else this.#offered = this.#offered.filter((one) => one !== draft);
	}

	async throwAway(draft: Draft): Promise<void> {
		this.#offered = this.#offered.filter((one) => one !== draft);
		await this.drafts.forget(draft.id);
	}

	/** All that is edited now. */
	async keep(files: readonly DraftFile[]): Promise<void> {
		if (files.length === 0) return this.drafts.forget(this.#id);
		try {
			await this.drafts.keep({ id: this.#id, of: this.key, at: Date.now(), files });
			this.#notKept = null;
		} catch (error) {
			this.#notKept = messageOf(error);
		}
	}
}
