import type { DiffRow } from './text-diff';

/** Rows to show, and gaps of equal rows that are folded. */
export type Fold =
	| { readonly kind: 'rows'; readonly rows: readonly DiffRow[] }
	| { readonly kind: 'gap'; readonly rows: readonly DiffRow[] };

/** Leaves `context` equal rows around each difference; longer runs of equal rows become gaps that can be opened. */
export function foldRows(rows: readonly DiffRow[], context = 3): Fold[] {
	const shown = new Uint8Array(rows.length);
	for (const [index, row] of rows.entries())
		if (row.kind !== 'same') shown.fill(1, Math.max(0, index - context), index + context + 1);
	const folds: { kind: 'rows' | 'gap'; rows: DiffRow[] }[] = [];
	for (const [index, row] of rows.entries()) {
		const kind = shown[index] === 1 ? 'rows' : 'gap';
		const last = folds.at(-1);
		if (last?.kind === kind) last.rows.push(row);
		else folds.push({ kind, rows: [row] });
	}
	return folds;
}
