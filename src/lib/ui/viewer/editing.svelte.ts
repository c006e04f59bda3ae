import { messageOf } from '$lib/message-of';
import { coverValues } from '../../scan/secrets/cover';
import { EDIT_LIMIT } from '../../state/editable-text';
import type { NoText } from '../../state/edits.svelte';
import type { Session } from '../../state/session.svelte';
import type { View } from '../../state/view.svelte';

/** What stands between the wish to edit a file and its editor. */
export type Asking =
	| { readonly kind: 'none' | 'looking' }
	/** The editor shows the text as it is: so it is asked first where that may show a secret. */
	| { readonly kind: 'ask'; readonly why: 'secret' | 'unsearched' }
	| { readonly kind: 'refused'; readonly why: NoText }
	| { readonly kind: 'failed'; readonly why: string };

/** The way into the editor of one file. */
export class Editing {
	#asking = $state.raw<Asking>({ kind: 'none' });

	constructor(
		private readonly session: Session,
		private readonly view: View,
		private readonly path: string,
		/** In bytes, as it is now. */
		private readonly size: () => number
	) {}

	get asking(): Asking {
		return this.#asking;
	}

	/** Opens the editor, or says what speaks against it. */
	async start(): Promise<void> {
		const { edits } = this.view;
		if (!edits) return;
		if (this.size() > EDIT_LIMIT) {
			this.#asking = { kind: 'refused', why: 'too-large' };
			return;
		}
		this.#asking = { kind: 'looking' };
		try {
			const begun = await edits.begin(this.path);
			if ('why' in begun) {
				this.#asking = { kind: 'refused', why: begun.why };
				return;
			}
			const why = this.view.uncovered.has(this.path) ? null : await this.#mayShow(begun.text);
			if (why === null) this.allow();
			else this.#asking = { kind: 'ask', why };
		} catch (error) {
			this.#asking = { kind: 'failed', why: messageOf(error) };
		}
	}

	/** The person has said so. */
	allow(): void {
		this.view.uncovered.add(this.path);
		this.view.editing = this.path;
		this.#asking = { kind: 'none' };
	}

	cancel(): void {
		this.#asking = { kind: 'none' };
	}

	async #mayShow(text: string): Promise<'secret' | 'unsearched' | null> {
		const { values, searched } = this.session.shown;
		if (coverValues(text, values) !== text) return 'secret';
		if (!searched) return 'unsearched';
		// The search of the package passes over files whose names say that they are no text.
		const own = await this.session.call('secretsIn', { path: this.path, text });
		return own.length > 0 ? 'secret' : null;
	}
}
