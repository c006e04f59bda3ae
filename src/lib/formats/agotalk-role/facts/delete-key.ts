import type { Span } from '../../../contract/finding';
import { readFrontMatter, type FrontMatter } from './front-matter';

type Mapping = Extract<FrontMatter, { kind: 'mapping' }>;

const sameRest = (before: Mapping, after: FrontMatter, key: string): boolean => {
	if (after.kind !== 'mapping') return false;
	const rest = Object.entries(before.data).filter(([name]) => name !== key);
	return JSON.stringify(rest) === JSON.stringify(Object.entries(after.data));
};

function blockLines(text: string, from: number, to: number): Span {
	const start = text.lastIndexOf('\n', from - 1) + 1;
	const before = text[to - 1] === '\n' ? to - 1 : to;
	const newline = text.indexOf('\n', before);
	return { start, end: newline < 0 ? text.length : newline + 1 };
}

/** In `{a: 1, b: 2}` the pair goes with one of its commas. */
function flowPair(text: string, from: number, to: number): Span {
	const after = /^\s*,\s*/u.exec(text.slice(to, to + 1000));
	if (after) return { start: from, end: to + after[0].length };
	const before = /\s*,\s*$/u.exec(text.slice(Math.max(0, from - 1000), from));
	return { start: from - (before?.[0].length ?? 0), end: to };
}

/**
 * What to cut so that a top-level key of the front matter is gone and every other key reads as before;
 * null where no cut does that (an anchor that others use, a merged key).
 */
export function deletion(text: string, front: Mapping, key: string): Span | null {
	const place = front.places.get(key);
	if (!place) return null;
	const end = (place.value ?? place.key).end;
	const span = place.flow
		? flowPair(text, place.key.start, end)
		: blockLines(text, place.key.start, end);
	const after = readFrontMatter(text.slice(0, span.start) + text.slice(span.end));
	return sameRest(front, after, key) ? span : null;
}
