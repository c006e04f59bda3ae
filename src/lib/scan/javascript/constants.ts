import type { AnyNode, Expression } from 'acorn';
import type { Span } from '../span';
import { isString, keyName, memberName } from './ast';

type Constant = string | boolean | number | null | undefined;

/** What an expression comes to, as far as its text tells. */
export interface Known {
	readonly text: string;
	/** False: the start of it only. */
	readonly complete: boolean;
	readonly span: Span;
	readonly base: 'page' | 'file';
}

/** Deepest nesting of one expression that is worked out. */
const DEEPEST = 32;

/** Minified code uses one name for hundreds of things. */
const SHORTEST_NAME = 3;

/** Strings that a file gives names to, each once: a name with two values has none. */
export class Constants {
	readonly #variables = new Map<string, Constant>();
	readonly #properties = new Map<string, Constant>();

	/** A declaration, a parameter or an assignment. Of what can change, only strings are taken as they stand. */
	variable(name: string, value: AnyNode | null | undefined, fixed: boolean): void {
		if (name.length < SHORTEST_NAME) return;
		const known = value ? this.value(value) : undefined;
		const kept = fixed || typeof known === 'string' ? known : undefined;
		this.#variables.set(name, this.#variables.has(name) ? undefined : kept);
	}

	/** Only URLs: `{ type: 'x' }` says nothing about `y.type`. */
	property(name: string, value: AnyNode): void {
		if (!isString(value) || !/^(?:https?:|wss?:|\/\/)/u.test(value.value)) return;
		this.#properties.set(name, this.#properties.has(name) ? undefined : value.value);
	}

	/** A literal, a constant, or what follows from them (`!1`, `'a' === 'b'`); undefined: not known. */
	value(node: AnyNode, depth = 0): Constant {
		if (depth > DEEPEST) return undefined;
		if (node.type === 'Literal') {
			return typeof node.value === 'object' || typeof node.value === 'bigint'
				? undefined
				: node.value;
		}
		if (node.type === 'Identifier') return this.#variables.get(node.name);
		if (node.type === 'UnaryExpression' && node.operator === '!') {
			const inner = this.value(node.argument, depth + 1);
			return inner === undefined ? undefined : !inner;
		}
		if (node.type !== 'BinaryExpression' || node.left.type === 'PrivateIdentifier')
			return undefined;
		const equals = /^[!=]==?$/u.exec(node.operator);
		if (!equals) return undefined;
		const [left, right] = [this.value(node.left, depth + 1), this.value(node.right, depth + 1)];
		if (left === undefined || right === undefined) return undefined;
		return (left === right) === node.operator.startsWith('=');
	}

	/** The string an expression makes: a literal, a template, a sum, a constant, `new URL(x, base)`. */
	text(node: Expression, depth = 0): Known | null {
		const span = { start: node.start, end: node.end };
		const known = (text: string, complete = true): Known => ({
			text,
			complete,
			span,
			base: 'page'
		});
		if (depth > DEEPEST) return null;
		if (isString(node)) return literal(node.value, span);
		if (node.type === 'TemplateLiteral') return this.#template(node, depth);
		if (node.type === 'ChainExpression') return this.text(node.expression, depth + 1);
		if (node.type === 'BinaryExpression' && node.operator === '+') {
			if (node.left.type === 'PrivateIdentifier') return null;
			const left = this.text(node.left, depth + 1);
			if (!left?.complete) return left && { ...left, span };
			const right = this.text(node.right, depth + 1);
			return known(left.text + (right?.text ?? ''), right?.complete ?? false);
		}
		if (node.type === 'NewExpression') return this.#url(node.callee, node.arguments, span, depth);
		const inner = node.type === 'MemberExpression' ? memberName(node) : null;
		if (
			inner === 'href' &&
			node.type === 'MemberExpression' &&
			node.object.type === 'NewExpression'
		) {
			return this.text(node.object, depth + 1);
		}
		const value =
			node.type === 'Identifier'
				? this.#variables.get(node.name)
				: this.#properties.get(inner ?? '');
		return typeof value === 'string' ? known(value) : null;
	}

	#template(node: Extract<Expression, { type: 'TemplateLiteral' }>, depth: number): Known | null {
		const span = { start: node.start + 1, end: node.end - 1 };
		let text = '';
		for (const [position, quasi] of node.quasis.entries()) {
			text += quasi.value.cooked ?? '';
			const next = node.expressions[position];
			if (!next) break;
			const value = this.text(next, depth + 1);
			text += value?.text ?? '';
			if (!value?.complete) return { text, complete: false, span, base: 'page' };
		}
		return { text, complete: true, span, base: 'page' };
	}

	#url(callee: AnyNode, [path, base]: readonly AnyNode[], span: Span, depth: number): Known | null {
		if (callee.type !== 'Identifier' || callee.name !== 'URL') return null;
		const known = path && isExpression(path) ? this.text(path, depth + 1) : null;
		if (!known || !base) return known;
		if (isImportMetaUrl(base)) return { ...known, base: 'file' };
		const origin = isExpression(base) ? this.text(base, depth + 1) : null;
		if (!origin) return /^(?:document|location|window|self)$/u.test(rootName(base)) ? known : null;
		return { ...known, text: joined(origin.text, known.text), span };
	}
}

/** A literal's place is its text without the quotes, where it is written as it is read. */
const literal = (text: string, { start, end }: Span): Known => ({
	text,
	complete: true,
	span: { start: start + 1, end: end - 1 },
	base: 'page'
});

const isExpression = (node: AnyNode): node is Expression =>
	node.type !== 'SpreadElement' && node.type !== 'PrivateIdentifier';

const isImportMetaUrl = (node: AnyNode): boolean =>
	node.type === 'MemberExpression' &&
	node.object.type === 'MetaProperty' &&
	keyName(node.property, node.computed) === 'url';

function rootName(node: AnyNode): string {
	let inner = node;
	while (inner.type === 'MemberExpression') inner = inner.object;
	return inner.type === 'Identifier' ? inner.name : '';
}

function joined(base: string, path: string): string {
	try {
		return new URL(path, base).href;
	} catch {
		return path;
	}
}
