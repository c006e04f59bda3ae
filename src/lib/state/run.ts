import { countLevels } from '../contract/count-levels';
import type { Taken } from '../formats/format';
import type { CallOptions } from '../worker/client';
import { RolecheckError } from '../worker/error';
import type { Dropped, Opened, Refreshed } from '../worker/protocol';
import { Checks } from './checks';
import type { Connection } from './connection';
import { nameOf, type Phase } from './phase';
import type { RecentVerdict } from './recent-entry';
import type { Several } from './several.svelte';
import { withPackages } from './views';
import { Watching } from './watching.svelte';

export type Remember = (thing: Dropped, title: string | null, verdict: RecentVerdict) => void;

/** What an undertaking needs of the session. */
interface Session {
	/** What is on the screen. */
	readonly phase: Phase;
	isNewest(run: Run): boolean;
	go(run: Run, phase: Phase): void;
	/** The folder is followed from now on. */
	followed(run: Run): void;
	/** Ids that the user's library holds. */
	installed(): readonly (string | Taken)[];
	remember: Remember;
}

/** One undertaking of the session. Only the newest one may write; what an older one still brings is dropped. */
export class Run {
	readonly stop = new AbortController();
	connection: Connection | null = null;
	#thing: Dropped | null = null;
	opened: Opened | null = null;
	/** Of the package on the screen; null: none was chosen yet. */
	checks: Checks | null = null;
	/** Where it is a folder that can be followed. */
	watching: Watching | null = null;
	readonly #session: Session;

	constructor(
		session: Session,
		/** The line of a table that it was opened from. */
		readonly from: { readonly several: Several; readonly at: number } | null = null
	) {
		this.#session = session;
	}

	end(): void {
		this.stop.abort();
		this.connection?.dispose();
		this.watching?.stop();
	}

	go(phase: Phase): void {
		this.#session.go(this, phase);
	}

	/** Opens one thing over a new connection, and checks the only package in it. */
	async open(connection: Connection, thing: Dropped): Promise<void> {
		this.#thing = thing;
		if (thing.kind === 'directory') {
			this.watching = new Watching(thing.handle, {
				look: (paths) => connection.call('refresh', { paths }),
				changed: (refreshed) => this.follow(refreshed)
			});
			await this.watching.prepare();
		}
		this.opened = await connection.call('open', thing, this.#reading(nameOf(thing)));
		this.stop.signal.throwIfAborted();
		if (this.opened.packages.length < 2) await this.check(this.opened.packages[0]?.root);
		else this.offerPackages();
	}

	offerPackages(): void {
		if (!this.opened) return;
		this.checks = null;
		const { name, packages } = this.opened;
		this.go({ kind: 'choosing', name, choices: packages });
	}

	async check(root: string | undefined): Promise<void> {
		const { connection, opened } = this;
		if (!connection || !opened) return;
		const checks = new Checks(
			connection,
			(report) => {
				if (this.checks === checks)
					this.go({ kind: 'report', opened: this.opened ?? opened, ...report });
			},
			() => this.#taken()
		);
		this.checks = checks;
		await checks.first(root === undefined ? {} : { root }, this.#reading(opened.name));
		this.#session.followed(this);
		this.#remember();
	}

	/** The folder changed: the same screen, with what is true now. */
	async follow({ packages }: Refreshed): Promise<void> {
		if (!this.#session.isNewest(this) || !this.opened) return;
		this.opened = withPackages(this.opened, packages);
		if (this.#session.phase.kind === 'choosing') this.offerPackages();
		await this.checkAgain();
	}

	/** Checks what is on the screen anew. */
	async checkAgain(): Promise<void> {
		const { phase } = this.#session;
		if (phase.kind !== 'report') return;
		const { root } = phase.checked;
		const isThere = this.opened?.packages.some((found) => found.root === root);
		await this.checks?.again(isThere ? { root } : {}, 'running');
	}

	#remember(): void {
		const { phase } = this.#session;
		if (!this.#thing || !this.#session.isNewest(this) || phase.kind !== 'report') return;
		const { report, title } = phase.checked;
		const { error, warning } = countLevels(report.findings);
		const counted = { kind: 'package', errors: error, warnings: warning } as const;
		const isNone = report.subject.format === 'unknown';
		this.#session.remember(this.#thing, title, isNone ? { kind: 'none' } : counted);
	}

	#taken(): readonly (string | Taken)[] {
		return this.from ? this.from.several.taken(this.from.at) : this.#session.installed();
	}

	#reading(name: string): CallOptions {
		return { onProgress: (progress) => this.go({ kind: 'reading', name, found: 0, progress }) };
	}
}

export const noPackage = (): RolecheckError =>
	new RolecheckError('ours', 'NO_PACKAGE', 'no package is open');
