import type { MadeScreenshot, ScreenshotRoom } from '../worker/protocol';
import type { Session } from './session.svelte';

/** Where taking a screenshot is. */
export type Taking =
	| { readonly kind: 'idle' }
	/** The browser asks what to share, or the picture is being made. */
	| { readonly kind: 'asking' }
	/** To be looked at before it is put into the package. */
	| { readonly kind: 'taken'; readonly made: MadeScreenshot }
	| { readonly kind: 'failed'; readonly error: unknown };

/** Screenshots taken for a package: the one being looked at, and those that go into its zip. */
export class Screenshots {
	#taking = $state.raw<Taking>({ kind: 'idle' });
	#kept = $state.raw<readonly MadeScreenshot[]>([]);
	#room = $state.raw<ScreenshotRoom | null>(null);
	readonly #session: Session;
	readonly #changed: () => Promise<void>;

	/** `changed`: the offered repairs are to be asked for anew. */
	constructor(session: Session, changed: () => Promise<void>) {
		this.#session = session;
		this.#changed = changed;
	}

	get taking(): Taking {
		return this.#taking;
	}

	get kept(): readonly MadeScreenshot[] {
		return this.#kept;
	}

	/** Null: the package has no place for any, or nothing is known yet. */
	get room(): ScreenshotRoom | null {
		return this.#room;
	}

	/** Asks again whether there is room for any; the worker is told which there are. */
	async look(): Promise<void> {
		const pngs = this.#kept.map(({ png }) => png);
		try {
			this.#room = await this.#session.call('screenshots', { pngs });
		} catch {
			// The repairs, asked for next, fail as well and say why.
			this.#room = null;
		}
	}

	/** Takes one picture and cuts it to its shape. */
	async take(picture: () => Promise<ImageBitmap>): Promise<void> {
		if (this.#taking.kind === 'asking') return;
		this.#taking = { kind: 'asking' };
		try {
			const bitmap = await picture();
			const made = await this.#session.call(
				'makeScreenshot',
				{ picture: bitmap },
				{ transfer: [bitmap] }
			);
			this.#taking = { kind: 'taken', made };
		} catch (error) {
			this.#taking = { kind: 'failed', error };
		}
	}

	/** Puts the one being looked at among those for the package. */
	async keep(): Promise<void> {
		if (this.#taking.kind !== 'taken') return;
		this.#kept = [...this.#kept, this.#taking.made];
		this.#taking = { kind: 'idle' };
		await this.#tell();
	}

	discard(): void {
		this.#taking = { kind: 'idle' };
	}

	async remove(shot: MadeScreenshot): Promise<void> {
		this.#kept = this.#kept.filter((one) => one !== shot);
		await this.#tell();
	}

	async #tell(): Promise<void> {
		await this.look();
		await this.#changed();
	}
}
