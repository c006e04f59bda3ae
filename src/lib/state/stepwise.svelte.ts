/** How long the page may be kept at a time, ms: with what else happens in a task it stays far under 50. */
const TURN_MS = 8;

/** Lets the page do what waits, and comes back. */
export const turn = (): Promise<void> =>
	'scheduler' in globalThis && 'yield' in scheduler
		? scheduler.yield()
		: new Promise((resolve) => setTimeout(resolve));

/**
 * A value that takes long to work out, in steps: what is quick is there at once, the rest comes in turns between which
 * the page answers. Until then it is what it was before.
 */
export class Stepwise<Value> {
	#value = $state.raw<Value | null>(null);
	#current: object | null = null;

	/** Null before the first one is done. */
	get value(): Value | null {
		return this.#value;
	}

	/** Starts anew; whatever was under way is given up. Returns the way to give up this one. */
	run(steps: Generator<void, Value>): () => void {
		const mine = (this.#current = {});
		void this.#work(steps, mine);
		return () => {
			if (this.#current === mine) this.#current = null;
		};
	}

	async #work(steps: Generator<void, Value>, mine: object): Promise<void> {
		for (let until = performance.now() + TURN_MS; this.#current === mine;) {
			const step = steps.next();
			if (step.done === true) {
				this.#value = step.value;
				return;
			}
			if (performance.now() < until) continue;
			await turn();
			until = performance.now() + TURN_MS;
		}
	}
}
