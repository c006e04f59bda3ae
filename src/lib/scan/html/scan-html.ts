import type { Span } from '../span';
import { scanCss } from '../css/scan-css';
import { scanJavaScript } from '../javascript/scan-javascript';
import { type Scanned, shift } from '../reference';
import { attribute, type HtmlAttribute, type HtmlElement, isHandler } from './element';
import { elementReferences } from './element-references';
import { type ImportMap, readImportMap } from './import-map';
import { isIdle, loadsOf, scriptMode } from './loads';
import { readElements } from './read-elements';

export interface ScannedPage extends Scanned {
	/** `<base href>`, which all relative URLs of the page are relative to. */
	readonly base: { readonly url: string; readonly span: Span } | null;
	readonly importMaps: readonly ImportMap[];
	/** The text without its style sheets: what they name is not there for that. */
	readonly unstyled: string;
}

/** Handlers that run without anybody doing anything, and without anything going wrong. */
const STARTING_HANDLERS = new Set(['onload', 'onpageshow', 'onreadystatechange']);

/** What a page names and runs: its elements, and the scripts and styles written in it. */
export function scanHtml(html: string, nested = 0): ScannedPage {
	const parts: Scanned[] = [];
	const importMaps: ImportMap[] = [];
	let base: ScannedPage['base'] = null;
	let idle = false;
	let [unstyled, from] = ['', 0];
	for (const element of readElements(html)) {
		if (element.inert) continue;
		const href = element.attributes.get('href');
		if (element.name === 'base' && href && base === null) {
			base = { url: href.value.trim(), span: href.valueSpan };
		}
		if (element.name === 'video' || element.name === 'audio') idle = isIdle(element);
		else if (element.name === 'picture') idle = false;
		const references = elementReferences(element);
		parts.push({
			references:
				idle && element.name === 'source'
					? references.map((one) => ({ ...one, atStart: false }))
					: references,
			storage: [],
			unread: []
		});
		for (const part of attributeParts(element, html, nested)) parts.push(part);
		if (!element.text) continue;
		const { start, end } = element.text;
		const text = html.slice(start, end);
		if (element.name === 'style') {
			parts.push(shift(scanCss(text), start));
			unstyled += html.slice(from, start);
			from = end;
		} else if (attribute(element, 'type').toLowerCase() === 'importmap') {
			const map = readImportMap(text, start);
			if (map) importMaps.push(map);
		} else parts.push(scriptPart(element, text, start));
	}
	return {
		references: parts.flatMap(({ references }) => references),
		storage: parts.flatMap(({ storage }) => storage),
		fonts: parts.flatMap(({ fonts }) => fonts ?? []),
		unread: parts.flatMap(({ unread }) => unread),
		base,
		importMaps,
		unstyled: unstyled + html.slice(from)
	};
}

function scriptPart(element: HtmlElement, text: string, start: number): Scanned {
	const named = loadsOf(element).some((load) => element.attributes.has(load.attribute));
	if (scriptMode(element) === null || named) return { references: [], storage: [], unread: [] };
	// Inside SVG the text may be wrapped for XML; the wrapping keeps its length, so that places stay true.
	const code = element.foreign
		? text.replace('<![CDATA[', ' '.repeat(9)).replace(']]>', '   ')
		: text;
	return shift(scanJavaScript(code), start);
}

/** Code, styles and pages written in attributes. */
function attributeParts(element: HtmlElement, html: string, nested: number): Scanned[] {
	const parts: Scanned[] = [];
	for (const found of element.attributes.values()) {
		if (found.name === 'style') parts.push(placed(scanCss(found.value, true), found, html));
		else if (isHandler(found.name)) {
			const atStart = STARTING_HANDLERS.has(found.name);
			parts.push(placed(scanJavaScript(found.value, { atStart, inPage: true }), found, html));
		} else if (found.name === 'srcdoc' && element.name === 'iframe' && nested < 2) {
			parts.push(placed(scanHtml(found.value, nested + 1), found, html));
		}
	}
	return parts;
}

/** Moves places to the attribute; where its text is written with entities, to the attribute as a whole. */
function placed(
	scanned: Scanned,
	{ value, valueSpan: span }: HtmlAttribute,
	html: string
): Scanned {
	if (html.slice(span.start, span.end) === value) return shift(scanned, span.start);
	return {
		references: scanned.references.map((one) => ({ ...one, span })),
		storage: scanned.storage.map((one) => ({ ...one, span })),
		...(scanned.fonts && { fonts: scanned.fonts }),
		unread: scanned.unread
	};
}
