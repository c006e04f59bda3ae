import type { AnyNode, Expression } from 'acorn';
import type { Follow, ReferenceKind } from '../reference';
import { isString, memberName } from './ast';

type Kinds = readonly [kind: ReferenceKind, follow: Follow];

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

	/** What setting this attribute of it loads; null: nothing known. */
	loads(object: AnyNode, attribute: string): Kinds | null {
		const tag = object.type === 'Identifier' ? this.#tags.get(object.name) : createdTag(object);
		const kinds = tag ? BY_ELEMENT.get(tag) : undefined;
		if (attribute === 'href') return tag === 'link' && kinds ? kinds : null;
		if (attribute === 'data') return tag === 'object' ? ['frame', 'page'] : null;
		if (attribute !== 'src' || tag === 'link') return null;
		return kinds ?? null;
	}
}

function createdTag(value: AnyNode): string | null {
	if (value.type === 'NewExpression' && value.callee.type === 'Identifier') {
		if (value.callee.name === 'Image') return 'img';
		return value.callee.name === 'Audio' ? 'audio' : null;
	}
	if (value.type === 'AssignmentExpression') return createdTag(value.right);
	if (value.type !== 'CallExpression' || memberName(value.callee) !== 'createElement') return null;
	const [tag] = value.arguments;
	return isString(tag) ? tag.value.toLowerCase() : null;
}

/** `x.src = url` and `x.setAttribute('src', url)`: the element, the attribute and the URL. */
export function attributeSet(
	node: AnyNode
): { object: AnyNode; attribute: string; value: Expression } | null {
	if (node.type === 'AssignmentExpression' && node.left.type === 'MemberExpression') {
		const attribute = memberName(node.left);
		if (attribute === null || node.operator !== '=') return null;
		return { object: node.left.object, attribute, value: node.right };
	}
	if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return null;
	const [name, value] = node.arguments;
	if (memberName(node.callee) !== 'setAttribute' || !isString(name)) return null;
	if (!value || value.type === 'SpreadElement') return null;
	return { object: node.callee.object, attribute: name.value.toLowerCase(), value };
}
