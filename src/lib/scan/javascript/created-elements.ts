import type { AnyNode, Expression } from 'acorn';
import type { Follow, ReferenceKind } from '../reference';
import { isString, keyName, memberName } from './ast';
import type { Origins } from './origins';

export type Kinds = readonly [kind: ReferenceKind, follow: Follow];

const BY_ELEMENT: ReadonlyMap<string, Kinds> = new Map<string, Kinds>([
	['script', ['script', 'script']],
	['link', ['style', 'style']],
	['img', ['image', null]],
	['iframe', ['frame', 'page']],
	['embed', ['frame', 'page']],
	['audio', ['media', null]],
	['video', ['media', null]],
	['source', ['media', null]],
	['track', ['media', null]]
]);

/** Which element a variable holds: `s = document.createElement('script')`, `i = new Image()`. */
export class CreatedElements {
	readonly #tags = new Map<string, string | null>();

	/** Notes `name = value`. A name that holds different elements, as in minified code, holds none for sure. */
	note(name: string, value: AnyNode | null | undefined): void {
		const tag = value ? createdTag(value) : null;
		if (tag === null) return;
		this.#tags.set(name, this.#tags.has(name) && this.#tags.get(name) !== tag ? null : tag);
	}

	/** The element that an expression is; null: nobody knows. */
	tag(object: AnyNode, within: number, origins: Origins): string | null {
		for (const { node } of origins.of(object, within)) {
			const tag = createdTag(node);
			if (tag !== null) return tag;
		}
		return object.type === 'Identifier' ? (this.#tags.get(object.name) ?? null) : null;
	}
}

/** What setting this attribute of an element loads; null: nothing known. */
export function attributeLoads(tag: string | null, attribute: string): Kinds | null {
	const kinds = tag === null ? undefined : BY_ELEMENT.get(tag);
	if (attribute === 'href') return tag === 'link' && kinds ? kinds : null;
	if (attribute === 'data') return tag === 'object' ? ['frame', 'page'] : null;
	if (attribute === 'poster') return tag === 'video' ? ['image', null] : null;
	if (attribute !== 'src' || tag === 'link') return null;
	return kinds ?? null;
}

function createdTag(value: AnyNode): string | null {
	if (value.type === 'NewExpression' && value.callee.type === 'Identifier') {
		if (value.callee.name === 'Image') return 'img';
		return value.callee.name === 'Audio' ? 'audio' : null;
	}
	if (value.type === 'AssignmentExpression') return createdTag(value.right);
	if (value.type !== 'CallExpression') return null;
	const name = memberName(value.callee);
	const [first] = value.arguments;
	if (!isString(first)) return null;
	if (name === 'createElement') return first.value.toLowerCase();
	// A selector says which element it finds, where it begins with one's name.
	if (name === 'querySelector') return /[a-z]+(?=[^\s>+~,]*$)/iu.exec(first.value)?.[0] ?? null;
	return null;
}

export interface AttributeSet {
	readonly object: AnyNode;
	readonly attribute: string;
	readonly value: Expression;
}

/** `x.src = url`, `x.setAttribute('src', url)` and `Object.assign(x, { src: url })`: element, attribute and URL. */
export function* attributesSet(node: AnyNode): Generator<AttributeSet> {
	if (node.type === 'AssignmentExpression') {
		if (node.operator !== '=') return;
		if (node.left.type === 'MemberExpression') {
			const attribute = memberName(node.left);
			if (attribute !== null) yield { object: node.left.object, attribute, value: node.right };
		} else if (node.left.type === 'Identifier' && node.left.name === 'location')
			yield { object: node.left, attribute: 'href', value: node.right };
		return;
	}
	if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return;
	const [first, second, third] = node.arguments;
	const method = memberName(node.callee);
	if (method === 'assign' && first && second?.type === 'ObjectExpression') {
		for (const one of second.properties) {
			const attribute = one.type === 'Property' ? keyName(one.key, one.computed) : null;
			if (one.type === 'Property' && attribute !== null)
				yield { object: first, attribute, value: one.value };
		}
		return;
	}
	const [name, value] = method === 'setAttributeNS' ? [second, third] : [first, second];
	if ((method !== 'setAttribute' && method !== 'setAttributeNS') || !isString(name)) return;
	if (!value || value.type === 'SpreadElement') return;
	yield { object: node.callee.object, attribute: name.value.toLowerCase(), value };
}
