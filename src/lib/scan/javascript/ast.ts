import type { AnyNode, Expression, Literal, PrivateIdentifier, Super } from 'acorn';

type Callee = Expression | Super;

export const isNode = (value: unknown): value is AnyNode =>
	typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

export const isFunction = (node: AnyNode): boolean =>
	node.type === 'FunctionExpression' ||
	node.type === 'ArrowFunctionExpression' ||
	node.type === 'FunctionDeclaration';

/** `a.b` and `a['b']` → `b`; other computed names are not known. */
export function memberName(node: AnyNode): string | null {
	if (node.type === 'ChainExpression') return memberName(node.expression);
	return node.type === 'MemberExpression' ? keyName(node.property, node.computed) : null;
}

/** Name of a property, method or member. */
export function keyName(key: Expression | PrivateIdentifier, computed: boolean): string | null {
	if (key.type === 'Literal') return key.value === null ? null : String(key.value);
	return !computed && (key.type === 'Identifier' || key.type === 'PrivateIdentifier')
		? key.name
		: null;
}

/** `b` of `a.b.c`, and of `b.c`. */
export function ownerName(callee: Callee): string | null {
	if (callee.type !== 'MemberExpression') return null;
	const { object } = callee;
	return object.type === 'Identifier' ? object.name : memberName(object);
}

export const isString = (node: AnyNode | undefined): node is Literal & { value: string } =>
	node?.type === 'Literal' && typeof node.value === 'string';

/** What an object that is written out holds under a name. */
export function propertyOf(
	object: Extract<AnyNode, { type: 'ObjectExpression' }>,
	name: string
): Expression | null {
	for (const one of object.properties)
		if (one.type === 'Property' && keyName(one.key, one.computed) === name) return one.value;
	return null;
}
