import type { AnyNode } from 'acorn';
import { keyName, memberName } from './ast';
import type { CallSites } from './call-sites';
import type { Binding, Scopes, Source } from './scopes';

/** An expression that a value comes from, as far back as the program's text tells. */
export interface Origin {
	readonly node: AnyNode;
	/** Position of the function it stands in. */
	readonly within: number;
	/** Its name, where it is a global of the browser: `fetch`, also as `window.fetch`. */
	readonly global: string | null;
	/** Functions that have to run, beside the one that asks, for the value to come along. */
	readonly through: readonly number[];
}

const WINDOWS = new Set(['window', 'self', 'globalThis', 'top', 'parent', 'frames']);

/** Furthest way back, most ways, and most steps for one question: where it is longer, nothing is known. */
const DEEPEST = 24;
const WIDEST = 40;
const STEPS = 300;

/** A name that is given more values than these by and by has none that can be told. */
const VALUES = 3;

/** Follows names, parameters, properties and elements back to what they were made of. */
export class Origins {
	#steps = 0;
	/** Of names that were asked for; of those that are being followed, nothing: they lead to themselves. */
	readonly #bindings = new Map<Binding, Origin[]>();

	constructor(
		readonly scopes: Scopes,
		readonly calls: CallSites
	) {}

	/** The global that an expression is; null: it is something else, or may be. */
	globalName(node: AnyNode, within: number): string | null {
		for (const { global } of this.of(node, within)) if (global !== null) return global;
		return null;
	}

	of(node: AnyNode, within: number, through: readonly number[] = [], depth = 0): Origin[] {
		if (depth === 0) this.#steps = 0;
		if (depth > DEEPEST || ++this.#steps > STEPS) return [];
		const next = (inner: AnyNode): Origin[] => this.of(inner, within, through, depth + 1);
		switch (node.type) {
			case 'Identifier': {
				const binding = this.scopes.find(node.name, within);
				if (!binding) return [{ node, within, global: node.name, through }];
				return this.#known(binding, depth).map((one) =>
					through.length === 0 ? one : { ...one, through: [...through, ...one.through] }
				);
			}
			case 'MemberExpression':
				return this.#ofMember(node, next(node.object), { within, through }, depth);
			case 'ChainExpression':
				return next(node.expression);
			case 'AwaitExpression':
				return next(node.argument);
			case 'AssignmentExpression':
				return next(node.right);
			case 'SequenceExpression': {
				const last = node.expressions.at(-1);
				return last ? next(last) : [];
			}
			case 'LogicalExpression':
				return node.operator === '&&'
					? next(node.right)
					: [...next(node.left), ...next(node.right)];
			case 'ConditionalExpression':
				return [...next(node.consequent), ...next(node.alternate)];
			case 'CallExpression':
				// `fetch.bind(window)` is `fetch`.
				if (memberName(node.callee) === 'bind' && node.callee.type === 'MemberExpression')
					return next(node.callee.object);
				return [{ node, within, global: null, through }];
			default:
				return [{ node, within, global: null, through }];
		}
	}

	#known(binding: Binding, depth: number): Origin[] {
		let known = this.#bindings.get(binding);
		if (known) return known;
		this.#bindings.set(binding, []);
		known = this.#ofBinding(binding, depth);
		this.#bindings.set(binding, known);
		return known;
	}

	#ofBinding({ sources, parameter, open }: Binding, depth: number): Origin[] {
		if (open || sources.length > VALUES) return [];
		const own = sources.flatMap((source) => this.ofSource(source, [], depth + 1));
		if (!parameter) return own.slice(0, WIDEST);
		const { of, position, property } = parameter;
		const given: Origin[] = [];
		for (const args of this.calls.argumentsOf(of)) {
			if (given.length > WIDEST) break;
			const source = args[position];
			if (!source) continue;
			const origins = this.ofSource(source, [source.within], depth + 1);
			given.push(...(property === null ? origins : this.#properties(origins, property, depth)));
		}
		return [...own, ...given].slice(0, WIDEST);
	}

	ofSource({ node, within, take }: Source, through: readonly number[], depth = 0): Origin[] {
		if (depth === 0) this.#steps = 0;
		const origins = this.of(node, within, through, depth + 1);
		if (take === 'value') return origins;
		if (take !== 'element') return this.#properties(origins, take.property, depth);
		return origins.flatMap((one) => this.#elements(one, depth)).slice(0, WIDEST);
	}

	#ofMember(
		node: Extract<AnyNode, { type: 'MemberExpression' }>,
		objects: readonly Origin[],
		here: Pick<Origin, 'within' | 'through'>,
		depth: number
	): Origin[] {
		const name = memberName(node);
		const found = name === null ? [] : this.#properties(objects, name, depth);
		return found.length > 0 ? found : [{ node, global: null, ...here }];
	}

	#properties(objects: readonly Origin[], name: string, depth: number): Origin[] {
		return objects.slice(0, WIDEST).flatMap(({ node, within, global, through }): Origin[] => {
			if (global !== null)
				return WINDOWS.has(global) ? [{ node, within, global: name, through }] : [];
			if (node.type === 'ArrayExpression') {
				const element = /^\d{1,4}$/u.test(name) ? node.elements[Number(name)] : null;
				return element ? this.of(element, within, through, depth + 1) : [];
			}
			if (node.type !== 'ObjectExpression') return [];
			for (const property of node.properties) {
				if (property.type === 'Property' && keyName(property.key, property.computed) === name)
					return this.of(property.value, within, through, depth + 1);
			}
			return [];
		});
	}

	/** Of a list, a set of one, the values of an object; through what keeps elements as they are. */
	#elements({ node, within, through }: Origin, depth: number): Origin[] {
		const all = (nodes: readonly (AnyNode | null)[]): Origin[] =>
			nodes
				.slice(0, WIDEST)
				.flatMap((one) => (one ? this.of(one, within, through, depth + 1) : []));
		const inside = (inner: AnyNode | undefined): Origin[] =>
			inner ? this.ofSource({ node: inner, within, take: 'element' }, through, depth + 1) : [];
		if (node.type === 'ArrayExpression') return all(node.elements);
		if (node.type === 'NewExpression') return inside(node.arguments[0]);
		if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return [];
		const name = memberName(node.callee) ?? '';
		if (/^(?:filter|slice|reverse|sort|concat|values|toSorted|toReversed)$/u.test(name)) {
			const object = node.arguments[0];
			if (name !== 'values' || !object) return inside(node.callee.object);
			return this.of(object, within, through, depth + 1).flatMap((one) =>
				one.node.type === 'ObjectExpression'
					? one.node.properties.flatMap((property) =>
							property.type === 'Property'
								? this.of(property.value, one.within, one.through, depth + 1)
								: []
						)
					: []
			);
		}
		return [];
	}
}
