/** Which of several packages have an id, by their places among all. */
export class PlacesById {
	readonly #places = new Map<string, Set<number>>();

	/** Places of an id, in their order. */
	of(id: string): number[] {
		return [...(this.#places.get(id) ?? [])].sort((a, b) => a - b);
	}

	/** The package at `at` has another id now; null: it has none that is known. */
	move(at: number, before: string | null, now: string | null): void {
		if (before !== null) this.#places.get(before)?.delete(at);
		if (now === null) return;
		const places = this.#places.get(now) ?? new Set();
		this.#places.set(now, places.add(at));
	}
}
