import { MediaQuery } from 'svelte/reactivity';

export type Layout = 'wide' | 'middle' | 'narrow';

/** How much room there is; the widths are those of the style sheets. */
export class Room {
	readonly #wide = new MediaQuery('min-width: 1100px');
	readonly #middle = new MediaQuery('min-width: 700px');

	get layout(): Layout {
		if (this.#wide.current) return 'wide';
		return this.#middle.current ? 'middle' : 'narrow';
	}
}
