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
	/** Longer than is worth showing line by line. */
	| { readonly kind: 'too-large' };

/** UTF-16 units and lines of one side. */
const MAX_UNITS = 1 << 20;
const MAX_LINES = 20_000;
/** Lines that may differ; with more of them, and their number goes in squared, all between the ends counts as replaced. */
const MAX_EDITS = 1000;
/** Lines of a block, and UTF-16 units of a line, that are compared word by word. */
const MAX_WORD_BLOCK = 200;
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
	const length = Math.max(out.length, put.length);
	const wordByWord = length <= MAX_WORD_BLOCK;
	return Array.from({ length }, (_, index): DiffRow => {
		const [old, now] = [out[index], put[index]];
		const [left, right] = [at.before + index, at.after + index];
		if (old !== undefined && now !== undefined) {
			const pieces = wordByWord
				? words(old, now)
				: { before: whole(old, true), after: whole(now, true) };
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

interface LinePart {
	readonly value: readonly string[];
	readonly added?: boolean;
	readonly removed?: boolean;
}

/** For texts that have little in common: what they begin and end with alike, and all between as replaced. */
function coarse(old: readonly string[], now: readonly string[]): LinePart[] {
	const most = Math.min(old.length, now.length);
	let head = 0;
	while (head < most && old[head] === now[head]) head++;
	let tail = 0;
	while (tail < most - head && old.at(-1 - tail) === now.at(-1 - tail)) tail++;
	return [
		{ value: old.slice(0, head) },
		{ value: old.slice(head, old.length - tail), removed: true },
		{ value: now.slice(head, now.length - tail), added: true },
		{ value: old.slice(old.length - tail) }
	];
}

/** Two texts as rows of two columns. Line endings are not compared. */
export function diffTexts(before: string, after: string): TextDiff {
	if (before.includes('\0') || after.includes('\0')) return { kind: 'binary' };
	if (Math.max(before.length, after.length) > MAX_UNITS) return { kind: 'too-large' };
	const [old, now] = [linesOf(before), linesOf(after)];
	if (Math.max(old.length, now.length) > MAX_LINES) return { kind: 'too-large' };
	const parts: readonly LinePart[] =
		diffArrays(old, now, { maxEditLength: MAX_EDITS }) ?? coarse(old, now);
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
