import type { AnyNode, Expression } from 'acorn';
import type { StorageUse } from '../reference';
import { CreatedElements, attributeSet } from './created-elements';
import { type Loading, loadingCalls } from './loading-calls';
import { type MarkupSet, markupSet } from './markup';
import { storageApi } from './storage';

/** Something that loads, and the position of the function it stands in. What it names is worked out at the end. */
export type Found = { readonly within: number } & (
	{ readonly loading: Loading } | { readonly set: AttributeSet } | { readonly markup: MarkupSet }
);

type AttributeSet = NonNullable<ReturnType<typeof attributeSet>>;

/** Gathers what the nodes of a program load and keep. */
export class ScriptReader {
	readonly found: Found[] = [];
	readonly storage: StorageUse[] = [];
	readonly elements = new CreatedElements();
	/** What a `typeof` asks about: that is no use of it. */
	#asked: AnyNode | null = null;

	node(node: AnyNode, within: number): void {
		switch (node.type) {
			case 'Identifier':
			case 'MemberExpression':
				return this.#storage(node);
			case 'UnaryExpression':
				if (node.operator === 'typeof') this.#asked = node.argument;
				return;
			case 'ImportDeclaration':
			case 'ExportAllDeclaration':
			case 'ExportNamedDeclaration':
			case 'ImportExpression':
				if (node.source) this.found.push({ within, loading: importing(node.source) });
				return;
			case 'VariableDeclaration':
				for (const { id, init } of node.declarations) {
					if (id.type === 'Identifier') this.elements.note(id.name, init);
				}
				return;
			case 'CallExpression':
			case 'NewExpression':
				for (const loading of loadingCalls(node)) this.found.push({ within, loading });
				return this.#page(node, within);
			case 'AssignmentExpression':
				if (node.left.type === 'Identifier') this.elements.note(node.left.name, node.right);
				else this.#storage(node.left);
				return this.#page(node, within);
			default:
		}
	}

	/** What changes the page: an attribute set, markup put in. */
	#page(node: AnyNode, within: number): void {
		const set = attributeSet(node);
		if (set && /^(?:src|href|data)$/u.test(set.attribute)) this.found.push({ within, set });
		const markup = markupSet(node);
		if (markup) this.found.push({ within, markup });
	}

	#storage(node: AnyNode): void {
		const api = node === this.#asked ? null : storageApi(node);
		if (api !== null) this.storage.push({ api, span: { start: node.start, end: node.end } });
	}
}

const importing = (argument: Expression): Loading => ({
	kind: 'import',
	argument,
	follow: 'module',
	specifier: true
});
