/** Reads one field of an untrusted message. `undefined`: it is not what it should be. */
export type Reading<Value> = (value: unknown) => Value | undefined;

/** A string, cut to `limit` UTF-16 units. */
export const text =
	(limit: number): Reading<string> =>
	(value) =>
		typeof value === 'string' ? value.slice(0, limit) : undefined;

export const bool: Reading<boolean> = (value) => (typeof value === 'boolean' ? value : undefined);

/** A finite number that is not negative. */
export const count: Reading<number> = (value) =>
	typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : undefined;

/** A line or column: 0 where none is known. */
export const line: Reading<number> = (value) =>
	typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : 0;

export const oneOf =
	<const Values extends readonly string[]>(values: Values): Reading<Values[number]> =>
	(value) =>
		values.find((known) => known === value);

/** All fields of a shape, own properties only; null where one does not fit. */
export function shape(
	data: object,
	fields: Readonly<Record<string, Reading<unknown>>>
): Record<string, unknown> | null {
	const result: Record<string, unknown> = {};
	const given = new Map<string, unknown>(Object.entries(data));
	for (const [name, read] of Object.entries(fields)) {
		const value = read(given.get(name));
		if (value === undefined) return null;
		result[name] = value;
	}
	return result;
}
