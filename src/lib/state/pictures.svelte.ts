import { SvelteSet } from 'svelte/reactivity';
import type { MadeImage } from '../repack/image/image-maker';
import type { ImageRecipe } from '../repack/image/recipe';
import type { Session } from './session.svelte';

const keyOf = (recipe: ImageRecipe): string => JSON.stringify(recipe);

/** Images as repairs would make them, each made once; and those that can't be made. */
export class Pictures {
	readonly #session: Session;
	// eslint-disable-next-line svelte/prefer-svelte-reactivity -- a cache: who reads it has the promise, which never changes
	readonly #made = new Map<string, Promise<MadeImage>>();
	readonly #failed = new SvelteSet<string>();

	constructor(session: Session) {
		this.#session = session;
	}

	made(recipe: ImageRecipe): Promise<MadeImage> {
		const key = keyOf(recipe);
		const known = this.#made.get(key);
		if (known) return known;
		const making = this.#session.call('makeImage', recipe);
		this.#made.set(key, making);
		making.catch(() => this.#failed.add(key));
		return making;
	}

	/** False as soon as it is known that it can't be made. */
	canMake(recipe: ImageRecipe): boolean {
		return !this.#failed.has(keyOf(recipe));
	}
}
