import type { Span } from '../span';

/**
 * Where the value stands. Some rules of secretlint measure the value but count from the name before it
 * (`_authToken=`, `AWS_SECRET_ACCESS_KEY=`), so the value itself is looked for near the place they give.
 */
export function placeOfValue(
	content: string,
	[start, end]: readonly [number, number],
	data: unknown
): Span {
	let found: Span = { start, end };
	let longest = 0;
	const values: unknown[] = typeof data === 'object' && data !== null ? Object.values(data) : [];
	for (const value of values) {
		if (typeof value !== 'string' || value.length <= longest) continue;
		const at = content.indexOf(value, start);
		if (at === -1 || at > end) continue;
		longest = value.length;
		found = { start: at, end: at + value.length };
	}
	return found;
}
