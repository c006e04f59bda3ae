import { Text } from '@codemirror/state';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Lines, type Range } from '../../src/lib/contract/lines';
import { editableText, EDIT_LIMIT } from '../../src/lib/state/editable-text';
import { diagnosticsOf } from '../../src/lib/ui/viewer/editor/diagnostics';
import {
	hasLongLine,
	lineEndsOf,
	separatorOf,
	textOf
} from '../../src/lib/ui/viewer/editor/line-ends';
import { extentsOf } from '../../src/lib/ui/viewer/editor/positions';
import { finding } from '../ui/reports';

/** As the editor splits a text. */
const docOf = (text: string): Text =>
	Text.of(text.split(separatorOf(lineEndsOf(text)) ?? /\r\n?|\n/u));

const anyText = fc
	.array(fc.constantFrom('a', 'ü', '😀', ' ', '"', '\n', '\r\n', '\r'), { maxLength: 40 })
	.map((parts) => parts.join(''));

describe('the text of the editor', () => {
	it('is written back as it was, whatever ends its lines', () => {
		fc.assert(
			fc.property(anyText, (text) => {
				expect(textOf(docOf(text), lineEndsOf(text))).toBe(text);
			})
		);
	});

	it.each([
		['one', 'lf'],
		['a\nb\n', 'lf'],
		['a\r\nb', 'crlf'],
		['a\rb\r', 'cr'],
		['a\r\nb\n', 'mixed'],
		['\r\r\n', 'mixed']
	])('%j has %s', (text, ends) => {
		expect(lineEndsOf(text)).toBe(ends);
	});

	it.each([
		['', false],
		['abcd\r\nabcd', false],
		['abcde', true],
		['abcde\na', true],
		['a\rabcde\r', true],
		['a\nabcde', true]
	])('%j has a line of more than four signs: %s', (text, is) => {
		expect(hasLongLine(text, 4)).toBe(is);
	});

	it('is marked where the report points, in every kind of line ends', () => {
		fc.assert(
			fc.property(anyText, fc.nat(), fc.nat(), (text, a, b) => {
				const boundaries = [...text.matchAll(/\r\n|[^]/gu)].map(({ index }) => index);
				const at = (n: number): number => boundaries[n % (boundaries.length || 1)] ?? 0;
				const [start = 0, end = 0] = [at(a), at(b)].sort((x, y) => x - y);
				const range = new Lines(text).range({ start, end });
				const ends = lineEndsOf(text);
				const doc = docOf(text);
				const [extent] = extentsOf(doc, ends, [range]);
				const marked = doc.slice(extent?.from ?? 0, extent?.to ?? 0);
				expect(textOf(marked, ends)).toBe(text.slice(start, end));
			})
		);
	});

	it('is marked within its end, where the report is of a longer one', () => {
		const range: Range = { line: 9, column: 4, endLine: 12, endColumn: 1 };
		expect(extentsOf(docOf('ab\nc'), 'lf', [range])).toEqual([{ from: 4, to: 4 }]);
		expect(extentsOf(docOf('ab\r\nc\n'), 'mixed', [range])).toEqual([{ from: 6, to: 6 }]);
	});
});

it('findings of one file become marks with their sentence, code and severity', () => {
	const range: Range = { line: 2, column: 1, endLine: 2, endColumn: 3 };
	const findings = [
		finding({ code: 'A', level: 'error', path: 'role.md', range }),
		finding({ code: 'B', level: 'advice', path: 'role.md', range: null }),
		finding({ code: 'C', level: 'advice', path: 'role.md', range }),
		finding({ code: 'D', level: 'error', path: 'other.md', range })
	];
	const marks = diagnosticsOf(
		findings,
		'role.md',
		({ code }) => `says ${code}`,
		docOf('a\nbcd'),
		'lf'
	);
	expect(marks).toEqual([
		{ from: 2, to: 4, severity: 'error', message: 'says A', source: 'A' },
		{ from: 2, to: 4, severity: 'hint', message: 'says C', source: 'C' }
	]);
});

describe('a file that can be edited', () => {
	const utf8 = new TextEncoder();

	it('gives the same bytes when it is written again', () => {
		fc.assert(
			fc.property(fc.string({ unit: 'grapheme' }), fc.boolean(), (text, marked) => {
				const bytes = utf8.encode((marked ? '\uFEFF' : '') + text);
				const read = editableText(bytes);
				if ('text' in read) expect(utf8.encode(read.text)).toEqual(bytes);
				else expect(text).toContain('\0');
			})
		);
	});

	it.each([
		['UTF-16', new Uint8Array([0xff, 0xfe, 0x61, 0]), 'utf-16'],
		['UTF-16, the other way', new Uint8Array([0xfe, 0xff, 0, 0x61]), 'utf-16'],
		['no UTF-8', new Uint8Array([0x61, 0xe9, 0x62]), 'not-text'],
		['NUL', new Uint8Array([0x61, 0]), 'not-text'],
		['too much', new Uint8Array(EDIT_LIMIT + 1), 'too-large']
	])('is none of %s', (_, bytes, why) => {
		expect(editableText(bytes)).toEqual({ why });
	});
});
