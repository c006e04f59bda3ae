const LONG = 2000;
const DEPTH = 3;
const ITEMS = 30;

/** What was logged, as one line of text. Never throws, whatever getters and proxies it is given. */
export function formatAll(values: readonly unknown[]): string {
	const seen = new Set<object>();
	return values
		.slice(0, ITEMS)
		.map((value) => (typeof value === 'string' ? value.slice(0, LONG) : safe(value, DEPTH, seen)))
		.join(' ')
		.slice(0, LONG);
}

function safe(value: unknown, depth: number, seen: Set<object>): string {
	try {
		return format(value, depth, seen);
	} catch {
		return '[…]';
	}
}

function format(value: unknown, depth: number, seen: Set<object>): string {
	if (typeof value === 'string') return JSON.stringify(value.slice(0, LONG));
	if (typeof value === 'function') return `ƒ ${value.name}`;
	if (typeof value !== 'object' || value === null) return String(value);
	if (value instanceof Error)
		return value.stack?.slice(0, LONG) ?? `${value.name}: ${value.message}`;
	if (value instanceof Element) return `<${value.localName}${value.id && `#${value.id}`}>`;
	if (seen.has(value)) return '[circular]';
	const kind = Object.prototype.toString.call(value).slice(8, -1);
	if (depth === 0) return `[${kind}]`;
	seen.add(value);
	if (Array.isArray(value)) {
		const items = value.slice(0, ITEMS).map((item: unknown) => safe(item, depth - 1, seen));
		return `[${items.join(', ')}${value.length > ITEMS ? ', …' : ''}]`;
	}
	const entries = Object.entries(value).slice(0, ITEMS);
	const shown = entries.map(([key, item]) => `${key}: ${safe(item, depth - 1, seen)}`);
	return `${kind === 'Object' ? '' : `${kind} `}{${shown.join(', ')}}`;
}
