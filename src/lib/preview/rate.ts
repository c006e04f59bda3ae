/** Lets `perSecond` things through in each second and counts the rest. */
export class Rate {
	#second = 0;
	#used = 0;
	#dropped = 0;

	constructor(
		readonly perSecond: number,
		private readonly now: () => number = () => Date.now()
	) {}

	/** False: this one is over the limit. */
	take(): boolean {
		const second = Math.floor(this.now() / 1000);
		if (second !== this.#second) {
			this.#second = second;
			this.#used = 0;
		}
		if (this.#used++ < this.perSecond) return true;
		this.#dropped++;
		return false;
	}

	/** How many were over the limit since this was asked last. */
	takeDropped(): number {
		const dropped = this.#dropped;
		this.#dropped = 0;
		return dropped;
	}
}
