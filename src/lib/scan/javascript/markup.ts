import type { AnyNode, Expression } from 'acorn';
import type { HtmlAttribute, HtmlElement } from '../html/element';
import { elementReferences } from '../html/element-references';
import { readElements } from '../html/read-elements';
import type { Reference } from '../reference';
import { isString, keyName, memberName } from './ast';

/** An expression that becomes part of the page, and whether scripts in it run. */
export interface MarkupSet {
	readonly argument: Expression;
	readonly scripts: boolean;
}

/** Methods and functions that make elements of text. Of jQuery's and of what frameworks compile templates to. */
const MAKERS =
	/^(?:append|prepend|appendTo|before|after|html|replaceWith|setHTMLUnsafe|createContextualFragment|createStaticVNode|_createStaticVNode|from_html|template)$/u;

/** `document.write(html)`, `x.innerHTML = html`, `x.insertAdjacentHTML(where, html)`, html`…`. */
export function markupSet(node: AnyNode): MarkupSet | null {
	if (node.type === 'AssignmentExpression' && node.left.type === 'MemberExpression') {
		const name = memberName(node.left);
		const sets = name === 'innerHTML' || name === 'outerHTML';
		return sets ? { argument: node.right, scripts: false } : null;
	}
	if (node.type === 'TaggedTemplateExpression') {
		const { tag, quasi } = node;
		return tag.type === 'Identifier' && tag.name === 'html'
			? { argument: quasi, scripts: false }
			: null;
	}
	if (node.type !== 'CallExpression') return null;
	const name = node.callee.type === 'Identifier' ? node.callee.name : memberName(node.callee);
	const writes = name === 'write' || name === 'writeln';
	const argument = node.arguments[name === 'insertAdjacentHTML' ? 1 : 0];
	const makes = MAKERS.test(name ?? '') || name === '$' || name === 'jQuery';
	if (!writes && !makes && name !== 'insertAdjacentHTML') return null;
	return argument && argument.type !== 'SpreadElement' ? { argument, scripts: writes } : null;
}

/** What the markup loads, all of it at the place of the whole: the text's own places are lost in the string. */
export function markupReferences(html: string, scripts: boolean): Reference[] {
	if (!html.includes('<')) return [];
	return readElements(html)
		.filter((element) => !element.inert && (scripts || element.name !== 'script'))
		.flatMap(elementReferences);
}

/** `createElement('img', { src: url })`, as compilers write elements: the tag and its attributes. */
export function elementMade(
	node: AnyNode
): { readonly tag: string; readonly attributes: ReadonlyMap<string, Expression> } | null {
	if (node.type !== 'CallExpression') return null;
	// `(0, jsx)('img', …)` and `jsx('img', …)` alike: whoever is told of an element and its attributes makes it.
	const [tag, properties] = node.arguments;
	if (!isString(tag) || properties?.type !== 'ObjectExpression') return null;
	if (!/^(?:img|script|link|iframe|video|audio|source|embed|object|image)$/u.test(tag.value))
		return null;
	const attributes = new Map<string, Expression>();
	for (const one of properties.properties) {
		const name = one.type === 'Property' ? keyName(one.key, one.computed) : null;
		if (one.type === 'Property' && name !== null) attributes.set(name.toLowerCase(), one.value);
	}
	return { tag: tag.value, attributes };
}

/** What such an element loads: as if the page held it. `attributes`: those whose text is known. */
export function madeReferences(
	tag: string,
	known: readonly Pick<HtmlAttribute, 'name' | 'value' | 'span'>[]
): Reference[] {
	const attributes = new Map(known.map((one) => [one.name, { ...one, valueSpan: one.span }]));
	const span = known[0]?.span ?? { start: 0, end: 0 };
	const element: HtmlElement = {
		name: tag,
		attributes,
		span,
		text: null,
		inert: false,
		foreign: false
	};
	return elementReferences(element);
}
