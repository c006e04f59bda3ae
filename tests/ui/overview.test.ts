import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fieldsOf, groupsOf } from '../../src/lib/ui/overview/fields';
import { kindOf } from '../../src/lib/ui/overview/kinds';
import { squarify, type Rect } from '../../src/lib/ui/overview/squarify';

const ROOM: Rect = { x: 10, y: 20, width: 600, height: 300 };
const area = ({ width, height }: Rect): number => width * height;

/** How much of two rectangles is the same place. */
const common = (a: Rect, b: Rect): number =>
	Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)) *
	Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y));

const sizes = fc
	.array(fc.integer({ min: 1, max: 10_000 }), { minLength: 1, maxLength: 60 })
	.map((some) => some.toSorted((a, b) => b - a));

describe('a treemap', () => {
	it('fills the room, each its share, inside it, none over another', () => {
		fc.assert(
			fc.property(sizes, (some) => {
				const rects = squarify(some, ROOM);
				const total = some.reduce((sum, size) => sum + size, 0);
				expect(rects).toHaveLength(some.length);
				for (const [at, rect] of rects.entries()) {
					expect(area(rect)).toBeCloseTo(((some[at] ?? 0) / total) * area(ROOM), 3);
					expect(common(rect, ROOM)).toBeCloseTo(area(rect), 3);
					for (const other of rects.slice(at + 1)) expect(common(rect, other)).toBeLessThan(0.01);
				}
			})
		);
	});

	it('is as the paper lays its own example', () => {
		const rects = squarify([6, 6, 4, 3, 2, 2, 1], { x: 0, y: 0, width: 6, height: 4 });
		expect(rects.slice(0, 4).map(({ width, height }) => [width, height])).toEqual([
			[3, 2],
			[3, 2],
			[expect.closeTo(12 / 7, 5), expect.closeTo(7 / 3, 5)],
			[expect.closeTo(9 / 7, 5), expect.closeTo(7 / 3, 5)]
		]);
	});

	it('holds all bytes: small files together, empty ones nowhere, kinds side by side', () => {
		const files = [
			{ path: 'a.html', size: 900_000 },
			{ path: 'b.js', size: 500_000 },
			...Array.from({ length: 200 }, (_, n) => ({ path: `${n}.js`, size: 10 })),
			{ path: 'empty.js', size: 0 }
		];
		const fields = fieldsOf(files, ROOM);
		const total = files.reduce((sum, { size }) => sum + size, 0);
		expect(fields.reduce((sum, { size }) => sum + size, 0)).toBe(total);
		expect(fields.map(({ path, count }) => [path, count])).toEqual([
			['a.html', 1],
			['b.js', 1],
			[null, 200]
		]);
		expect(groupsOf(files).map(({ kind }) => kind)).toEqual(['page', 'script']);
	});

	it('has no more fields than can be told apart', () => {
		const files = Array.from({ length: 5000 }, (_, n) => ({ path: `${n}.png`, size: 1000 + n }));
		expect(fieldsOf(files, ROOM).length).toBeLessThanOrEqual(61);
	});
});

it.each([
	['a/b.HTML', 'page'],
	['x.css', 'style'],
	['x.mjs', 'script'],
	['role.md', 'text'],
	['LICENSE', 'text'],
	['x.json', 'data'],
	['x.webp', 'image'],
	['x.m4a', 'media'],
	['x.woff2', 'font'],
	['x', 'other']
])('%s is of kind %s', (path, kind) => expect(kindOf(path)).toBe(kind));
