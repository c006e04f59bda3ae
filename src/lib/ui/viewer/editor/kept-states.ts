import type { Edits } from '../../../state/edits.svelte';

const states = new WeakMap<Edits, Map<string, unknown>>();

/** Selection and history of each file that was edited in a package, by path, so that undo outlives a look at another file. */
export function keptStates(edits: Edits): Map<string, unknown> {
	const known = states.get(edits) ?? new Map<string, unknown>();
	states.set(edits, known);
	return known;
}
