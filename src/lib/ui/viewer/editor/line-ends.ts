import type { Text } from '@codemirror/state';

/** How the lines of a text end. `mixed`: each carriage return stays where it stands, as a sign of its own. */
export type LineEnds = 'lf' | 'crlf' | 'cr' | 'mixed';

const SIGNS = { lf: '\n', crlf: '\r\n', cr: '\r' } as const;

/** Of a text without any: LF. */
export function lineEndsOf(text: string): LineEnds {
	const found = new Set<LineEnds>();
	for (const [sign] of text.matchAll(/\r\n|\n|\r/gu)) {
		found.add(sign === '\n' ? 'lf' : sign === '\r' ? 'cr' : 'crlf');
		if (found.size > 1) return 'mixed';
	}
	return [...found][0] ?? 'lf';
}

/** What splits a text into the editor's lines; undefined: any line end, which is written back as it was. */
export const separatorOf = (ends: LineEnds): string | undefined =>
	ends === 'mixed' ? '\n' : undefined;

/** The text of the editor with the line ends that the file had. */
export const textOf = (doc: Text, ends: LineEnds): string =>
	doc.sliceString(0, doc.length, ends === 'mixed' ? '\n' : SIGNS[ends]);

/** Whether a line has more than so many UTF-16 units. */
export function hasLongLine(text: string, limit: number): boolean {
	let start = 0;
	for (const { index, 0: sign } of text.matchAll(/\r\n|\n|\r/gu)) {
		if (index - start > limit) return true;
		start = index + sign.length;
	}
	return text.length - start > limit;
}
