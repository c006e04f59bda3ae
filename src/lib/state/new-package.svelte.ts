import { FIELDS_OF, unanswered, type NewRole } from '../formats/agotalk-role/skeleton/fields';
import { skeleton } from '../formats/agotalk-role/skeleton/skeleton';
import type { RolecheckError } from '../worker/error';
import type { Checked, Dropped, Repacked } from '../worker/protocol';
import { asRolecheckError } from '../worker/error';
import type { Connection } from './connection';
import type { Session } from './session.svelte';

type Outcome =
	| { readonly kind: 'none' }
	| { readonly kind: 'checked'; readonly checked: Checked }
	| { readonly kind: 'failed'; readonly error: RolecheckError };

const EMPTY: NewRole = {
	path: 'B',
	id: '',
	title: '',
	description: '',
	version: '',
	minAppVersion: '',
	addressBar: '',
	remembersProgress: ''
};

/** A package that is being thought up: the answers, the files they make, and the report of those files. */
export class NewPackage {
	#answers = $state.raw<NewRole>(EMPTY);
	#outcome = $state.raw<Outcome>({ kind: 'none' });
	#connection: Connection | null = null;
	readonly #session: Session;
	readonly missing = $derived(unanswered(this.#answers));
	readonly fields = $derived(FIELDS_OF[this.#answers.path]);
	/** By path; null while an answer is missing. */
	readonly files = $derived(skeleton(this.#answers));

	constructor(session: Session) {
		this.#session = session;
	}

	get answers(): NewRole {
		return this.#answers;
	}

	get outcome(): Outcome {
		return this.#outcome;
	}

	answer(change: Partial<NewRole>): void {
		this.#answers = { ...this.#answers, ...change };
	}

	/** What the files would be judged to be, as any dropped package is. */
	async check(): Promise<void> {
		this.close();
		const thing = this.#thing();
		if (!thing) return;
		const connection = this.#session.connectAnother();
		this.#connection = connection;
		try {
			await connection.call('open', thing);
			const checked = await connection.call('check', { deep: true });
			if (connection === this.#connection) this.#outcome = { kind: 'checked', checked };
		} catch (error) {
			if (connection === this.#connection)
				this.#outcome = { kind: 'failed', error: asRolecheckError(error) };
		}
	}

	/** The package as a zip; null while an answer is missing. */
	async zip(): Promise<Repacked | null> {
		await this.check();
		if (this.#outcome.kind === 'failed') throw this.#outcome.error;
		return this.#connection?.call('repack', { fixes: [], answers: {} }) ?? null;
	}

	/** Opens it on the main screen, where it can be launched and changed. */
	async open(): Promise<void> {
		const thing = this.#thing();
		if (thing) await this.#session.open(thing);
	}

	/** Ends the worker behind the report. */
	close(): void {
		this.#connection?.dispose();
		this.#connection = null;
		this.#outcome = { kind: 'none' };
	}

	#thing(): Dropped | null {
		if (!this.files) return null;
		const files = [...this.files].map(([path, text]) => ({ path, file: new File([text], path) }));
		return { kind: 'files', name: this.#answers.id, files };
	}
}
