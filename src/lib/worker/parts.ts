// A long answer crosses in parts: the page takes each in a task of its own, so that none keeps it for long.

/** Items of a list that cross at once: a few milliseconds for the page. */
const PART = 400;
/** How deep lists are looked for: `report.findings` lies two down. */
const DEPTH = 2;

export interface Part {
	/** Where the list is in the answer, names from the outside in. */
	readonly path: readonly string[];
	readonly items: readonly unknown[];
}

type Fields = Readonly<Record<string, unknown>>;

const isPlain = (value: unknown): value is Fields =>
	typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** The answer with its long lists empty, and what was in them, in order. What is short stays as it is. */
export function inParts(value: unknown): { readonly value: unknown; readonly parts: Part[] } {
	const parts: Part[] = [];
	return { value: without(value, [], parts), parts };
}

function without(value: unknown, path: readonly string[], parts: Part[]): unknown {
	if (Array.isArray(value)) {
		const list: readonly unknown[] = value;
		if (list.length <= PART) return value;
		for (let at = 0; at < list.length; at += PART)
			parts.push({ path, items: list.slice(at, at + PART) });
		return [];
	}
	if (!isPlain(value) || path.length === DEPTH) return value;
	const fields = Object.entries(value).map(
		([name, field]) => [name, without(field, [...path, name], parts)] as const
	);
	return fields.every(([name, field]) => field === value[name])
		? value
		: Object.fromEntries(fields);
}

/** Puts a part back into the answer that it was taken from. */
export function putBack(value: unknown, { path, items }: Part): void {
	const list = path.reduce<unknown>((at, name) => (isPlain(at) ? at[name] : undefined), value);
	if (Array.isArray(list)) for (const item of items) list.push(item);
}
