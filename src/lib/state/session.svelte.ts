import { createContext } from 'svelte';
import type { Taken } from '../formats/format';
import type { Gathered, Refusal, Walk } from '../source/gathered';
import { Shown } from '../scan/secrets/shown';
import { asRolecheckError } from '../worker/error';
import type { Dropped, FoundPackage, Method, PackageApi } from '../worker/protocol';
import type { CallOptions } from '../worker/client';
import type { Connection } from './connection';
import { Drafts } from './drafts';
import { editDesk, type EditDesk } from './edit-desk';
import { noPackage, Run, type Remember } from './run';
import { nameOf, searchOf, walkOf, type Deep, type Phase } from './phase';
import { Several } from './several.svelte';
import type { Watching } from './watching.svelte';
import { Writings } from './folder-writing.svelte';

const NONE: readonly string[] = [];

/**
 * The package on the screen, or the table of several. One phase at a time, written in one place (`go`); everything the
 * screen shows is read from it. Handed down by context.
 */
export class Session {
	#phase = $state.raw<Phase>({ kind: 'empty' });
	#refusal = $state<Refusal | null>(null);
	#watching = $state.raw<Watching | null>(null);
	#several = $state.raw<Several | null>(null);
	/** Whether its texts are being searched for secrets; an error: that search never ended. */
	readonly search = $derived<Deep>(
		this.#phase.kind === 'report' ? searchOf(this.#phase) : 'running'
	);
	readonly #secrets = $derived(this.#phase.kind === 'report' ? this.#phase.checked.secrets : NONE);
	/** The way from the package's texts to the screen: what is secret in them, or may be, is covered. */
	readonly shown = $derived(new Shown(this.#secrets, this.search === 'done'));
	#run: Run | null = null;
	readonly writings = new Writings();
	readonly drafts = new Drafts();
	readonly #connect: () => Connection;

	constructor(
		connect: () => Connection,
		/** Ids that are taken already. */
		readonly installed: () => readonly (string | Taken)[] = () => [],
		/** Takes note of what was checked. */
		readonly remember: Remember = () => undefined
	) {
		this.#connect = connect;
	}

	get phase(): Phase {
		return this.#phase;
	}

	/** What is shown is of the files as they are: no edit waits to be checked. */
	get current(): boolean {
		return this.#phase.kind === 'report' && this.#phase.deep === 'done';
	}

	/** Why the last drop, pick or paste came to nothing. */
	get refusal(): Refusal | null {
		return this.#refusal;
	}

	/** How the folder on the screen is followed; null: it is none, or was opened without a handle. */
	get watching(): Watching | null {
		return this.#watching;
	}

	/** The table on the screen, or the one that the package on the screen is from. */
	get several(): Several | null {
		return this.#several;
	}

	/** Takes what was dropped, picked or pasted. The screen says so at once, before anything is read. */
	take(gather: (walk: Walk) => Promise<Gathered>): Promise<void> {
		const run = this.#start(null);
		return this.#guard(run, null, async () => {
			const gathered = await gather(walkOf(run.stop.signal, (phase) => run.go(phase)));
			if (gathered.things) return this.#takeThings(run, gathered.things);
			run.go({ kind: 'empty' });
			this.refuse(gathered.refused);
		});
	}

	/** Opens one thing. */
	open(thing: Dropped): Promise<void> {
		const run = this.#start(nameOf(thing));
		return this.#guard(run, nameOf(thing), () => this.#open(run, thing));
	}

	/** Opens one of the table, which stays as it is behind it. */
	openRow(at: number): Promise<void> {
		const several = this.#several;
		const row = several?.rows[at];
		if (!several || !row) return Promise.resolve();
		const run = this.#start(row.name, { several, at });
		return this.#guard(run, row.name, () => this.#open(run, row.thing));
	}

	/** Nothing to open: says why, and leaves the rest of the screen as it is. */
	refuse(refusal: Refusal | null): void {
		this.#refusal = refusal;
	}

	/** Goes on with one of several packages in one thing. */
	async choose({ root }: FoundPackage): Promise<void> {
		const run = this.#run;
		if (!run) return;
		const name = this.#phase.kind === 'choosing' ? this.#phase.name : null;
		run.go({ kind: 'reading', name, found: 0, progress: null });
		await this.#guard(run, name, () => run.check(root));
	}

