import type { Span } from '../span';

/** What bare module names stand for. Scopes are taken as if they held everywhere: few pages have any. */
export interface ImportMap {
	/** Each with the place of its URL in the page. */
	readonly entries: ReadonlyMap<string, { readonly url: string; readonly span: Span }>;
}

/** Reads `<script type="importmap">`; null: it is no JSON object. `from`: where the text starts in the page. */
export function readImportMap(text: string, from: number): ImportMap | null {
	const data = parseObject(text);
	if (data === null) return null;
	const entries = new Map<string, { url: string; span: Span }>();
	const scopes = Object.values(objectOf(data.scopes)).map(objectOf);
	for (const group of [objectOf(data.imports), ...scopes]) {
		for (const [name, url] of Object.entries(group)) {
			if (typeof url !== 'string' || entries.has(name)) continue;
			entries.set(name, { url, span: placeOf(text, name, url, from) });
		}
	}
	return { entries };
}

/** HTML, "resolve a module specifier": the whole name first, then the longest prefix that ends in `/`. */
export function lookUp(
	maps: readonly ImportMap[],
	name: string
): { url: string; span: Span } | null {
	for (const { entries } of maps) {
		const exact = entries.get(name);
		if (exact) return exact;
		let best = '';
		for (const prefix of entries.keys()) {
			if (prefix.endsWith('/') && name.startsWith(prefix) && prefix.length > best.length)
				best = prefix;
		}
		const found = entries.get(best);
		if (found) return { url: found.url + name.slice(best.length), span: found.span };
	}
	return null;
}

function parseObject(text: string): Record<string, unknown> | null {
	try {
		const data: unknown = JSON.parse(text);
		return typeof data === 'object' && data !== null ? objectOf(data) : null;
	} catch {
		return null;
	}
}

const objectOf = (value: unknown): Record<string, unknown> =>
	typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {};

/** The URL as the JSON writes it, behind its name; the whole text where it is written with escapes. */
function placeOf(text: string, name: string, url: string, from: number): Span {
	const key = Math.max(0, text.indexOf(JSON.stringify(name)));
	const at = url === '' ? -1 : text.indexOf(url, key + name.length);
	if (at === -1) return { start: from, end: from + text.length };
	return { start: from + at, end: from + at + url.length };
}
