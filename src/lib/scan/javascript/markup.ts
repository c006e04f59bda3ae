import type { AnyNode, Expression } from 'acorn';
import { elementReferences } from '../html/element-references';
import { readElements } from '../html/read-elements';
import type { Reference } from '../reference';
import { memberName } from './ast';

/** An expression that becomes part of the page, and whether scripts in it run. */
export interface MarkupSet {
	readonly argument: Expression;
	readonly scripts: boolean;
}

/** `document.write(html)`, `x.innerHTML = html`, `x.insertAdjacentHTML(where, html)`. */
export function markupSet(node: AnyNode): MarkupSet | null {
	if (node.type === 'AssignmentExpression' && node.left.type === 'MemberExpression') {
		const name = memberName(node.left);
		const sets = name === 'innerHTML' || name === 'outerHTML';
		return sets ? { argument: node.right, scripts: false } : null;
	}
	if (node.type !== 'CallExpression') return null;
	const name = memberName(node.callee);
	const writes = name === 'write' || name === 'writeln';
	const argument = node.arguments[name === 'insertAdjacentHTML' ? 1 : 0];
	if (!writes && name !== 'insertAdjacentHTML') return null;
	return argument && argument.type !== 'SpreadElement' ? { argument, scripts: writes } : null;
}

/** What the markup loads, all of it at the place of the whole: the text's own places are lost in the string. */
export function markupReferences(html: string, scripts: boolean): Reference[] {
	if (!html.includes('<')) return [];
	return readElements(html)
		.filter((element) => !element.inert && (scripts || element.name !== 'script'))
		.flatMap(elementReferences);
}
