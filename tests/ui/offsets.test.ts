import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { offsetsOf, visible } from '../../src/lib/ui/offsets';

describe('the rows of a long list that exist', () => {
	const heights = fc.array(fc.integer({ min: 1, max: 400 }), { minLength: 1, maxLength: 300 });

	it('cover the viewport, whatever the heights and wherever it is scrolled to', () => {
		fc.assert(
			fc.property(
				heights,
				fc.nat(60_000),
				fc.integer({ min: 1, max: 2000 }),
				(all, scroll, height) => {
					const offsets = offsetsOf(all.length, (row) => all[row] ?? 0);
					const total = offsets[all.length] ?? 0;
					const top = Math.min(scroll, Math.max(0, total - height));
					const { first, last } = visible(offsets, top, height, 0);
					expect(offsets[first] ?? 0).toBeLessThanOrEqual(top);
					expect(offsets[last] ?? 0).toBeGreaterThanOrEqual(Math.min(total, top + height));
				}
			)
		);
	});

	it('are few, however long the list is', () => {
		const offsets = offsetsOf(20_000, () => 30);
		const { first, last } = visible(offsets, 300_000, 900, 400);
		expect(last - first).toBeLessThan(70);
	});

	it('are none of an empty list', () => {
		expect(
			visible(
				offsetsOf(0, () => 0),
				0,
				900,
				400
			)
		).toEqual({ first: 0, last: 0 });
	});
});
