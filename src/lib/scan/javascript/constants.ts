import type { AnyNode } from 'acorn';
import { isString, keyName, memberName } from './ast';
import type { Binding, Scopes } from './scopes';

type Constant = string | boolean | number | null | undefined;

/** Deepest nesting of one expression that is worked out. */
const DEEPEST = 32;

/** What a `typeof` of them is in any page. */
const OBJECTS = new Set(
	'window document self globalThis navigator location history screen localStorage'.split(' ')
);
const FUNCTIONS = new Set(
	'fetch XMLHttpRequest WebSocket Worker Promise setTimeout addEventListener'.split(' ')
);
/** Of other places where JavaScript runs: a page has none of them. */
const ELSEWHERE = new Set(
	'process require module exports global Deno Bun __dirname __filename'.split(' ')
);

/** What holds in a build that is shipped. */
const SHIPPED: ReadonlyMap<string, Constant> = new Map<string, Constant>([
	['process.env.NODE_ENV', 'production'],
	['import.meta.env.MODE', 'production'],
	['import.meta.env.DEV', false],
	['import.meta.env.PROD', true],
	['import.meta.env.SSR', false],
	['import.meta.hot', false],
	['module.hot', false],
	['__DEV__', false]
]);

/** Conditions that do not change, and URLs that objects of the file keep. */
export class Constants {
	readonly #fixed = new WeakMap<Binding, Constant>();
	readonly #properties = new Map<string, string | null>();

	/** `inPage`: it has a window and a document, as workers have not. */
	constructor(
		readonly scopes: Scopes,
		readonly inPage: boolean
	) {}

	/** `const name = value`, once it is declared. A name that blocks of one function give two values has none. */
	variable(name: string, value: AnyNode | null | undefined, within: number): void {
		const binding = this.scopes.find(name, within);
		if (!value || !binding) return;
		this.#fixed.set(binding, this.#fixed.has(binding) ? undefined : this.value(value, within));
	}

	/** Only URLs: `{ type: 'x' }` says nothing about `y.type`. */
	property(name: string, value: AnyNode): void {
		if (!isString(value) || !/^(?:https?:|wss?:|\/\/)/u.test(value.value)) return;
		this.#properties.set(name, this.#properties.has(name) ? null : value.value);
	}

	propertyText(name: string): string | null {
		return this.#properties.get(name) ?? null;
	}

	/** A literal, a constant, or what follows from them (`!1`, `'a' === 'b'`); undefined: not known. */
	value(node: AnyNode, within: number, depth = 0): Constant {
		if (depth > DEEPEST) return undefined;
		const inner = (one: AnyNode): Constant => this.value(one, within, depth + 1);
		switch (node.type) {
			case 'Literal':
				if (node.raw === 'null') return null;
				return typeof node.value === 'object' || typeof node.value === 'bigint'
					? undefined
					: node.value;
			case 'Identifier': {
				const binding = this.scopes.find(node.name, within);
				if (!binding) return SHIPPED.get(node.name);
				return this.#fixed.get(binding);
			}
			case 'MemberExpression':
			case 'ChainExpression':
				return this.#shipped(node, within);
			case 'UnaryExpression':
				if (node.operator === 'typeof') return this.#typeOf(node.argument, within);
				return node.operator === '!' ? not(inner(node.argument)) : undefined;
			case 'LogicalExpression':
				return logical(node.operator, inner(node.left), inner(node.right));
			case 'BinaryExpression': {
				const equals = /^[!=]==?$/u.exec(node.operator);
				if (!equals || node.left.type === 'PrivateIdentifier') return undefined;
				const [left, right] = [inner(node.left), inner(node.right)];
				if (left === undefined || right === undefined) return undefined;
				return (left === right) === node.operator.startsWith('=');
			}
			default:
				return undefined;
		}
	}

	#typeOf(asked: AnyNode, within: number): Constant {
		if (asked.type !== 'Identifier' || this.scopes.find(asked.name, within)) return undefined;
		if (!this.inPage) return undefined;
		if (OBJECTS.has(asked.name)) return 'object';
		if (FUNCTIONS.has(asked.name)) return 'function';
		return ELSEWHERE.has(asked.name) ? 'undefined' : undefined;
	}

	#shipped(node: AnyNode, within: number): Constant {
		const path = pathOf(node);
		if (path === null || !SHIPPED.has(path)) return undefined;
		const root = path.slice(0, path.indexOf('.'));
		return this.scopes.find(root, within) ? undefined : SHIPPED.get(path);
	}
}

const not = (value: Constant): Constant => (value === undefined ? undefined : !value);

function logical(operator: string, left: Constant, right: Constant): Constant {
	if (operator === '&&') {
		if (left !== undefined && !left) return left;
		if (right !== undefined && !right) return false;
		return left === undefined ? undefined : right;
	}
	if (operator === '||') {
		if (left) return left;
		if (right) return true;
		return left === undefined ? undefined : right;
	}
	return undefined;
}

/** `a.b.c` as text; null: it is no plain path. */
function pathOf(node: AnyNode): string | null {
	if (node.type === 'ChainExpression') return pathOf(node.expression);
	if (node.type === 'Identifier') return node.name;
	if (node.type === 'MetaProperty') return `${node.meta.name}.${node.property.name}`;
	if (node.type !== 'MemberExpression') return null;
	const [object, name] = [pathOf(node.object), keyName(node.property, node.computed)];
	return object === null || name === null || memberName(node) === null ? null : `${object}.${name}`;
}
