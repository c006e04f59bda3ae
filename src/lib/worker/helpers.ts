import { soloCrew, type Crew, type HireCrew } from '../archive/zip/crew';
import { harmlessness } from '../scan/secrets/trigger';
import { RolecheckError } from './error';
import type { HelperAnswer, HelperAsk, HelperReply } from './helper-wire';

/** Bytes that may wait in all helpers together. */
const IN_FLIGHT_BYTES = 8 * 2 ** 20;
/** More than this are not kept busy: the reading is what takes the time then. */
const MOST = 4;

/** One worker beside the package's own. */
class Helper {
	readonly worker = new Worker(new URL('./helper.ts', import.meta.url), { type: 'module' });
	/** Bytes that it was given and has not done with. */
	held = 0;

	tell(ask: HelperAsk): void {
		if ('bytes' in ask) this.held += ask.bytes.length;
		this.worker.postMessage(ask, 'bytes' in ask ? [ask.bytes.buffer] : []);
	}
}

interface Waiting {
	readonly resolve: (value: never) => void;
	readonly reject: (error: unknown) => void;
}

/** Hires workers to read a big archive with, one for each core; where none can be had the caller does it all. */
export const hireHelpers: HireCrew = async (words) => {
	const alone = () => soloCrew(harmlessness(words));
	const cores = typeof navigator === 'undefined' ? 1 : navigator.hardwareConcurrency;
	if (typeof Worker === 'undefined' || !(cores > 1)) return alone();
	const helpers = Array.from({ length: Math.min(cores, MOST) }, () => new Helper());
	const crew = new HelperCrew(helpers);
	try {
		await crew.ready;
		for (const helper of helpers) helper.tell({ kind: 'words', words });
		return crew;
	} catch {
		crew.end();
		return alone();
	}
};

class HelperCrew implements Crew {
	readonly ready: Promise<unknown>;
	readonly #helpers: readonly Helper[];
	readonly #waiting = new Map<number, Waiting>();
	#next = 1;
	#held = 0;
	#wake: (() => void) | null = null;
	#failure: RolecheckError | null = null;

	constructor(helpers: readonly Helper[]) {
		this.#helpers = helpers;
		this.ready = Promise.all(
			helpers.map(
				(helper) =>
					new Promise<void>((resolve, reject) => {
						helper.worker.addEventListener('message', ({ data }: MessageEvent<HelperReply>) => {
							if (data.kind === 'ready') resolve();
							else this.#receive(helper, data);
						});
						helper.worker.addEventListener('error', (event) => {
							event.preventDefault();
							reject(new Error(event.message));
							this.#fail(event.message);
						});
					})
			)
		);
	}

	hash(bytes: Uint8Array): void {
		this.#tell(this.#helpers[0], { kind: 'hash', bytes: bytes.slice() });
	}

	digest(): Promise<string> {
		return this.#ask(this.#helpers[0], (id) => ({ kind: 'digest', id }));
	}

	check: Crew['check'] = ({ bytes, items }) =>
		/* The batch's buffer is its own: it need not be copied. */
		this.#ask(this.#idlest(), (id) => ({ kind: 'batch', id, bytes, items }));

	stream: Crew['stream'] = (claim) => {
		const helper = this.#idlest();
		let number = 0;
		const fault = this.#ask<Awaited<ReturnType<ReturnType<Crew['stream']>['end']>>>(
			helper,
			(id) => ({ kind: 'stream', id: (number = id), claim })
		);
		fault.catch(() => undefined);
		return {
			push: (chunk) => this.#tell(helper, { kind: 'chunk', id: number, bytes: chunk.slice() }),
			end: () => {
				this.#tell(helper, { kind: 'end', id: number });
				return fault;
			}
		};
	};

	room(): Promise<void> | null {
		if (this.#failure) return Promise.reject(this.#failure);
		if (this.#held < IN_FLIGHT_BYTES) return null;
		return new Promise((resolve) => (this.#wake = resolve));
	}

	end(): void {
		for (const { worker } of this.#helpers) worker.terminate();
	}

	#idlest(): Helper | undefined {
		return this.#helpers.toSorted((a, b) => a.held - b.held)[0];
	}

	#tell(helper: Helper | undefined, ask: HelperAsk): void {
		if ('bytes' in ask) this.#held += ask.bytes.length;
		helper?.tell(ask);
	}

	#ask<Value extends HelperAnswer>(
		helper: Helper | undefined,
		make: (id: number) => HelperAsk
	): Promise<Value> {
		const id = this.#next++;
		return new Promise((resolve, reject) => {
			if (this.#failure) reject(this.#failure);
			this.#waiting.set(id, { resolve, reject });
			this.#tell(helper, make(id));
		});
	}

	#receive(helper: Helper, reply: HelperReply): void {
		if (reply.kind === 'taken') {
			helper.held -= reply.bytes;
			this.#held -= reply.bytes;
			if (this.#held < IN_FLIGHT_BYTES) this.#wake?.();
		} else if (reply.kind === 'done') {
			/* The ask that it answers says what the value is. */
			this.#waiting.get(reply.id)?.resolve(reply.value as never);
			this.#waiting.delete(reply.id);
		} else if (reply.kind === 'failed') this.#fail(reply.message);
	}

	#fail(message: string): void {
		this.#failure ??= new RolecheckError('ours', 'HELPER_FAILED', message);
		for (const { reject } of this.#waiting.values()) reject(this.#failure);
		this.#waiting.clear();
		this.#wake?.();
	}
}
