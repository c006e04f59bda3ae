import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { imageChanges, pngPath } from '../../src/lib/formats/agotalk-role/image-changes';
import { fitInto } from '../../src/lib/repack/image/fit';
import { posterize } from '../../src/lib/repack/image/posterize';

describe('fitInto', () => {
	const target = { width: 1280, height: 720 };

	it('cuts off what is too much', () => {
		expect(fitInto({ width: 1000, height: 1000 }, target, 'crop')).toEqual({
			source: { x: 0, y: 218.75, width: 1000, height: 562.5 },
			drawn: { x: 0, y: 0, width: 1280, height: 720 }
		});
	});

	it('fills up what is missing', () => {
		expect(fitInto({ width: 1000, height: 1000 }, target, 'pad')).toEqual({
			source: { x: 0, y: 0, width: 1000, height: 1000 },
			drawn: { x: 280, y: 0, width: 720, height: 720 }
		});
	});

	it('stays inside both pictures, whatever their sizes', () => {
		const side = fc.integer({ min: 1, max: 20_000 });
		fc.assert(
			fc.property(side, side, fc.constantFrom('crop', 'pad'), (width, height, fit) => {
				const { source, drawn } = fitInto({ width, height }, target, fit);
				expect(source.x).toBeGreaterThanOrEqual(0);
				expect(source.x + source.width).toBeLessThanOrEqual(width + 1e-6);
				expect(source.y + source.height).toBeLessThanOrEqual(height + 1e-6);
				expect(drawn.x + drawn.width).toBeLessThanOrEqual(1280);
				expect(drawn.y + drawn.height).toBeLessThanOrEqual(720);
				if (fit === 'crop') expect(drawn).toEqual({ x: 0, y: 0, width: 1280, height: 720 });
			})
		);
	});
});

it('posterize leaves black, white and opacity as they are', () => {
	const pixels = Uint8ClampedArray.from([0, 255, 130, 7]);
	posterize(pixels, 8);
	expect([...pixels]).toEqual([0, 255, 146, 7]);
});

describe('imageChanges', () => {
	const png = new Uint8Array(1);
	const files = new Map([
		['assets/a.jpg', { node: 3, size: 1 }],
		['assets/b.jpg', { node: 4, size: 1 }],
		['assets/b.png', { node: 5, size: 1 }]
	]);
	const previewImages = [
		{ path: 'assets/a.jpg', key: 'preview.cover_image', span: { start: 10, end: 24 } }
	];

	it('renames the file and what the contract calls it', () => {
		expect(imageChanges({ files, previewImages }, 'assets/a.jpg', png)).toEqual([
			{ kind: 'drop', node: 3 },
			{ kind: 'create', path: 'assets/a.png', bytes: png },
			{
				kind: 'edit',
				path: 'agotalk.role.toml',
				span: { start: 10, end: 24 },
				text: '"assets/a.png"'
			}
		]);
	});

	it('never writes over another file', () => {
		expect(imageChanges({ files, previewImages }, 'assets/b.jpg', png)).toBeNull();
	});

	it('knows where an avatar belongs', () => {
		expect(['assets/avatar.jpg', 'Avatar.PNG', 'assets/x.jpg'].map(pngPath)).toEqual([
			'avatar.png',
			'avatar.png',
			'assets/x.png'
		]);
	});
});
