import type { AnyNode, Pattern } from 'acorn';
import { keyName } from './ast';

/** Where a value comes from: an expression, an element of one that is a list, or a property of one. */
export interface Source {
	readonly node: AnyNode;
	/** Position of the function that it stands in. */
	readonly within: number;
	readonly take: 'value' | 'element' | { readonly property: string };
}

/** What a function is given at one place, or a property of that. */
interface Parameter {
	readonly of: number;
	readonly position: number;
	readonly property: string | null;
}

/** A name that a program declares. */
export interface Binding {
	readonly sources: Source[];
	readonly parameter: Parameter | null;
	/** It has values that nobody knows here: imported, caught, counted. */
	open: boolean;
}

/** Null: nobody knows; `later`: nothing yet. */
type Origin = Source | { readonly parameter: Parameter } | 'later' | null;

/** Names by the function that declares them. Blocks are taken as parts of their function: what is named twice has two values. */
export class Scopes {
	readonly #names: (Map<string, Binding> | undefined)[] = [];
	/** `x = value`, seen before or after `x` is declared. */
	readonly #assigned: { name: string; source: Source; whole: boolean }[] = [];

	/** `parents`: of each function, the one around it. */
	constructor(readonly parents: (within: number) => number) {}

	/** All the names of a pattern. */
	declare(within: number, pattern: Pattern | AnyNode, origin: Origin): void {
		switch (pattern.type) {
			case 'Identifier':
				return this.#bind(within, pattern.name, origin);
			case 'AssignmentPattern': {
				this.declare(within, pattern.left, origin);
				const given: Source = { node: pattern.right, within, take: 'value' };
				if (pattern.left.type === 'Identifier') this.#bind(within, pattern.left.name, given);
				return;
			}
			case 'RestElement':
				return this.declare(within, pattern.argument, null);
			case 'ArrayPattern':
				for (const element of pattern.elements) if (element) this.declare(within, element, null);
				return;
			case 'ObjectPattern':
				for (const property of pattern.properties) {
					if (property.type === 'RestElement') this.declare(within, property, null);
					else {
						const name = keyName(property.key, property.computed);
						this.declare(within, property.value, inner(origin, name));
					}
				}
				return;
			default:
		}
	}

	/** `whole`: the value is what it is from then on, not a part of it. */
	assign(name: string, source: Source, whole: boolean): void {
		this.#assigned.push({ name, source, whole });
	}

	/** Once all is declared. */
	settle(): void {
		for (const { name, source, whole } of this.#assigned) {
			const binding = this.find(name, source.within);
			if (whole) binding?.sources.push(source);
			else if (binding) binding.open = true;
		}
		this.#assigned.length = 0;
	}

	/** The declaration that a name means in a function; null: the program has none, it is a global. */
	find(name: string, within: number): Binding | null {
		for (let scope = within; scope !== -1; scope = this.parents(scope)) {
			const found = this.#names[scope]?.get(name);
			if (found) return found;
		}
		return null;
	}

	#bind(within: number, name: string, origin: Origin): void {
		const names = (this.#names[within] ??= new Map<string, Binding>());
		let binding = names.get(name);
		if (!binding) {
			const parameter = isParameter(origin) ? origin.parameter : null;
			names.set(name, (binding = { sources: [], parameter, open: false }));
		}
		if (origin === null) binding.open = true;
		else if (origin !== 'later' && !isParameter(origin)) binding.sources.push(origin);
	}
}

const isParameter = (origin: Origin): origin is { readonly parameter: Parameter } =>
	origin !== null && origin !== 'later' && 'parameter' in origin;

/** A property of what is taken apart; of a property's own parts nothing is known. */
function inner(origin: Origin, property: string | null): Origin {
	if (origin === null || origin === 'later' || property === null) return null;
	if (isParameter(origin))
		return origin.parameter.property === null
			? { parameter: { ...origin.parameter, property } }
			: null;
	return origin.take === 'value' ? { ...origin, take: { property } } : null;
}
