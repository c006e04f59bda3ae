import { directoryAt, splitPath, writeFile } from './folder-access';
import type { FileState, FolderStep } from './folder-step';

/** What a folder held at a path: a file's bytes, a directory, or nothing. */
type Held = Blob | 'directory' | null;

/** How it was before, and what was left there, so that it can be told whether somebody else wrote since. */
interface Touched {
	readonly path: string;
	readonly before: Held;
	after: FileState | 'directory' | null;
}

/** Paths that are not as they were when they were read: nothing was written. */
export class ChangedMeanwhile extends Error {
	override readonly name = 'ChangedMeanwhile';
	constructor(readonly paths: readonly string[]) {
		super(`changed since it was read: ${paths.join(', ')}`);
	}
}

/** Steps that were taken on a folder, with the way back. */
export class TakenSteps {
	readonly #folder: FileSystemDirectoryHandle;
	readonly #touched: Touched[] = [];

	constructor(folder: FileSystemDirectoryHandle) {
		this.#folder = folder;
	}

	/** Files as they were, by path; of what was made anew there are none. */
	get previous(): ReadonlyMap<string, Blob> {
		return new Map(
			this.#touched.flatMap(({ path, before }) =>
				before instanceof Blob ? [[path, before] as const] : []
			)
		);
	}

	/** Whether anything was changed. */
	get isEmpty(): boolean {
		return this.#touched.length === 0;
	}

	/**
	 * Takes all steps, or none where a file is not as it was read (`ChangedMeanwhile`). Where the browser refuses in the
	 * middle it rejects with its error: what was done until then can be put back.
	 */
	async take(steps: readonly FolderStep[]): Promise<void> {
		const held = new Map<FolderStep, Held>();
		const changed: string[] = [];
		for (const step of steps) {
			const there = await heldAt(this.#folder, step.path);
			const before = expectedBy(step);
			const isOther = before === null && goesAs(steps, step.path, there);
			if (!isOther && !isSame(there, before)) changed.push(step.path);
			// Into memory: the file behind it is about to be another.
			else held.set(step, isOther ? null : await copyOf(there));
		}
		if (changed.length > 0) throw new ChangedMeanwhile(changed);
		for (const step of steps) {
			const touched: Touched = { path: step.path, before: held.get(step) ?? null, after: null };
			this.#touched.push(touched);
			try {
				if (step.kind === 'write') await writeFile(this.#folder, step.path, step.bytes);
				else await remove(this.#folder, step.path);
			} finally {
				const now = await heldAt(this.#folder, step.path);
				touched.after = stateOf(now);
				// It was refused, and is what it was.
				if (isSame(now, expectedBy(step))) this.#touched.pop();
			}
		}
	}

	/** All as it was. Rejects with `ChangedMeanwhile`, and does nothing, where somebody else wrote since. */
	async putBack(): Promise<void> {
		const changed: string[] = [];
		for (const { path, after } of this.#touched) {
			const there = await heldAt(this.#folder, path);
			const isOurs = this.#touched.some((one) => isSame(there, one.after));
			if (!isSame(there, after) && !(after === null && isOurs)) changed.push(path);
		}
		if (changed.length > 0) throw new ChangedMeanwhile(changed);
		for (const { path, before } of this.#touched)
			if (before === null) await remove(this.#folder, path);
		for (const { path, before } of this.#touched) {
			if (before instanceof Blob) await writeFile(this.#folder, path, before);
			else if (before === 'directory')
				await directoryAt(this.#folder, path.split('/'), { create: true });
		}
		this.#touched.length = 0;
	}
}

/** Where names may differ in case only, a new name shows the file that goes. */
const goesAs = (steps: readonly FolderStep[], path: string, there: Held): boolean =>
	there !== null &&
	steps.some(
		(step) =>
			step.kind === 'remove' &&
			step.path.toLowerCase() === path.toLowerCase() &&
			isSame(there, step.before)
	);

const expectedBy = (step: FolderStep): FileState | 'directory' | null =>
	step.kind === 'remove-directory' ? 'directory' : step.before;

const stateOf = (held: Held): Touched['after'] =>
	held instanceof File ? { size: held.size, modified: held.lastModified } : held && 'directory';

const copyOf = async (held: Held): Promise<Held> =>
	held instanceof Blob ? new Blob([await held.arrayBuffer()]) : held;

const isSame = (there: Held, expected: FileState | 'directory' | null): boolean =>
	there instanceof File && expected !== null && expected !== 'directory'
		? there.size === expected.size && there.lastModified === expected.modified
		: there === expected;

const isAbsent = (error: unknown): boolean =>
	error instanceof DOMException && error.name === 'NotFoundError';

async function heldAt(folder: FileSystemDirectoryHandle, path: string): Promise<Held> {
	const { names, last } = splitPath(path);
	try {
		const parent = await directoryAt(folder, names);
		return await (await parent.getFileHandle(last)).getFile();
	} catch (error) {
		if (isAbsent(error)) return null;
		if (error instanceof DOMException && error.name === 'TypeMismatchError') return 'directory';
		throw error;
	}
}

/** Removes a file or an empty directory, and the directories that it leaves empty. */
async function remove(folder: FileSystemDirectoryHandle, path: string): Promise<void> {
	const { names, last } = splitPath(path);
	try {
		const parent = await directoryAt(folder, names);
		await parent.removeEntry(last);
		for await (const _name of parent.keys()) return;
	} catch (error) {
		if (isAbsent(error)) return;
		throw error;
	}
	if (names.length > 0) await remove(folder, names.join('/'));
}
