import { asRolecheckError } from '../worker/error';
import type { CallOptions } from '../worker/client';
import type { Taken } from '../formats/format';
import type { Checked, CheckOptions } from '../worker/protocol';
import type { Connection } from './connection';
import type { PhaseOf } from './phase';

interface Where {
	readonly root?: string;
}

type Library = readonly (string | Taken)[];

type Show = (report: Pick<PhaseOf<'report'>, 'checked' | 'deep' | 'progress'>) => void;

/** What is said of the deep check while it runs: loudly, or not, where only what somebody just typed is checked anew. */
type Meanwhile = 'running' | 'again';

/** The checks of one package, never two deep ones at a time; each is shown as soon as it is known. */
export class Checks {
	#where: Where = {};
	#last: Checked | null = null;
	#loop: Promise<void> | null = null;
	/** Something changed since the deep check began. */
	#stale = false;
	/** One deep check has ended: from then on they are quick, since what is unchanged is not verified again. */
	#verified = false;
	readonly #connection: Connection;
	readonly #show: Show;
	/** Ids that are taken, as it is now. */
	readonly #library: () => Library;

	constructor(connection: Connection, show: Show, library: () => Library) {
		this.#connection = connection;
		this.#show = show;
		this.#library = library;
	}

	/** The contract verdict first, on the screen as soon as it is known; then everything else. */
	async first(where: Where, options: CallOptions): Promise<void> {
		this.#where = where;
		this.#last = await this.#contract(options);
		await this.#deep('running');
	}

	/** The package changed. Resolves when a check that began after this call has ended. */
	async again(where: Where, meanwhile: Meanwhile): Promise<void> {
		this.#where = where;
		if (!this.#loop) return this.#deep(meanwhile);
		this.#stale = true;
		if (!this.#verified) await this.#quick();
		await this.#loop;
	}

	#contract(options: CallOptions = {}): Promise<Checked> {
		return this.#connection.call('check', { ...this.#options(), deep: false }, options);
	}

	/** While the first deep check takes its time: at least the contract verdict of what is there now. */
	async #quick(): Promise<void> {
		const checked = await this.#contract();
		if (this.#verified) return;
		this.#last = checked;
		this.#show({ checked, deep: 'running', progress: null });
	}

	#options(): CheckOptions {
		return { ...this.#where, library: this.#library() };
	}

	#deep(meanwhile: Meanwhile): Promise<void> {
		this.#loop ??= this.#untilCurrent(meanwhile).finally(() => (this.#loop = null));
		return this.#loop;
	}

	/** Until its end the screen shows the report that is there. */
	async #untilCurrent(meanwhile: Meanwhile): Promise<void> {
		do {
			this.#stale = false;
			this.#now(meanwhile);
			try {
				const deep = await this.#connection.call(
					'check',
					{ ...this.#options(), deep: true },
					{ onProgress: (progress) => this.#now(meanwhile, progress) }
				);
				// The first one may be older than the contract verdict that stands there by now.
				if (this.#verified || !this.#stale) this.#last = deep;
				this.#verified = true;
				this.#now(this.#stale ? meanwhile : 'done');
			} catch (error) {
				if (!this.#stale) this.#now(asRolecheckError(error));
			}
		} while (this.#stale);
	}

	#now(deep: PhaseOf<'report'>['deep'], progress: PhaseOf<'report'>['progress'] = null): void {
		if (this.#last) this.#show({ checked: this.#last, deep, progress });
	}
}
