import type { Span } from '../span';
import type { Reference } from '../reference';
import { attribute, type HtmlAttribute, type HtmlElement } from './element';
import { type Load, loadsOf } from './loads';
import { srcsetUrls } from './srcset';

/** References of the element's own attributes. */
export function elementReferences(element: HtmlElement): Reference[] {
	const own = loadsOf(element).flatMap((load) => {
		const found = element.attributes.get(load.attribute);
		return found ? attributeReferences(found, load) : [];
	});
	const refreshes = attribute(element, 'http-equiv').toLowerCase() === 'refresh';
	return refreshes ? own.concat(refresh(element)) : own;
}

function attributeReferences(found: HtmlAttribute, load: Load): Reference[] {
	const { kind, follow, atStart } = load;
	const exact = found.value.length === found.valueSpan.end - found.valueSpan.start;
	const one = (url: string, span: Span): Reference => ({
		kind,
		url,
		span,
		atStart,
		base: 'page',
		follow,
		...(load.hint && { hint: true })
	});
	if (!load.srcset) return [one(found.value.trim(), trimSpan(found, exact))];
	return srcsetUrls(found.value).map(({ url, span }) =>
		one(url, exact ? within(found.valueSpan, span) : found.valueSpan)
	);
}

const within = (outer: Span, { start, end }: Span): Span => ({
	start: outer.start + start,
	end: outer.start + end
});

/** Without the white space around the URL, where the text stands as it is read. */
function trimSpan({ value, valueSpan }: HtmlAttribute, exact: boolean): Span {
	if (!exact) return valueSpan;
	const start = value.length - value.trimStart().length;
	return within(valueSpan, { start, end: Math.max(start, value.trimEnd().length) });
}

/** `<meta http-equiv="refresh" content="0; url=…">` leaves the page for another. */
function refresh(element: HtmlElement): Reference[] {
	const content = element.attributes.get('content');
	const match = /^[\s\d.]*[;,]?\s*url\s*=\s*["']?([^"']+)/iu.exec(
		content?.value.slice(0, 2_000) ?? ''
	);
	if (!content || !match) return [];
	const span = content.valueSpan;
	const url = (match[1] ?? '').trim();
	return [{ kind: 'frame', url, span, atStart: true, base: 'page', follow: 'page' }];
}
