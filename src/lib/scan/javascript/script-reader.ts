import type { AnyNode, Expression } from 'acorn';
import type { Span } from '../span';
import { type AttributeSet, CreatedElements, attributesSet } from './created-elements';
import type { Call, Loading } from './loading-calls';
import { elementMade, type MarkupSet, markupSet } from './markup';
import { storageUse, type PossibleUse } from './storage';
import { styleProperty } from './styles';
import type { Place } from './walked';

/** Something that may load. What it names is worked out at the end, when all names are known. */
export type Found = Pick<Place, 'within' | 'always'> &
	(
		| { readonly call: Call }
		| { readonly loading: Loading }
		| { readonly set: AttributeSet }
		| { readonly markup: MarkupSet }
		| { readonly made: NonNullable<ReturnType<typeof elementMade>> }
	);

/** A use of storage, if the names in it are the browser's. */
export type FoundUse = PossibleUse & { readonly within: number; readonly span: Span };

/** Attributes and properties of elements, styles and the page's address that load what they are set to. */
const LOADING =
	/^(?:src|href|data|srcset|poster|style|cssText|textContent|innerText|innerHTML|location|cursor|content|(?:background|mask|webkitMask|list-?style|border-?image)[\w-]*)$/iu;

/** Gathers what the nodes of a program may load and keep. */
export class ScriptReader {
	readonly found: Found[] = [];
	readonly storage: FoundUse[] = [];
	readonly elements = new CreatedElements();
	/** What a `typeof` asks about: that is no use of it. */
	#asked: AnyNode | null = null;

	node(node: AnyNode, place: Place): void {
		switch (node.type) {
			case 'Identifier':
			case 'MemberExpression':
			case 'ObjectPattern':
				return this.#storage(node, place);
			case 'UnaryExpression':
				if (node.operator === 'typeof') this.#asked = node.argument;
				return;
			case 'ImportDeclaration':
			case 'ExportAllDeclaration':
			case 'ExportNamedDeclaration':
			case 'ImportExpression':
				if (node.source) this.#add(place, { loading: importing(node.source) });
				return;
			case 'VariableDeclaration':
				for (const { id, init } of node.declarations) {
					if (id.type === 'Identifier') this.elements.note(id.name, init);
				}
				return;
			case 'Property': {
				const loading = styleProperty(node);
				if (loading) this.#add(place, { loading });
				return;
			}
			case 'TaggedTemplateExpression':
				return this.#page(node, place);
			case 'CallExpression':
			case 'NewExpression':
				if (node.arguments.length > 0) this.#add(place, { call: node });
				return this.#page(node, place);
			case 'AssignmentExpression':
				if (node.left.type === 'Identifier') this.elements.note(node.left.name, node.right);
				else this.#storage(node.left, place);
				return this.#page(node, place);
			default:
		}
	}

	#add({ within, always }: Place, found: Distribute<Found>): void {
		this.found.push({ within, always, ...found });
	}

	/** What changes the page: an attribute set, markup put in, an element made. */
	#page(node: AnyNode, place: Place): void {
		for (const set of attributesSet(node))
			if (LOADING.test(set.attribute)) this.#add(place, { set });
		const markup = markupSet(node);
		if (markup) this.#add(place, { markup });
		const made = elementMade(node);
		if (made) this.#add(place, { made });
	}

	#storage(node: AnyNode, { within }: Place): void {
		const use = node === this.#asked ? null : storageUse(node);
		if (use) this.storage.push({ ...use, within, span: { start: node.start, end: node.end } });
	}
}

type Distribute<Type> = Type extends unknown ? Omit<Type, keyof Place> : never;

const importing = (argument: Expression): Loading => ({
	kind: 'import',
	argument,
	follow: 'module',
	specifier: true
});
