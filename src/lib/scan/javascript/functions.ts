import type { AnyNode } from 'acorn';

/** How a function comes to run. */
export type Runs =
	/** With the code around it: it is called on the spot, handed on, or returned. */
	| { readonly how: 'along' }
	/** When its variable is used, in the scope that declares it. */
	| { readonly how: 'binding'; readonly name: string }
	/** When a property or a variable of that name is used anywhere. */
	| { readonly how: 'property'; readonly name: string }
	/** When a user does something. */
	| { readonly how: 'event' };

export const ALONG: Runs = { how: 'along' };
export const ON_EVENT: Runs = { how: 'event' };

export interface FunctionInfo {
	/** Position of the function around it; -1 for the top of the program. */
	readonly parent: number;
	readonly runs: Runs;
	/** Absent: the program itself, or what stands for a user's action around it. */
	readonly node?: AnyNode;
}

/** Names that each function uses: of variables, and of properties. */
export interface Uses {
	readonly bindings: ReadonlySet<string>;
	readonly properties: ReadonlySet<string>;
}

/**
 * Which functions may run when the program starts. Follows names, not values: it errs towards running, except
 * that what only a user's action calls does not count.
 */
export function startedFunctions(
	functions: readonly FunctionInfo[],
	uses: readonly (Uses | undefined)[]
): Set<number> {
	const index = new FunctionIndex(functions);
	const started = new Set<number>([0]);
	const queue = [0];
	for (let current = queue.pop(); current !== undefined; current = queue.pop()) {
		for (const next of index.reachedFrom(current, uses[current])) {
			if (started.has(next)) continue;
			started.add(next);
			queue.push(next);
		}
	}
	return started;
}

class FunctionIndex {
	readonly #along = new Map<number, number[]>();
	readonly #bindings = new Map<string, number[]>();
	readonly #properties = new Map<string, number[]>();

	constructor(readonly functions: readonly FunctionInfo[]) {
		functions.forEach(({ parent, runs }, position) => {
			if (runs.how === 'along') add(this.#along, parent, position);
			else if (runs.how === 'binding') add(this.#bindings, `${parent} ${runs.name}`, position);
			else if (runs.how === 'property') add(this.#properties, runs.name, position);
		});
	}

	*reachedFrom(from: number, uses: Uses | undefined): Generator<number> {
		yield* this.#along.get(from) ?? [];
		for (const name of uses?.properties ?? []) yield* this.#properties.get(name) ?? [];
		for (const name of uses?.bindings ?? []) {
			yield* this.#properties.get(name) ?? [];
			yield* this.#declared(from, name);
		}
	}

	/** The innermost declaration around the use. */
	#declared(from: number, name: string): readonly number[] {
		for (let scope = from; scope !== -1; scope = this.functions[scope]?.parent ?? -1) {
			const found = this.#bindings.get(`${scope} ${name}`);
			if (found) return found;
		}
		return [];
	}
}

function add<Key>(map: Map<Key, number[]>, key: Key, value: number): void {
	const list = map.get(key);
	if (list) list.push(value);
	else map.set(key, [value]);
}
