import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { diffRows } from '../../src/lib/ui/repairs/hunks';

describe('the diff of a repair', () => {
	it('shows the change with two lines around it, and says how many it leaves out', () => {
		const before = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', ''].join('\n');
		const rows = diffRows(before, before.replace('e\n', 'E\n'));
		expect(rows).toEqual([
			{ kind: 'gap', count: 2 },
			{ kind: 'same', text: 'c' },
			{ kind: 'same', text: 'd' },
			{ kind: 'removed', text: 'e' },
			{ kind: 'added', text: 'E' },
			{ kind: 'same', text: 'f' },
			{ kind: 'same', text: 'g' },
			{ kind: 'gap', count: 2 }
		]);
	});

	it('counts every line of the text before, shown or left out', () => {
		const text = fc.array(fc.constantFrom('a', 'b', 'c'), { minLength: 1, maxLength: 40 });
		fc.assert(
			fc.property(text, text, (a, b) => {
				const rows = diffRows(`${a.join('\n')}\n`, `${b.join('\n')}\n`);
				const lines = rows.map((row) =>
					row.kind === 'gap' ? row.count : row.kind === 'added' ? 0 : 1
				);
				expect(lines.reduce((sum, n) => sum + n, 0)).toBe(a.length);
			})
		);
	});
});
