import type { FolderPlan } from '../check/folder-plan';
import type { RepackOptions } from '../repack/offer';
import { ChangedMeanwhile, TakenSteps } from '../source/folder-steps';
import { asRolecheckError } from '../worker/error';

export type WritingPhase =
	| { readonly kind: 'none' | 'planning' | 'writing' | 'refused' }
	| { readonly kind: 'asking'; readonly plan: FolderPlan }
	| { readonly kind: 'written'; readonly plan: FolderPlan }
	| { readonly kind: 'back' }
	/** Files that are others by now: nothing was done. */
	| { readonly kind: 'changed'; readonly paths: readonly string[] }
	| { readonly kind: 'failed'; readonly why: string };

/** The edits alone, or the repairs with the edits. */
export type WritingPlace = 'edits' | 'repairs';

/** Not in TypeScript's own declarations. Firefox has none: it hands out handles that are always writable. */
interface HandleWithPermission {
	requestPermission?(descriptor: { mode: 'readwrite' }): Promise<PermissionState>;
}

/** Edits and repairs written to one folder. What was there before is kept until the page closes. */
export class FolderWriting {
	#phase = $state.raw<WritingPhase>({ kind: 'none' });
	/** The last one is the first to be put back. */
	#taken = $state.raw<readonly TakenSteps[]>([]);

	#place = $state<WritingPlace>('repairs');

	constructor(readonly handle: FileSystemDirectoryHandle) {}

	/** Where on the screen it was asked for last, and is answered. */
	get place(): WritingPlace {
		return this.#place;
	}

	get phase(): WritingPhase {
		return this.#phase;
	}

	/** What the last writing replaced or removed, by path; null: there is nothing to put back. */
	get previous(): ReadonlyMap<string, Blob> | null {
		return this.#taken.at(-1)?.previous ?? null;
	}

	/** Works out what would be written, to be shown before anything is. */
	async prepare(
		place: WritingPlace,
		options: RepackOptions,
		plan: (options: RepackOptions) => Promise<FolderPlan>
	): Promise<void> {
		this.#place = place;
		this.#phase = { kind: 'planning' };
		await this.#guard(async () => {
			this.#phase = { kind: 'asking', plan: await plan(options) };
		});
	}

	cancel(): void {
		this.#phase = { kind: 'none' };
	}

	/** Writes what was shown. From a click: the browser asks for its permission in nothing else. */
	async write(plan: FolderPlan): Promise<void> {
		await this.#guard(async () => {
			if (!(await this.#mayWrite())) return void (this.#phase = { kind: 'refused' });
			this.#phase = { kind: 'writing' };
			const taken = new TakenSteps(this.handle);
			try {
				await taken.take(plan.steps);
				this.#phase = { kind: 'written', plan };
			} finally {
				if (!taken.isEmpty) this.#taken = [...this.#taken, taken];
			}
		});
	}

	/** The folder as it was before the last writing. */
	async putBack(): Promise<void> {
		const last = this.#taken.at(-1);
		if (!last) return;
		await this.#guard(async () => {
			if (!(await this.#mayWrite())) return void (this.#phase = { kind: 'refused' });
			this.#phase = { kind: 'writing' };
			await last.putBack();
			this.#taken = this.#taken.slice(0, -1);
			this.#phase = { kind: 'back' };
		});
	}

	async #mayWrite(): Promise<boolean> {
		const handle: FileSystemHandle & HandleWithPermission = this.handle;
		return (await handle.requestPermission?.({ mode: 'readwrite' })) !== 'denied';
	}

	async #guard(work: () => Promise<void>): Promise<void> {
		try {
			await work();
		} catch (error) {
			this.#phase =
				error instanceof ChangedMeanwhile
					? { kind: 'changed', paths: error.paths }
					: { kind: 'failed', why: asRolecheckError(error).message };
		}
	}
}

/** All that was written to since the page was opened. */
export class Writings {
	readonly #all: FolderWriting[] = [];

	/** Of a folder: the same again, where it was opened before. */
	async of(handle: FileSystemDirectoryHandle): Promise<FolderWriting> {
		for (const known of this.#all) if (await known.handle.isSameEntry(handle)) return known;
		const made = new FolderWriting(handle);
		this.#all.push(made);
		return made;
	}
}
