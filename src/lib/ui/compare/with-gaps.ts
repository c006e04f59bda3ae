import type { DiffRow } from '../../compare/text-diff';

export type ShownRow = DiffRow | { readonly kind: 'gap'; readonly count: number };

/** Unchanged lines kept on each side of a change. */
const CONTEXT = 3;

/** Rows with what is far from any change folded into its count. */
export function withGaps(rows: readonly DiffRow[]): ShownRow[] {
	const near = new Set<number>();
	for (const [at, { kind }] of rows.entries()) {
		if (kind === 'same') continue;
		for (let row = at - CONTEXT; row <= at + CONTEXT; row++) near.add(row);
	}
	const shown: ShownRow[] = [];
	let count = 0;
	const flush = (): void => {
		if (count > 0) shown.push({ kind: 'gap', count });
		count = 0;
	};
	for (const [at, row] of rows.entries()) {
		if (!near.has(at)) {
			count++;
			continue;
		}
		flush();
		shown.push(row);
	}
	flush();
	return shown;
}
