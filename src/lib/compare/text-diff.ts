import { diffArrays, diffWordsWithSpace } from 'diff';

/** A piece of a line: the same on both sides, or only on this one. */
export interface Piece {
	readonly text: string;
	readonly changed: boolean;
}

export interface DiffLine {
	/** 1-based. */
	readonly number: number;
	readonly pieces: readonly Piece[];
}

/** One row of two columns; null where that side has no line. */
export interface DiffRow {
	readonly kind: 'same' | 'changed' | 'removed' | 'added';
	readonly before: DiffLine | null;
	readonly after: DiffLine | null;
}

export type TextDiff =
	| { readonly kind: 'rows'; readonly rows: readonly DiffRow[] }
	/** A file that is no text is compared by its hash only. */
	| { readonly kind: 'binary' }
	/** Longer, or more different, than is worth showing line by line. */
	| { readonly kind: 'too-large' };

/** UTF-16 units and lines of one side; lines that may differ; units of a line that is compared word by word. */
const MAX_UNITS = 1 << 20;
const MAX_LINES = 20_000;
const MAX_EDITS = 4000;
const MAX_WORD_LINE = 1000;

/** Lines end at LF, CRLF or a lone CR, as everywhere in Rolecheck. */
function linesOf(text: string): string[] {
	const lines = text.split(/\r\n|\r|\n/u);
	if (lines.at(-1) === '') lines.pop();
	return lines;
}

const whole = (text: string, changed: boolean): Piece[] => [{ text, changed }];

function words(before: string, after: string): { before: Piece[]; after: Piece[] } {
	const short = before.length <= MAX_WORD_LINE && after.length <= MAX_WORD_LINE;
	const parts = short ? diffWordsWithSpace(before, after, { maxEditLength: 200 }) : undefined;
	if (!parts) return { before: whole(before, true), after: whole(after, true) };
	const side = (other: 'added' | 'removed'): Piece[] =>
		parts
			.filter((part) => !part[other])
			.map(({ value, added, removed }) => ({ text: value, changed: added || removed }));
	return { before: side('added'), after: side('removed') };
}

/** A block that was taken out and one that was put in its place: line by line beside each other. */
function replaced(
	out: readonly string[],
	put: readonly string[],
	at: { before: number; after: number }
): DiffRow[] {
	return Array.from({ length: Math.max(out.length, put.length) }, (_, index): DiffRow => {
		const [old, now] = [out[index], put[index]];
		const [left, right] = [at.before + index, at.after + index];
		if (old !== undefined && now !== undefined) {
			const pieces = words(old, now);
			return {
				kind: 'changed',
				before: { number: left, pieces: pieces.before },
				after: { number: right, pieces: pieces.after }
			};
		}
		if (old !== undefined)
			return { kind: 'removed', before: { number: left, pieces: whole(old, true) }, after: null };
		const pieces = whole(now ?? '', true);
		return { kind: 'added', before: null, after: { number: right, pieces } };
	});
}

/** Two texts as rows of two columns. Line endings are not compared. */
export function diffTexts(before: string, after: string): TextDiff {
	if (before.includes('\0') || after.includes('\0')) return { kind: 'binary' };
	if (Math.max(before.length, after.length) > MAX_UNITS) return { kind: 'too-large' };
	const [old, now] = [linesOf(before), linesOf(after)];
	if (Math.max(old.length, now.length) > MAX_LINES) return { kind: 'too-large' };
	const parts = diffArrays(old, now, { maxEditLength: MAX_EDITS });
	if (!parts) return { kind: 'too-large' };
	const rows: DiffRow[] = [];
	const at = { before: 1, after: 1 };
	let out: readonly string[] = [];
	const flush = (put: readonly string[]): void => {
		for (const row of replaced(out, put, at)) rows.push(row);
		at.before += out.length;
		at.after += put.length;
		out = [];
	};
	for (const { value, added, removed } of parts) {
		if (removed) {
			flush([]);
			out = value;
		} else if (added) flush(value);
		else {
			flush([]);
			for (const text of value) {
				const pieces = whole(text, false);
				const [left, right] = [at.before++, at.after++];
				rows.push({
					kind: 'same',
					before: { number: left, pieces },
					after: { number: right, pieces }
				});
			}
		}
	}
	flush([]);
	return { kind: 'rows', rows };
}

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
