import { createContext, untrack } from 'svelte';
import type { Text } from '../contract/language';

/** Something the person can do now, from the palette or by a key. */
export interface Command {
	readonly id: string;
	readonly label: Text;
	/** One character, pressed alone. */
	readonly key?: string;
	readonly run: () => void;
}

/** What can be done now: each part of the screen adds its own, and takes them back when it goes. */
export class Commands {
	#sets = $state.raw<readonly (readonly Command[])[]>([]);
	/** What belongs to the package on the screen first. */
	readonly all = $derived(this.#sets.toReversed().flat());

	/** Returns what takes them back. */
	add(set: readonly Command[]): () => void {
		// An effect that adds its own must not run again because another part did.
		const others = untrack(() => this.#sets);
		this.#sets = [...others, set];
		return () => {
			this.#sets = untrack(() => this.#sets).filter((one) => one !== set);
		};
	}

	byKey(key: string): Command | undefined {
		return this.all.find((command) => command.key === key);
	}
}

export const [getCommands, setCommands] = createContext<Commands>();
