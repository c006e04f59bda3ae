import type { Level } from '../../contract/code';
import type { Range } from '../../contract/lines';
import type { Token } from './syntax/limits';
import type { ReportedFinding } from '../../contract/report';

/** A stretch of one line: plain, or marked by a finding. Columns from 0, end exclusive. */
export interface Piece {
	readonly text: string;
	/** Class names of its colour. */
	readonly look: string;
	readonly level: Level | null;
	/** The place the person asked for. */
	readonly asked: boolean;
}

export interface Mark {
	readonly range: Range;
	readonly level: Level;
	readonly asked: boolean;
}

/** A longer line is cut: no layout survives a minified bundle on one line. UTF-16 units. */
export const LINE_LIMIT = 2000;

/** Lines as the report counts them: LF, CRLF or a lone CR ends one. */
export const linesOf = (text: string): string[] => text.split(/\r\n|\n|\r/u);

/** What the findings of a file mark in it, the asked-for place last so that it lies on top. */
export function marksIn(
	findings: readonly ReportedFinding[],
	path: string,
	asked: Range | null
): Mark[] {
	const marks = findings.flatMap(({ path: at, range, level }) =>
		at === path && range ? [{ range, level, asked: false }] : []
	);
	const level = marks.find(({ range }) => sameRange(range, asked))?.level ?? 'info';
	return asked ? [...marks, { range: asked, level, asked: true }] : marks;
}

const sameRange = (a: Range, b: Range | null): boolean =>
	a.line === b?.line && a.column === b.column && a.endColumn === b.endColumn;

/** Marks of each line, by its 1-based number. */
export function marksByLine(marks: readonly Mark[], lines: number): Map<number, Mark[]> {
	const byLine = new Map<number, Mark[]>();
	for (const mark of marks) {
		const last = Math.min(mark.range.endLine, lines);
		for (let line = mark.range.line; line <= last; line++) {
			const here = byLine.get(line);
			if (here) here.push(mark);
			else byLine.set(line, [mark]);
		}
	}
	return byLine;
}

/** Offset of each line in the text, as `linesOf` counts them. */
export const startsOf = (text: string): number[] => [
	0,
	...Array.from(text.matchAll(/\r\n|\n|\r/gu), ({ index, 0: sign }) => index + sign.length)
];

/**
 * One line cut at the borders of its marks and of its tokens, whose offsets are columns from 0. An empty range marks
 * the character it stands before.
 */
export function piecesOf(
	line: string,
	number: number,
	marks: readonly Mark[],
	tokens: readonly Token[] = []
): Piece[] {
	const spans = marks.flatMap(({ range, level, asked }) => {
		const start = range.line === number ? range.column - 1 : 0;
		// A line that was cut can have thousands of marks behind its end.
		if (start > line.length) return [];
		const end = range.endLine === number ? range.endColumn - 1 : line.length;
		return { start, end: Math.max(end, start + 1), level, asked };
	});
	const borders = [
		...spans.flatMap(({ start, end }) => [start, end]),
		...tokens.flatMap(({ from, to }) => [from, to])
	];
	const cuts = [0, line.length, ...borders]
		.filter((cut) => cut <= line.length)
		.sort((a, b) => a - b);
	let token = 0;
	return cuts.flatMap((start, at) => {
		const end = cuts[at + 1];
		if (end === undefined || end === start) return [];
		const over = spans.filter((span) => span.start <= start && span.end >= end);
		const top = over.at(-1);
		while ((tokens[token]?.to ?? Infinity) <= start) token++;
		return {
			text: line.slice(start, end),
			look: (tokens[token]?.from ?? Infinity) <= start ? (tokens[token]?.look ?? '') : '',
			level: top?.level ?? null,
			asked: over.some((span) => span.asked)
		};
	});
}
