import type { Span } from '../span';
import { scanCss } from '../css/scan-css';
import { type Reference, shift } from '../reference';
import { isRemote } from '../reach/url';
import { type HtmlElement, isHandler } from './element';
import { elementReferences } from './element-references';
import { scriptMode } from './loads';
import { readElements } from './read-elements';

/** Why a page is more than static HTML. */
export interface StaticProblem {
	readonly reason: 'script' | 'handler' | 'javascript-url' | 'frame' | 'remote' | 'form';
	/** The element or attribute, or the URL of a remote resource. */
	readonly what: string;
	readonly span: Span;
}

const FRAMES = new Set(['iframe', 'frame', 'object', 'embed', 'applet']);

/** Everything in a page that is not presentation. One element gives one problem of its own, whatever it loads. */
export function staticProblems(html: string): StaticProblem[] {
	const problems: StaticProblem[] = [];
	for (const element of readElements(html, false)) {
		if (element.inert) continue;
		const own = ownReason(element);
		if (own !== null) problems.push({ reason: own, what: element.name, span: element.span });
		else for (const problem of remotes(element, html)) problems.push(problem);
		for (const problem of attributeProblems(element)) problems.push(problem);
	}
	return problems;
}

function ownReason(element: HtmlElement): StaticProblem['reason'] | null {
	// JSON-LD and other data blocks do not run.
	if (element.name === 'script') return scriptMode(element) === null ? null : 'script';
	if (FRAMES.has(element.name)) return 'frame';
	return element.name === 'form' ? 'form' : null;
}

function* remotes(element: HtmlElement, html: string): Generator<StaticProblem> {
	let references: readonly Reference[] = elementReferences(element);
	const style = element.attributes.get('style');
	if (style) {
		const { start, end } = style.valueSpan;
		references = references.concat(shift(scanCss(html.slice(start, end), true), start).references);
	}
	if (element.name === 'style' && element.text) {
		const { start, end } = element.text;
		references = references.concat(shift(scanCss(html.slice(start, end)), start).references);
	}
	for (const { url, span } of references) {
		if (isRemote(url)) yield { reason: 'remote', what: url, span };
	}
	const base = element.name === 'base' ? element.attributes.get('href') : undefined;
	if (base && isRemote(base.value)) yield { reason: 'remote', what: base.value, span: base.span };
}

function* attributeProblems(element: HtmlElement): Generator<StaticProblem> {
	for (const { name, value, span } of element.attributes.values()) {
		if (isHandler(name)) yield { reason: 'handler', what: name, span };
		// Browsers drop tabs and line ends from a URL before they read it.
		else if (/^\s*javascript:/iu.test(value.slice(0, 256).replace(/[\t\r\n]/gu, ''))) {
			yield { reason: 'javascript-url', what: name, span };
		}
	}
}
