import { parseTOML, type AST } from 'toml-eslint-parser';
import type { Span } from '../../../contract/finding';

/** Where one key or table stands. */
export interface TomlPlace {
	/** How it came to be; `implied`: a table that only a longer header names. */
	readonly how: 'pair' | 'header' | 'dotted' | 'implied' | 'element';
	/** The key as written, or the whole header of a table. */
	readonly key: Span;
	/** Null for a table opened by a header or by dotted keys. */
	readonly value: Span | null;
	/** The whole `key = value`, the first one of a dotted table, or null for a header. */
	readonly pair: Span | null;
}

/** Places by path, path segments joined with NUL; array elements by index. */
export type TomlPlaces = ReadonlyMap<string, TomlPlace>;

export const tomlPath = (...segments: readonly (string | number)[]): string =>
	segments.join('\u0000');

const spanOf = (node: { range: [number, number] }): Span => ({
	start: node.range[0],
	end: node.range[1]
});

/** The header of a table: from its bracket to the end of that line's bracket. */
function headerSpan(table: AST.TOMLTable): Span {
	const closing = table.kind === 'array' ? 2 : 1;
	return { start: table.range[0], end: table.key.range[1] + closing };
}

/** Positions of every key and value of a TOML 1.0 text. Throws the parser's SyntaxError for anything else. */
export function tomlPlaces(text: string): TomlPlaces {
	const places = new Map<string, TomlPlace>();
	const add = (path: readonly (string | number)[], place: TomlPlace): void => {
		const key = tomlPath(...path);
		const known = places.get(key);
		if (!known || (known.how === 'implied' && place.how === 'header')) places.set(key, place);
	};
	const visitValue = (value: AST.TOMLContentNode, path: readonly (string | number)[]): void => {
		if (value.type === 'TOMLInlineTable') {
			for (const pair of value.body) visitPair(pair, path);
		} else if (value.type === 'TOMLArray') {
			value.elements.forEach((element, index) => {
				const at = [...path, index];
				const span = spanOf(element);
				add(at, { how: 'element', key: span, value: span, pair: null });
				visitValue(element, at);
			});
		}
	};
	const visitPair = (pair: AST.TOMLKeyValue, base: readonly (string | number)[]): void => {
		const names = pair.key.keys.map((key) => (key.type === 'TOMLBare' ? key.name : key.value));
		for (let depth = 1; depth < names.length; depth++) {
			const key = spanOf(pair.key);
			add([...base, ...names.slice(0, depth)], {
				how: 'dotted',
				key,
				value: null,
				pair: spanOf(pair)
			});
		}
		const path = [...base, ...names];
		const value = spanOf(pair.value);
		add(path, { how: 'pair', key: spanOf(pair.key), value, pair: spanOf(pair) });
		visitValue(pair.value, path);
	};
	for (const node of parseTOML(text, { tomlVersion: '1.0' }).body[0].body) {
		if (node.type === 'TOMLKeyValue') {
			visitPair(node, []);
			continue;
		}
		const path = node.resolvedKey;
		const header = { key: headerSpan(node), value: null, pair: null };
		for (let depth = 1; depth < path.length; depth++)
			add(path.slice(0, depth), { how: 'implied', ...header });
		add(path, { how: 'header', ...header });
		for (const pair of node.body) visitPair(pair, path);
	}
	return places;
}
