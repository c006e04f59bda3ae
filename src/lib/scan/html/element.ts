import type { Span } from '../span';

export interface HtmlAttribute {
	/** As a browser reads it: lower case, entities decoded. */
	readonly name: string;
	readonly value: string;
	/** Of the whole attribute, and of its value without quotes (empty where it has none). */
	readonly span: Span;
	readonly valueSpan: Span;
}

/** A start tag, and for script and style the text that belongs to it. */
export interface HtmlElement {
	readonly name: string;
	readonly attributes: ReadonlyMap<string, HtmlAttribute>;
	/** Of the start tag. */
	readonly span: Span;
	/** Text inside a script or style element, null for the others. */
	readonly text: Span | null;
	/** Inside a template, or inside noscript while scripts run: not part of the page. */
	readonly inert: boolean;
	readonly foreign: boolean;
}

export const attribute = (element: HtmlElement, name: string): string =>
	element.attributes.get(name)?.value.trim() ?? '';

/** `onclick`; not `one` and `only`, which no event is as short as. */
export const isHandler = (name: string): boolean => /^on[a-z]{3,}$/u.test(name);
