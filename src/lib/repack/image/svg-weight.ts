import { defaultTreeAdapter as adapter, parse, type DefaultTreeAdapterTypes } from 'parse5';
import { ImageError } from './image-maker';

/** UTF-16 units, and tags, of the largest drawing: laying it out is work of the page's own thread. */
const MOST_UNITS = 4_000_000;
const MOST_TAGS = 20_000;
/** Entities that name entities grow without end; drawing programs need them for a dozen namespaces. */
const MOST_ENTITIES = 50;
/** Elements once every `<use>` stands for what it names: ten of ten of ten would never end. */
const MOST_ELEMENTS = 50_000;

/** Throws `ImageError` for an SVG that would stall the page that draws it. */
export function guardSvg(text: string): void {
	const isLong = text.length > MOST_UNITS || text.split('<').length > MOST_TAGS;
	if (isLong || text.split('<!ENTITY').length > MOST_ENTITIES || weightOf(text) > MOST_ELEMENTS)
		throw new ImageError('too-large');
}

type Element = DefaultTreeAdapterTypes.Element;

/** Elements of a drawing, each `<use>` counted as what it names. */
export function weightOf(text: string): number {
	const order: Element[] = [];
	const byId = new Map<string, Element>();
	const open: DefaultTreeAdapterTypes.ParentNode[] = [parse(text)];
	for (let node = open.pop(); node; node = open.pop()) {
		for (const child of node.childNodes) {
			if (!adapter.isElementNode(child)) continue;
			order.push(child);
			open.push(child);
			const id = attribute(child, 'id');
			if (id !== undefined && !byId.has(id)) byId.set(id, child);
		}
	}
	const known = new Map<Element, number>();
	/** Depth of `<use>` alone: a circle is drawn by nobody, and a long chain is no drawing. */
	const weigh = (element: Element, depth: number): number => {
		const made = known.get(element);
		if (made !== undefined) return made;
		if (depth > 100) return Infinity;
		known.set(element, 0);
		let weight = 0;
		const inside: Element[] = [element];
		for (let one = inside.pop(); one; one = inside.pop()) {
			weight++;
			const used = one.tagName.endsWith('use') ? byId.get(href(one)) : undefined;
			if (used) weight += weigh(used, depth + 1);
			inside.push(...one.childNodes.filter((node) => adapter.isElementNode(node)));
		}
		known.set(element, weight);
		return weight;
	};
	const [root] = order;
	return root ? weigh(root, 0) : 0;
}

const attribute = ({ attrs }: Element, name: string): string | undefined =>
	attrs.find((one) => one.name === name && !one.prefix)?.value;

const href = ({ attrs }: Element): string =>
	attrs.find(({ name }) => name === 'href' || name === 'xlink:href')?.value.replace(/^#/u, '') ??
	'';
