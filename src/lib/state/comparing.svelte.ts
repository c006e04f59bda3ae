import type { Comparison } from '../compare/comparison';
import type { Side } from '../compare/side';
import type { Shown } from '../scan/secrets/shown';
import type { BundleDiff, Checked, Dropped, Progress } from '../worker/protocol';
import { asRolecheckError, type RolecheckError } from '../worker/error';
import type { Connection } from './connection';
import type { Session } from './session.svelte';

export type ComparePhase =
	| { readonly kind: 'empty' }
	| { readonly kind: 'working'; readonly progress: Progress | null }
	| { readonly kind: 'failed'; readonly error: RolecheckError }
	| {
			readonly kind: 'compared';
			readonly comparison: Comparison;
			/** Of two bundles. */
			readonly bundles: BundleDiff | null;
	  };

interface Other {
	readonly thing: Dropped;
	readonly connection: Connection;
	readonly checked: Checked;
	readonly side: Side;
	readonly own: Side;
}

/** A second package beside the one on the screen, in a worker of its own until the pair is closed. */
export class Comparing {
	#phase = $state.raw<ComparePhase>({ kind: 'empty' });
	/** The other one is the later of the two. */
	#otherIsNewer = $state(false);
	#connection: Connection | null = null;
	#other: Other | null = null;
	readonly #session: Session;

	constructor(session: Session) {
		this.#session = session;
	}

	get phase(): ComparePhase {
		return this.#phase;
	}

	get otherIsNewer(): boolean {
		return this.#otherIsNewer;
	}

	/** Reads the other package and compares; the later version is told by its number. */
	async open(thing: Dropped): Promise<void> {
		this.close();
		const connection = this.#session.connectAnother();
		this.#connection = connection;
		this.#phase = { kind: 'working', progress: null };
		const onProgress = (progress: Progress): void =>
			this.#go(connection, { kind: 'working', progress });
		try {
			const { packages } = await connection.call('open', thing, { onProgress });
			const root = packages[0]?.root;
			const where = root === undefined ? {} : { root };
			const checked = await connection.call('check', { ...where, deep: true }, { onProgress });
			const side = await connection.call('side', null, { onProgress });
			const own = await this.#session.call('side', null, { onProgress });
			const { compareVersions } = await import('../compare/version');
			if (connection !== this.#connection) return;
			this.#other = { thing, connection, checked, side, own };
			const [theirs, ours] = [side, own].map(({ report }) => report.subject.version ?? '');
			this.#otherIsNewer = compareVersions(theirs ?? '', ours ?? '') > 0;
			await this.#compare(this.#other);
		} catch (error) {
			this.#go(connection, { kind: 'failed', error: asRolecheckError(error) });
		}
	}

	/** The same pair, the other way round. */
	async swap(): Promise<void> {
		if (!this.#other) return;
		this.#otherIsNewer = !this.#otherIsNewer;
		await this.#compare(this.#other);
	}

	/** A file's bytes on one side, at most `limit` of them; by the package's path. */
	async read(
		which: 'before' | 'after',
		path: string,
		own: Checked,
		limit: number
	): Promise<Uint8Array> {
		const other = this.#other;
		const isOther = (which === 'after') === this.#otherIsNewer;
		const { files } = isOther && other ? other.checked : own;
		const node = files.find((file) => file.path === path && file.kind === 'file')?.node;
		if (node === undefined) return new Uint8Array();
		const request = { node, limit };
		return isOther && other
			? other.connection.call('read', request)
			: this.#session.call('read', request);
	}

	/** The way of both to the screen: what is secret in one of them is covered in the other too. */
	get shown(): Shown {
		return this.#session.shown.with(this.#other?.checked.secrets ?? []);
	}

	close(): void {
		this.#connection?.dispose();
		this.#connection = null;
		this.#other = null;
		this.#phase = { kind: 'empty' };
	}

	async #compare({ thing, connection, checked, side, own }: Other): Promise<void> {
		const { comparePackages } = await import('../compare/compare');
		const newer = this.#otherIsNewer;
		const compared = newer ? comparePackages(own, side) : comparePackages(side, own);
		const comparison = this.shown.data(compared);
		const both = [side, own].every(
			({ report }) => report.subject.format === 'agent-compose-bundle'
		);
		const bundles = both
			? await this.#session.call('bundleDiff', { other: thing, root: checked.root, newer })
			: null;
		if (newer === this.#otherIsNewer)
			this.#go(connection, { kind: 'compared', comparison, bundles });
	}

	#go(connection: Connection, phase: ComparePhase): void {
		if (connection === this.#connection) this.#phase = phase;
	}
}
