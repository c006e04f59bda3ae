import { isMap, isScalar, parseDocument, type Node, type Pair } from 'yaml';
import type { Span } from '../../../contract/finding';

/** Where one top-level key of the front matter stands, as offsets in the whole file. */
export interface YamlPlace {
	readonly key: Span;
	/** Null for a key without a value. */
	readonly value: Span | null;
	/** In `{a: 1, b: 2}` rather than on lines of its own. */
	readonly flow: boolean;
}

/** Without the line end that the parser counts to the values of several lines. */
function nodeSpan(node: unknown, block: string, offset: number): Span | null {
	const range = typeof node === 'object' && node !== null ? (node as Partial<Node>).range : null;
	if (!range) return null;
	const [start, end] = range;
	return { start: offset + start, end: offset + start + block.slice(start, end).trimEnd().length };
}

/** Places of the top-level keys of a YAML block that starts at `offset`. `<<` is listed under its own name. */
export function yamlPlaces(block: string, offset: number): ReadonlyMap<string, YamlPlace> {
	const places = new Map<string, YamlPlace>();
	const document = parseDocument(block, {
		uniqueKeys: false,
		strict: false,
		merge: true,
		version: '1.1',
		logLevel: 'silent'
	});
	const { contents } = document;
	if (!isMap(contents)) return places;
	for (const pair of contents.items as readonly Pair[]) {
		const key = nodeSpan(pair.key, block, offset);
		const name = isScalar(pair.key) ? String(pair.key.source ?? pair.key.value) : null;
		if (name === null || !key) continue;
		const value = nodeSpan(pair.value, block, offset);
		const empty = value === null || value.start === value.end;
		places.set(name, { key, value: empty ? null : value, flow: contents.flow === true });
	}
	return places;
}
