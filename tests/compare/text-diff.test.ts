import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { foldRows } from '../../src/lib/compare/fold-rows';
import { diffTexts, type DiffRow } from '../../src/lib/compare/text-diff';

function rowsOf(before: string, after: string): readonly DiffRow[] {
	const diff = diffTexts(before, after);
	if (diff.kind !== 'rows') throw new Error(diff.kind);
	return diff.rows;
}

const side = (rows: readonly DiffRow[], name: 'before' | 'after'): string[] =>
	rows.flatMap((row) => (row[name] ? [row[name].pieces.map(({ text }) => text).join('')] : []));

const lines = (text: string): string[] => {
	const all = text.split(/\r\n|\r|\n/u);
	return all.at(-1) === '' ? all.slice(0, -1) : all;
};

describe('two texts side by side', () => {
	test('pairs changed lines and marks the words that differ', () => {
		const rows = rowsOf('a\nthe old word\nz\n', 'a\nthe new word\nz\nmore\n');
		expect(rows.map(({ kind }) => kind)).toEqual(['same', 'changed', 'same', 'added']);
		expect(rows[1]?.before?.pieces.filter(({ changed }) => changed)).toEqual([
			{ text: 'old', changed: true }
		]);
		expect(rows[1]?.after?.pieces.filter(({ changed }) => changed)).toEqual([
			{ text: 'new', changed: true }
		]);
		expect(rows[3]).toMatchObject({ before: null, after: { number: 4 } });
	});

	test('is nothing but equal rows for the same text, whatever its line endings', () => {
		expect(rowsOf('a\r\nb\r\n', 'a\nb').every(({ kind }) => kind === 'same')).toBe(true);
		expect(rowsOf('', '')).toEqual([]);
	});

	const text = fc
		.array(fc.constantFrom('a', 'b b', 'c\r', '', 'é 中', 'a\n'))
		.map((all) => all.join('\n'));
	test('gives back both texts, line by line and numbered', () => {
		fc.assert(
			fc.property(text, text, (before, after) => {
				const rows = rowsOf(before, after);
				expect(side(rows, 'before')).toEqual(lines(before));
				expect(side(rows, 'after')).toEqual(lines(after));
				for (const name of ['before', 'after'] as const) {
					const numbers = rows.flatMap((row) => (row[name] ? [row[name].number] : []));
					expect(numbers).toEqual(numbers.map((_, index) => index + 1));
				}
			})
		);
	});

	test('folds long runs of equal rows and loses none', () => {
		const before = Array.from({ length: 100 }, (_, index) => `line ${index}`);
		const after = before.with(50, 'another');
		const folds = foldRows(rowsOf(before.join('\n'), after.join('\n')));
		expect(folds.map(({ kind, rows }) => [kind, rows.length])).toEqual([
			['gap', 47],
			['rows', 7],
			['gap', 46]
		]);
		fc.assert(
			fc.property(text, text, (one, other) => {
				const rows = rowsOf(one, other);
				expect(foldRows(rows, 1).flatMap((fold) => fold.rows)).toEqual(rows);
			})
		);
	});

	test('does not take up what is no text, or too long', () => {
		expect(diffTexts('a\0b', 'x').kind).toBe('binary');
		expect(diffTexts('x'.repeat(2 ** 20 + 1), 'x').kind).toBe('too-large');
		expect(diffTexts('\n'.repeat(20_001), 'x').kind).toBe('too-large');
	});

	test('takes two long texts with nothing in common but their ends for replaced, in good time', () => {
		const noise = (seed: number): string =>
			`head\n${Array.from({ length: 19_000 }, (_, line) => `${seed} ${line}`).join('\n')}\ntail`;
		const start = performance.now();
		const rows = rowsOf(noise(1), noise(2));
		expect(performance.now() - start).toBeLessThan(5000);
		expect(rows).toHaveLength(19_002);
		expect([rows[0]?.kind, rows[1]?.kind, rows.at(-1)?.kind]).toEqual(['same', 'changed', 'same']);
		expect(side(rows, 'after')).toEqual(lines(noise(2)));
	});
});
