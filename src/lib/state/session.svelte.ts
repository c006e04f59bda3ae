import { createContext } from 'svelte';
import type { Gathered, Refusal, Walk } from '../source/gathered';
import { Shown } from '../scan/secrets/shown';
import { asRolecheckError, RolecheckError } from '../worker/error';
import type { Dropped, Method, Opened, PackageApi, Refreshed } from '../worker/protocol';
import type { CallOptions } from '../worker/client';
import { Checks } from './checks';
import type { Connection } from './connection';
import { Drafts } from './drafts';
import { editDesk, type EditDesk } from './edit-desk';
import type { Run } from './run';
import { nameOf, searchOf, type Choice, type Deep, type Phase } from './phase';
import { withPackages } from './views';
import { Watching } from './watching.svelte';
import { Writings } from './folder-writing.svelte';

const NONE: readonly string[] = [];

/**
 * The package on the screen. One phase at a time, written in one place (`#go`); everything the screen shows is
 * read from it. Handed down by context.
 */
export class Session {
	#phase = $state.raw<Phase>({ kind: 'empty' });
	#refusal = $state<Refusal | null>(null);
	#watching = $state.raw<Watching | null>(null);
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

	constructor(connect: () => Connection) {
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

	/** Takes what was dropped, picked or pasted. The screen says so at once, before anything is read. */
	take(gather: (walk: Walk) => Promise<Gathered>): Promise<void> {
		const run = this.#start(null);
		return this.#guard(run, null, async () => {
			const gathered = await gather({
				signal: run.stop.signal,
				onFound: (found) => this.#go(run, { kind: 'reading', name: null, found, progress: null }),
				onLoaded: (name, done, total) =>
					this.#go(run, {
						kind: 'reading',
						name,
						found: 0,
						progress: { phase: 'load', done, total, unit: 'bytes' }
					})
			});
			if (gathered.things) return this.#takeThings(run, gathered.things);
			this.#go(run, { kind: 'empty' });
			this.refuse(gathered.refused);
		});
	}

	/** Opens one thing. */
	open(thing: Dropped): Promise<void> {
		const run = this.#start(nameOf(thing));
		return this.#guard(run, nameOf(thing), () => this.#open(run, thing));
	}

	/** Nothing to open: says why, and leaves the rest of the screen as it is. */
	refuse(refusal: Refusal | null): void {
		this.#refusal = refusal;
	}

	/** Goes on with one of several. */
	async choose(choice: Choice): Promise<void> {
		if (choice.from === 'drop') return this.open(choice.thing);
		const run = this.#run;
		if (!run) return;
		const name = this.#phase.kind === 'choosing' ? this.#phase.name : null;
		this.#go(run, { kind: 'reading', name, found: 0, progress: null });
		await this.#guard(run, name, () => this.#check(run, choice.found.root));
	}

	/** Back to the list, where what was dropped holds several packages. */
	chooseAgain(): void {
		const run = this.#run;
		if (run?.opened) this.#offerPackages(run, run.opened);
	}

	/** Stops what is under way, whatever it is, and forgets the package. */
	close(): void {
		this.#end();
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
				if (run) await this.#follow(run, refreshed);
			}
		});
	}

	async #takeThings(run: Run, things: readonly Dropped[]): Promise<void> {
		const [only, ...others] = things;
		if (only && others.length === 0) return this.#open(run, only);
		const choices = things.map((thing): Choice => ({ from: 'drop', thing }));
		this.#go(run, { kind: 'choosing', name: null, choices });
	}

	async #open(run: Run, thing: Dropped): Promise<void> {
		const name = nameOf(thing);
		run.connection = this.#connect();
		if (thing.kind === 'directory') {
			run.watching = new Watching(thing.handle, {
				look: (paths) => this.call('refresh', { paths }),
				changed: (refreshed) => this.#follow(run, refreshed)
			});
			await run.watching.prepare();
		}
		const opened = await run.connection.call('open', thing, this.#reading(run, name));
		run.stop.signal.throwIfAborted();
		run.opened = opened;
		if (opened.packages.length < 2) return this.#check(run, opened.packages[0]?.root);
		this.#offerPackages(run, opened);
	}

	#offerPackages(run: Run, { name, packages }: Opened): void {
		run.checks = null;
		const choices = packages.map((found): Choice => ({ from: 'package', found }));
		this.#go(run, { kind: 'choosing', name, choices });
	}

	async #check(run: Run, root: string | undefined): Promise<void> {
		const { connection, opened } = run;
		if (!connection || !opened) return;
		const checks = new Checks(connection, (report) => {
			if (run.checks === checks)
				this.#go(run, { kind: 'report', opened: run.opened ?? opened, ...report });
		});
		run.checks = checks;
		await checks.first(root === undefined ? {} : { root }, this.#reading(run, opened.name));
		if (run !== this.#run || this.#watching) return;
		this.#watching = run.watching;
		run.watching?.start();
	}

	/** The folder changed: the same screen, with what is true now. */
	async #follow(run: Run, { packages }: Refreshed): Promise<void> {
		if (run !== this.#run || !run.opened) return;
		run.opened = withPackages(run.opened, packages);
		if (this.#phase.kind === 'choosing') this.#offerPackages(run, run.opened);
		if (this.#phase.kind !== 'report') return;
		const { root } = this.#phase.checked;
		const where = packages.some((found) => found.root === root) ? { root } : {};
		await run.checks?.again(where, 'running');
	}

	#reading(run: Run, name: string): CallOptions {
		return {
			onProgress: (progress) => this.#go(run, { kind: 'reading', name, found: 0, progress })
		};
	}

	#start(name: string | null): Run {
		this.#end();
		const run: Run = {
			stop: new AbortController(),
			connection: null,
			opened: null,
			checks: null,
			watching: null
		};
		this.#run = run;
		this.#refusal = null;
		this.#go(run, { kind: 'reading', name, found: 0, progress: null });
		return run;
	}

	#end(): void {
		this.#run?.stop.abort();
		this.#run?.connection?.dispose();
		this.#run?.watching?.stop();
		this.#watching = null;
		this.#run = null;
	}

	async #guard(run: Run, name: string | null, work: () => Promise<void>): Promise<void> {
		try {
			await work();
		} catch (error) {
			this.#go(run, { kind: 'failed', name, error: asRolecheckError(error) });
		}
	}

	/** The one way to a new phase. */
	#go(run: Run, phase: Phase): void {
		if (run === this.#run) this.#phase = phase;
	}
}

const noPackage = (): RolecheckError =>
	new RolecheckError('ours', 'NO_PACKAGE', 'no package is open');

export const [getSession, setSession] = createContext<Session>();
