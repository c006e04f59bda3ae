import { type Token, type TokenHandler, Tokenizer, TokenizerMode } from 'parse5';
import type { Span } from '../span';
import type { HtmlAttribute, HtmlElement } from './element';
import { ForeignContent } from './foreign';

type Mode = (typeof TokenizerMode)[keyof typeof TokenizerMode];

const MODES: ReadonlyMap<string, Mode> = new Map<string, Mode>([
	['script', TokenizerMode.SCRIPT_DATA],
	['textarea', TokenizerMode.RCDATA],
	['title', TokenizerMode.RCDATA],
	['plaintext', TokenizerMode.PLAINTEXT],
	...['style', 'xmp', 'iframe', 'noembed', 'noframes'].map((name): [string, Mode] => [
		name,
		TokenizerMode.RAWTEXT
	])
]);

/**
 * The elements of a page in the order of their start tags. Drives parse5's tokenizer and no tree, so that the
 * work grows with the text alone: a tree of 100,000 nested elements takes minutes to build.
 * @param scripting whether scripts run, and `noscript` therefore does not show
 */
export function readElements(html: string, scripting = true): HtmlElement[] {
	const reader = new ElementReader(html, scripting);
	reader.run();
	return reader.elements;
}

/** Nothing but tags is asked for. */
const ignore = (): void => undefined;

class ElementReader implements TokenHandler {
	readonly elements: HtmlElement[] = [];
	readonly #foreign = new ForeignContent();
	readonly #tokenizer: Tokenizer;
	#templates = 0;
	/** The script or style whose text is being passed, and where that text starts. */
	#open: {
		readonly element: HtmlElement;
		readonly position: number;
		readonly from: number;
	} | null = null;

	constructor(
		readonly html: string,
		readonly scripting: boolean
	) {
		this.#tokenizer = new Tokenizer({ sourceCodeLocationInfo: true }, this);
	}

	run(): void {
		this.#tokenizer.write(this.html, true);
		this.#endText(this.html.length);
	}

	onStartTag(token: Token.TagToken): void {
		const location = token.location;
		if (!location) return;
		const name = token.tagName;
		this.#foreign.start(name, token.selfClosing);
		const foreign = this.#foreign.inside;
		this.#tokenizer.inForeignNode = foreign;
		const mode = foreign ? undefined : MODES.get(name);
		if (mode !== undefined) this.#tokenizer.state = mode;
		else if (name === 'noscript' && this.scripting) this.#tokenizer.state = TokenizerMode.RAWTEXT;
		const element: HtmlElement = {
			name,
			attributes: attributesOf(token, location, this.html),
			span: { start: location.startOffset, end: location.endOffset },
			text: null,
			inert: this.#templates > 0,
			foreign
		};
		if (name === 'template' && !foreign) this.#templates++;
		const holdsText = (name === 'script' || name === 'style') && !(foreign && token.selfClosing);
		if (holdsText) {
			this.#open = { element, position: this.elements.length, from: location.endOffset };
		}
		this.elements.push(element);
	}

	onEndTag(token: Token.TagToken): void {
		const name = token.tagName;
		if (name === this.#open?.element.name) this.#endText(token.location?.startOffset ?? 0);
		if (name === 'template' && this.#templates > 0) this.#templates--;
		this.#foreign.end(name);
		this.#tokenizer.inForeignNode = this.#foreign.inside;
	}

	#endText(end: number): void {
		if (!this.#open) return;
		const { element, position, from } = this.#open;
		this.elements[position] = { ...element, text: { start: from, end: Math.max(from, end) } };
		this.#open = null;
	}

	onComment = ignore;
	onDoctype = ignore;
	onEof = ignore;
	onCharacter = ignore;
	onNullCharacter = ignore;
	onWhitespaceCharacter = ignore;
}

function attributesOf(
	token: Token.TagToken,
	location: Token.LocationWithAttributes,
	html: string
): Map<string, HtmlAttribute> {
	const attributes = new Map<string, HtmlAttribute>();
	for (const { name, value } of token.attrs) {
		const place = location.attrs?.[name];
		if (!place || attributes.has(name)) continue;
		const span: Span = { start: place.startOffset, end: place.endOffset };
		attributes.set(name, { name, value, span, valueSpan: valueSpan(html, span, name.length) });
	}
	return attributes;
}

/** The value begins after the first `=` behind the name, and may be quoted. */
function valueSpan(html: string, span: Span, nameLength: number): Span {
	const { start, end } = span;
	// Cut out first: a search in the whole page would look at megabytes for every attribute without a value.
	const [, before = '', quote = ''] =
		/^(\s*=\s*)(["']?)/u.exec(html.slice(start + nameLength, end)) ?? [];
	if (before === '') return { start: end, end };
	const from = start + nameLength + before.length + quote.length;
	const closed = quote !== '' && end > from && html[end - 1] === quote;
	return { start: from, end: closed ? end - 1 : end };
}
