import { visible } from './visible';

export interface XmlElement {
	readonly name: string;
	readonly attributes: Readonly<Record<string, string>>;
	readonly children: readonly (XmlElement | string)[];
	/** The element as text. */
	readonly text: string;
}

const ENTITIES: Readonly<Record<string, string>> = {
	'&': '&amp;',
	'<': '&lt;',
	'>': '&gt;',
	'"': '&quot;',
	"'": '&apos;'
};

/** What XML 1.0 has no way to write (most controls, lone surrogates) is made visible; lines of ours stay lines. */
const escape = (text: string): string =>
	text
		.split('\n')
		.map((line) => visible(line, Number.POSITIVE_INFINITY))
		.join('\n')
		.replace(/[&<>"']/gu, (character) => ENTITIES[character] ?? character);

/** An attribute is one line: a line break in one would be read back as a space. */
const attribute = ([name, value]: readonly [string, string]): string =>
	` ${name}="${escape(visible(value))}"`;

/** An XML element; names are ours, values and text may be anything. */
export function element(
	name: string,
	attributes: Readonly<Record<string, string>>,
	children: readonly (XmlElement | string)[] = []
): XmlElement {
	const head = `${name}${Object.entries(attributes).map(attribute).join('')}`;
	const inside = children.map((child) =>
		typeof child === 'string' ? escape(child) : `\n${child.text}`
	);
	const end = children.some((child) => typeof child !== 'string') ? '\n' : '';
	const text = children.length === 0 ? `<${head}/>` : `<${head}>${inside.join('')}${end}</${name}>`;
	return { name, attributes, children, text };
}
