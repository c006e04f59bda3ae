/** A value that Go's `json.Marshal` is given: objects keep the order of their keys. */
export type GoValue = string | null | readonly GoValue[] | { readonly [key: string]: GoValue };

const SHORT: Readonly<Record<string, string>> = {
	'"': '\\"',
	'\\': '\\\\',
	'\b': '\\b',
	'\f': '\\f',
	'\n': '\\n',
	'\r': '\\r',
	'\t': '\\t'
};

const escape = (character: string): string =>
	SHORT[character] ?? `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

// eslint-disable-next-line no-control-regex -- control characters are what it looks for
const ESCAPED = /["\\<>&\u0000-\u001f\u2028\u2029]/gu;

/** Compact JSON as Go writes it, with `<`, `>`, `&` and the two line separators escaped. */
export function marshal(value: GoValue): string {
	if (value === null) return 'null';
	if (typeof value === 'string') return `"${value.replace(ESCAPED, escape)}"`;
	if (isList(value)) return `[${value.map(marshal).join(',')}]`;
	return `{${Object.entries(value)
		.map(([key, item]) => `${marshal(key)}:${marshal(item)}`)
		.join(',')}}`;
}

const isList = (value: GoValue): value is readonly GoValue[] => Array.isArray(value);
