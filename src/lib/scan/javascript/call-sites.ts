import type { AnyNode } from 'acorn';
import { isFunction, memberName } from './ast';
import type { FunctionInfo } from './functions';
import type { Binding, Scopes, Source } from './scopes';

/** Methods that hand each element of a list to a function. */
const FOR_EACH = new Set(['forEach', 'map', 'flatMap', 'filter', 'some', 'every', 'find']);

/** Methods that lists and maps of the language have, too: a call of one says nothing about a function of that name. */
const COMMON = new Set(
	(
		'get set add has delete push pop shift unshift then catch finally call apply bind test exec match replace split ' +
		'join concat slice splice includes indexOf find filter map forEach reduce some every sort keys values entries at'
	).split(' ')
);

/** Calls of one program, by whom they call: what its functions are given. */
export class CallSites {
	readonly #byName = new Map<string, { args: readonly Source[]; isMember: boolean }[]>();
	/** Functions that are called, or handed over, where they are written. */
	readonly #inPlace = new Map<AnyNode, (readonly Source[])[]>();
	readonly #methods = new Map<string, number>();
	readonly #resolved = new Map<string, Map<Binding, (readonly Source[])[]>>();
	readonly #known = new Map<number, readonly (readonly Source[])[]>();

	constructor(
		readonly functions: readonly FunctionInfo[],
		readonly scopes: Scopes
	) {}

	add(callee: AnyNode, args: readonly AnyNode[], within: number): void {
		const given = args.map((node): Source => ({ node, within, take: 'value' }));
		this.#note(callee, given);
		const [first] = args;
		if (callee.type !== 'MemberExpression' || !first || !FOR_EACH.has(memberName(callee) ?? ''))
			return;
		this.#note(first, [{ node: callee.object, within, take: 'element' }]);
	}

	/** What the function at a position is given, at each place that calls it. */
	argumentsOf(position: number): readonly (readonly Source[])[] {
		let known = this.#known.get(position);
		if (!known) this.#known.set(position, (known = this.#argumentsOf(position)));
		return known;
	}

	#argumentsOf(position: number): readonly (readonly Source[])[] {
		const info = this.functions[position];
		if (!info?.node) return [];
		const inPlace = this.#inPlace.get(info.node) ?? [];
		const { runs, node } = info;
		const declared = node.type === 'FunctionDeclaration' ? node.id?.name : undefined;
		const name = runs.how === 'binding' ? runs.name : declared;
		if (name !== undefined) {
			const own = this.scopes.find(name, info.parent);
			return [...inPlace, ...(own ? (this.#ofBindings(name).get(own) ?? []) : [])];
		}
		if (runs.how !== 'property' || COMMON.has(runs.name) || this.#namesakes(runs.name) > 1)
			return inPlace;
		return [...inPlace, ...(this.#byName.get(runs.name) ?? []).map(({ args }) => args)];
	}

	/** Calls by a name, by what that means where they stand. */
	#ofBindings(name: string): Map<Binding, (readonly Source[])[]> {
		let known = this.#resolved.get(name);
		if (known) return known;
		known = new Map();
		for (const { args, isMember } of this.#byName.get(name) ?? []) {
			const [first] = args;
			const binding = first && !isMember ? this.scopes.find(name, first.within) : null;
			if (binding) add(known, binding, args);
		}
		this.#resolved.set(name, known);
		return known;
	}

	#note(callee: AnyNode, args: readonly Source[]): void {
		if (isFunction(callee)) return void add(this.#inPlace, callee, args);
		const isMember = callee.type === 'MemberExpression';
		const name = callee.type === 'Identifier' ? callee.name : memberName(callee);
		if (name !== null && args.length > 0) add(this.#byName, name, { args, isMember });
	}

	/** How many functions are kept under a property of that name. */
	#namesakes(name: string): number {
		if (this.#methods.size === 0)
			for (const { runs } of this.functions)
				if (runs.how === 'property')
					this.#methods.set(runs.name, (this.#methods.get(runs.name) ?? 0) + 1);
		return this.#methods.get(name) ?? 0;
	}
}

function add<Key, Value>(map: Map<Key, Value[]>, key: Key, value: Value): void {
	const list = map.get(key);
	if (list) list.push(value);
	else map.set(key, [value]);
}
