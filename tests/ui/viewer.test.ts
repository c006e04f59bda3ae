import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hexRow } from '../../src/lib/ui/viewer/hex-rows';
import { recognise } from '../../src/lib/ui/viewer/recognise';
import { linesOf, marksByLine, marksIn, piecesOf } from '../../src/lib/ui/viewer/text-lines';
import { finding } from './reports';

const bytes = (...values: (number | string)[]) =>
	new Uint8Array(
		values.flatMap((value) =>
			typeof value === 'number' ? [value] : Array.from(value, (unit) => unit.charCodeAt(0))
		)
	);

describe('what a file is shown as', () => {
	it.each([
		['PNG', bytes(0x89, 'PNG', 13, 10, 26, 10), 'image'],
		['JPEG', bytes(0xff, 0xd8, 0xff, 0xe0), 'image'],
		['WebP', bytes('RIFF', 0, 0, 0, 0, 'WEBP'), 'image'],
		['SVG, as its source', bytes('<svg/>'), 'text'],
		['UTF-8', new TextEncoder().encode('héllo 世界'), 'text'],
		['UTF-16 with its mark', bytes(0xff, 0xfe, 104, 0, 105, 0), 'text'],
		['text with NUL', bytes('a', 0, 'b'), 'hex'],
		['what is not UTF-8', bytes(0xc3, 0x28), 'hex'],
		['nothing', bytes(), 'text']
	] as const)('%s', (_name, given, kind) => expect(recognise(given, true).kind).toBe(kind));

	it('takes a character cut in two at the end of a part for text', () => {
		const whole = new TextEncoder().encode('世界');
		expect(recognise(whole.subarray(0, 5), false).kind).toBe('text');
		expect(recognise(whole.subarray(0, 5), true).kind).toBe('hex');
	});

	it('leaves the byte order mark out, as columns do', () => {
		expect(recognise(bytes(0xef, 0xbb, 0xbf, 'a'), true)).toEqual({ kind: 'text', text: 'a' });
	});
});

describe('lines and marks', () => {
	it('end at LF, CRLF and a lone CR', () => {
		expect(linesOf('a\nb\r\nc\rd')).toEqual(['a', 'b', 'c', 'd']);
	});

	it('cut a line at its marks and lose nothing of it', () => {
		const range = { line: 3, column: 10, endLine: 3, endColumn: 16 };
		const marks = marksIn([finding({ range })], 'role.md', range);
		const pieces = piecesOf('license = "Free"', 3, marks);
		expect(pieces.map(({ text }) => text)).toEqual(['license =', ' "Free', '"']);
		expect(pieces[1]).toMatchObject({ level: 'error', asked: true });
	});

	it('spread a mark over all its lines', () => {
		const range = { line: 2, column: 1, endLine: 4, endColumn: 2 };
		const byLine = marksByLine(marksIn([], 'role.md', range), 3);
		expect([...byLine.keys()]).toEqual([2, 3]);
	});

	it('give the line back whole, whatever the marks', () => {
		const position = fc.integer({ min: 1, max: 30 });
		const ranges = fc.array(
			fc.record({ line: fc.constant(1), column: position, endLine: position, endColumn: position })
		);
		fc.assert(
			fc.property(fc.string({ maxLength: 20 }), ranges, (line, all) => {
				const marks = all.map((range) => ({ range, level: 'error' as const, asked: false }));
				expect(
					piecesOf(line, 1, marks)
						.map(({ text }) => text)
						.join('')
				).toBe(line);
			})
		);
	});
});

describe('hex', () => {
	it('shows the offset, the bytes, and the printable ones as text', () => {
		expect(hexRow(bytes('0123456789abcdef', 'Hi', 0, 255), 1, 16)).toEqual({
			offset: '00000010',
			bytes: '48 69 00 ff'.padEnd(47),
			text: 'Hi··'
		});
	});
});
