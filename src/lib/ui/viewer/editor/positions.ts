import type { Text } from '@codemirror/state';
import { Lines, type Range } from '../../../contract/lines';
import type { LineEnds } from './line-ends';

/** Offsets in the editor, end exclusive. */
export interface Extent {
	readonly from: number;
	readonly to: number;
}

/** Where a range of a report lies in the editor; what lies beyond its end is at its end. */
export function extentsOf(doc: Text, ends: LineEnds, ranges: readonly Range[]): readonly Extent[] {
	const at = ends === 'mixed' ? byOffset(doc) : byLine(doc);
	return ranges.map(({ line, column, endLine, endColumn }) => {
		const from = at(line, column);
		return { from, to: Math.max(from, at(endLine, endColumn)) };
	});
}

const byLine =
	(doc: Text) =>
	(line: number, column: number): number => {
		if (line > doc.lines) return doc.length;
		const { from, to } = doc.line(Math.max(line, 1));
		return Math.min(from + column - 1, to);
	};

/** A report ends a line at a carriage return too; the editor keeps it inside the line, so that offsets are the text's own. */
function byOffset(doc: Text): (line: number, column: number) => number {
	const lines = new Lines(doc.sliceString(0, doc.length, '\n'));
	return (line, column) => Math.min(lines.offset(line, column), doc.length);
}
