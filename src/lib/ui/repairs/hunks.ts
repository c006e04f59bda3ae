import { diffLines } from 'diff';

export type DiffRow =
	| { readonly kind: 'same' | 'added' | 'removed'; readonly text: string }
	/** Lines that did not change, left out. */
	| { readonly kind: 'gap'; readonly count: number };

/** Unchanged lines kept on each side of a change. */
const CONTEXT = 2;
/** A diff longer than this is cut; a repair changes a few lines, never a file. */
const LIMIT = 400;

/** The lines of a change with a little of what stands around it. */
export function diffRows(before: string, after: string): DiffRow[] {
	const parts = diffLines(before, after);
	return parts
		.flatMap((part, at): DiffRow[] => {
			const lines = part.value.replace(/\n$/u, '').split('\n');
			if (part.added) return lines.map((text) => ({ kind: 'added', text }));
			if (part.removed) return lines.map((text) => ({ kind: 'removed', text }));
			return context(lines, at > 0, at < parts.length - 1);
		})
		.slice(0, LIMIT);
}

function context(lines: readonly string[], follows: boolean, precedes: boolean): DiffRow[] {
	const head = follows ? CONTEXT : 0;
	const tail = precedes ? CONTEXT : 0;
	const same = (text: string): DiffRow => ({ kind: 'same', text });
	if (lines.length <= head + tail + 1) return lines.map(same);
	return [
		...lines.slice(0, head).map(same),
		{ kind: 'gap', count: lines.length - head - tail },
		...lines.slice(lines.length - tail).map(same)
	];
}
