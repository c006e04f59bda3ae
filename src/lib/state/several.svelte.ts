import { summaryOf, type PackageSummary } from '../check/summary';
import type { Taken } from '../formats/format';
import { coverSuspectNames } from '../scan/secrets/suspects';
import { asRolecheckError, type RolecheckError } from '../worker/error';
import type { Checked, Dropped } from '../worker/protocol';
import type { Connection } from './connection';
import { nameOf } from './phase';
import { PlacesById } from './places-by-id';
import { TableView } from './table-view.svelte';

/** What is known of one of several packages. */
export type Outcome =
	| { readonly kind: 'waiting' | 'checking' }
	| { readonly kind: 'checked'; readonly summary: PackageSummary }
	| { readonly kind: 'failed'; readonly error: RolecheckError };

/** One of several things that were dropped together. */
export interface Row {
	/** Its place among them, from 0. */
	readonly at: number;
	readonly name: string;
	readonly thing: Dropped;
	readonly outcome: Outcome;
}

type LibraryIds = readonly (string | Taken)[];

/** A worker that has read more than this is ended: what it took of the memory comes back. */
const MOST_BYTES = 64 * 2 ** 20;
const MOST_WORKERS = 4;
const WAITING: Outcome = { kind: 'waiting' };

interface Options {
	/** The folder that holds them; null: they were dropped side by side. */
	readonly name: string | null;
	readonly connect: () => Connection;
	/** What the user's own library holds, as it is now. */
	readonly library: () => LibraryIds;
}

/**
 * Packages that are checked one after another, a few at a time, and what is known of each. Of a package nothing stays
 * but its line. Those that have one id are checked once more, so that each says which others have it.
 */
export class Several {
	#outcomes = $state.raw<readonly Outcome[]>([]);
	#running = $state(false);
	readonly #things: readonly Dropped[];
	readonly #options: Options;
	/** What each was last checked against, as text. */
	readonly #against: string[] = [];
	readonly #places = new PlacesById();
	#connections: readonly Connection[] = [];
	/** Counts the runs: an older one does nothing any more. */
	#turn = 0;
	readonly view = new TableView();
	readonly rows: readonly Row[] = $derived(
		this.#outcomes.map((outcome, at) => {
			const thing = this.#thing(at);
			return { at, name: this.#name(at), thing, outcome };
		})
	);
	readonly done = $derived(
		this.#outcomes.filter(({ kind }) => kind === 'checked' || kind === 'failed').length
	);

	constructor(things: readonly Dropped[], options: Options) {
		this.#things = things;
		this.#options = options;
		this.#outcomes = things.map(() => WAITING);
	}

	/** Of the folder that holds them, as it may be shown; null: they were dropped side by side. */
	get name(): string | null {
		return this.#options.name && coverSuspectNames(this.#options.name);
	}

	get running(): boolean {
		return this.#running;
	}

	/** Checks what was not checked yet, and what is out of date. Resolves at its end, or when it was stopped. */
	async run(): Promise<void> {
		if (this.#running) return;
		this.#running = true;
		const turn = ++this.#turn;
		await this.#work(this.#indices((at) => this.#outcomes[at]?.kind === 'waiting'));
		while (turn === this.#turn) {
			const stale = this.#indices((at) => this.#isStale(at));
			if (stale.length === 0) this.#end();
			else await this.#work(stale);
		}
	}

	/** What is under way is given up at once and waits again. */
	stop(): void {
		this.#end();
		this.#outcomes = this.#outcomes.map((one) => (one.kind === 'checking' ? WAITING : one));
	}

	/** What was seen of one of them while it was open, in place of its line. */
	update(at: number, checked: Checked): void {
		const known = this.#outcomes[at];
		const packages = known?.kind === 'checked' ? known.summary.packages : 1;
		if (packages > 1) return;
		this.#set(at, { kind: 'checked', summary: summaryOf(checked, packages) });
		this.#against[at] = keyOf(this.taken(at));
	}

	/** What may hold the id of one of them already: the library, and the others that are known to have it. */
	taken(at: number): LibraryIds {
		const id = this.#id(at);
		const library = this.#options.library();
		if (id === null) return library;
		const others = this.#places.of(id).filter((other) => other !== at);
		const beside = others.map((other) => ({ id, by: this.#name(other), beside: true }));
		return [...library.filter((one) => idOf(one) === id), ...beside];
	}

	#end(): void {
		this.#turn++;
		this.#running = false;
		for (const connection of this.#connections) connection.dispose();
		this.#connections = [];
	}

	async #work(queue: readonly number[]): Promise<void> {
		const cores = typeof navigator === 'undefined' ? 1 : navigator.hardwareConcurrency;
		const workers = Math.max(1, Math.min(cores || 1, MOST_WORKERS, queue.length));
		const rest = queue.values();
		await Promise.all(Array.from({ length: workers }, () => this.#lane(rest)));
	}

	/** Takes one after another from the queue that all share. */
	async #lane(queue: Iterator<number>): Promise<void> {
		let connection = this.#connectOne();
		for (let next = queue.next(); !next.done; next = queue.next()) {
			const outcome = await this.#check(next.value, connection);
			// It was stopped meanwhile: nobody waits for this any more.
			if (!this.#connections.includes(connection)) return;
			this.#set(next.value, outcome);
			const bytes = outcome.kind === 'checked' ? outcome.summary.subject.unpackedBytes : Infinity;
			if (bytes <= MOST_BYTES) continue;
			this.#leave(connection);
			connection = this.#connectOne();
		}
		this.#leave(connection);
	}

	#connectOne(): Connection {
		const connection = this.#options.connect();
		this.#connections = [...this.#connections, connection];
		return connection;
	}

	#leave(connection: Connection): void {
		this.#connections = this.#connections.filter((one) => one !== connection);
		connection.dispose();
	}

	async #check(at: number, connection: Connection): Promise<Outcome> {
		if (this.#outcomes[at]?.kind === 'waiting') this.#set(at, { kind: 'checking' });
		const library = this.taken(at);
		try {
			await connection.call('open', this.#thing(at));
			const summary = await connection.call('summarise', { deep: true, library });
			const { id } = summary.subject;
			this.#against[at] = keyOf(library.filter((one) => idOf(one) === id));
			return { kind: 'checked', summary };
		} catch (error) {
			return { kind: 'failed', error: asRolecheckError(error) };
		}
	}

	#isStale(at: number): boolean {
		return this.#id(at) !== null && this.#against[at] !== keyOf(this.taken(at));
	}

	/** Of a role: bundles are not imported by theirs. */
	#id(at: number): string | null {
		const outcome = this.#outcomes[at];
		if (outcome?.kind !== 'checked') return null;
		const { format, id } = outcome.summary.subject;
		return format === 'agotalk-role' ? id : null;
	}

	/** As it may be shown. */
	#name(at: number): string {
		return coverSuspectNames(nameOf(this.#thing(at)));
	}

	#thing(at: number): Dropped {
		const thing = this.#things[at];
		if (!thing) throw new RangeError(`no package ${at}`);
		return thing;
	}

	#indices(is: (at: number) => boolean): number[] {
		return [...this.#things.keys()].filter(is);
	}

	#set(at: number, outcome: Outcome): void {
		const before = this.#id(at);
		this.#outcomes = this.#outcomes.with(at, outcome);
		this.#places.move(at, before, this.#id(at));
	}
}

const idOf = (one: string | Taken): string => (typeof one === 'string' ? one : one.id);

const keyOf = (taken: LibraryIds): string => JSON.stringify(taken);
