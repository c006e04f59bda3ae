import { observeFolder, type Noticed } from './folder-observer';

/** Between two looks where the browser tells of no changes, ms; a slow look makes it longer. */
const POLL = 700;
/** So many times longer than a look is the pause after it. */
const REST = 2;
/** A save is several changes (a new file, a rename): they are taken together, ms. */
const SETTLE = 50;

/** What is done about a change. */
export interface FollowerWork {
	/** Looks at these paths, or at all; true: something is different. Rejects: the folder can't be followed any more. */
	look(paths: Noticed): Promise<boolean>;
	/** Something is different: whatever follows from it. The next look waits for it. */
	changed(): Promise<void>;
	lost(error: unknown): void;
}

/**
 * Follows one folder until `stop`: by what the browser tells, else by looking again and again. While the page is
 * hidden nothing is done; what changed meanwhile is seen as soon as it is shown.
 */
export class FolderFollower {
	readonly #handle: FileSystemDirectoryHandle;
	readonly #work: FollowerWork;
	readonly #stop = new AbortController();
	#observer: { disconnect(): void } | null = null;
	#timer: ReturnType<typeof setTimeout> | undefined;
	/** What the next look is at; empty: nothing changed that we know of. */
	#next: Noticed = [];
	/** Until it is let go, and while a change is dealt with. */
	#busy = true;

	constructor(handle: FileSystemDirectoryHandle, work: FollowerWork) {
		this.#handle = handle;
		this.#work = work;
	}

	/** From now on no change is missed; nothing is done about any before `letGo`. */
	async start(): Promise<void> {
		const { signal } = this.#stop;
		document.addEventListener(
			'visibilitychange',
			() => {
				if (document.hidden) clearTimeout(this.#timer);
				else this.#notice(null);
			},
			{ signal }
		);
		const observer = await observeFolder(
			this.#handle,
			(where) => this.#notice(where),
			() => (this.#observer = null)
		);
		if (signal.aborted) return observer?.disconnect();
		this.#observer = observer;
		if (!observer) this.#notice(null);
	}

	/** `all`: begin with a look at all of it. */
	letGo(all: boolean): void {
		this.#busy = false;
		if (all) this.#notice(null);
		else this.#goOn(0);
	}

	stop(): void {
		this.#stop.abort();
		clearTimeout(this.#timer);
		this.#observer?.disconnect();
		this.#observer = null;
	}

	#notice(where: Noticed): void {
		if (this.#stop.signal.aborted) return;
		this.#next = where && this.#next && [...this.#next, ...where];
		this.#wait(SETTLE);
	}

	#wait(ms: number): void {
		clearTimeout(this.#timer);
		if (!document.hidden && !this.#busy) this.#timer = setTimeout(() => void this.#look(), ms);
	}

	async #look(): Promise<void> {
		const where = this.#next;
		this.#next = [];
		this.#busy = true;
		const started = performance.now();
		let took = 0;
		try {
			const isDifferent = await this.#work.look(where);
			took = performance.now() - started;
			if (isDifferent && !this.#stop.signal.aborted) await this.#work.changed();
		} catch (error) {
			if (this.#stop.signal.aborted) return;
			this.stop();
			this.#work.lost(error);
		}
		this.#busy = false;
		this.#goOn(took);
	}

	/** The next look: at once where something changed, after a pause where only a look can tell. */
	#goOn(took: number): void {
		if (this.#stop.signal.aborted) return;
		if (this.#next === null || this.#next.length > 0) this.#wait(SETTLE);
		else if (!this.#observer) {
			this.#next = null;
			this.#wait(Math.max(POLL, took * REST));
		}
	}
}