	/** Back to the list, where what was dropped holds several packages. */
	chooseAgain(): void {
		this.#run?.offerPackages();
	}

	/** The user's library is another: whatever rests on it is checked again. */
	async recheck(): Promise<void> {
		await this.#run?.checkAgain();
		await this.#several?.run();
	}

	/** Stops what is under way: back to the table that it is from, or else to the empty page. */
	leave(): void {
		const from = this.#run?.from;
		if (!from) return this.close();
		const { phase } = this;
		if (phase.kind === 'report' && phase.deep === 'done')
			from.several.update(from.at, phase.checked);
		this.#showTable(from.several);
	}

	/** Stops what is under way, whatever it is, and forgets the package and the table. */
	close(): void {
		this.#end();
		this.#leaveTable();
		this.#refusal = null;
		this.#phase = { kind: 'empty' };
	}

	/** A worker for a second package, beside the one on the screen; whoever asks for it ends it. */
	connectAnother(): Connection {
		return this.#connect();
	}

	/** Asks the worker of the package on the screen. */
	call<M extends Method>(
		method: M,
		params: Parameters<PackageApi[M]>[0],
		options?: CallOptions
	): Promise<ReturnType<PackageApi[M]>> {
		return this.#run?.connection?.call(method, params, options) ?? Promise.reject(noPackage());
	}

	/** How edits reach the package at `root` of what is open now, and no other one that is opened later. */
	desk(root: string): EditDesk {
		const run = this.#run;
		return editDesk(root, {
			call: (method, params) =>
				run?.connection?.call(method, params) ?? Promise.reject(noPackage()),
			again: async () => {
				const isShown = this.#phase.kind === 'report' && this.#phase.checked.root === root;
				if (run === this.#run && isShown) await run?.checks?.again({ root }, 'again');
			},
			follow: async (refreshed) => {
				await run?.follow(refreshed);
			}
		});
	}

	/** The one way to a new phase. */
	go(run: Run, phase: Phase): void {
		if (this.isNewest(run)) this.#phase = phase;
	}

	readonly isNewest = (run: Run): boolean => run === this.#run;

	/** The folder that a run has opened is followed from now on. */
	followed(run: Run): void {
		if (!this.isNewest(run) || this.#watching) return;
		this.#watching = run.watching;
		run.watching?.start();
	}

	async #takeThings(run: Run, things: readonly Dropped[]): Promise<void> {
		const [only, ...others] = things;
		if (only && others.length === 0) await this.#open(run, only);
		else this.#startTable(null, things);
	}

	/** A folder of packages becomes a table; of one that stands in a table already only the packages are offered. */
	async #open(run: Run, thing: Dropped): Promise<void> {
		const connection = (run.connection = this.#connect());
		if (!run.from && thing.kind !== 'blob') {
			const things = await connection.call('split', thing);
			run.stop.signal.throwIfAborted();
			if (things) this.remember(thing, null, { kind: 'table', packages: things.length });
			if (things) return this.#startTable(nameOf(thing), things);
		}
		await run.open(connection, thing);
	}

	#startTable(name: string | null, things: readonly Dropped[]): void {
		const options = { name, connect: this.#connect, library: this.installed };
		const several = new Several(things, options);
		this.#several = several;
		this.#showTable(several);
		void several.run();
	}

	#showTable(several: Several): void {
		this.#end();
		this.#run = new Run(this);
		this.#run.go({ kind: 'several', several });
	}

	#leaveTable(): void {
		this.#several?.stop();
		this.#several = null;
	}

	#start(name: string | null, from: Run['from'] = null): Run {
		this.#end();
		if (!from) this.#leaveTable();
		const run = (this.#run = new Run(this, from));
		this.#refusal = null;
		run.go({ kind: 'reading', name, found: 0, progress: null });
		return run;
	}

	#end(): void {
		this.#run?.end();
		this.#watching = null;
		this.#run = null;
	}

	async #guard(run: Run, name: string | null, work: () => Promise<void>): Promise<void> {
		try {
			await work();
		} catch (error) {
			const progress = this.#phase.kind === 'reading' ? this.#phase.progress : null;
			run.go({ kind: 'failed', name, error: asRolecheckError(error), progress });
		}
	}
}

export const [getSession, setSession] = createContext<Session>();
