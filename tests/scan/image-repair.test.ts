import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseContract } from '../../src/lib/formats/agotalk-role/facts/contract-file';
import { tomlPath } from '../../src/lib/formats/agotalk-role/facts/toml-places';
import {
	imageChanges,
	pngPath,
	previewRecipe
} from '../../src/lib/formats/agotalk-role/image-changes';
import { drawingSize } from '../../src/lib/repack/image/drawing-size';
import { fitInto } from '../../src/lib/repack/image/fit';
import { posterize } from '../../src/lib/repack/image/posterize';
import { needsFit } from '../../src/lib/repack/image/recipe';
import { gathered, type Files } from './package';

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

describe('needsFit', () => {
	const wide = { width: 1280, height: 720 };

	it('asks only where the shape is another', () => {
		expect(needsFit({ width: 1920, height: 1080 }, wide)).toBe(false);
		expect(needsFit({ width: 640, height: 360 }, wide)).toBe(false);
		expect(needsFit({ width: 1000, height: 1000 }, wide)).toBe(true);
		expect(needsFit({ width: null, height: null }, wide)).toBe(true);
	});
});

describe('drawingSize', () => {
	const target = { width: 512, height: 512 };

	it('draws as large as the image becomes, in the own shape', () => {
		expect(drawingSize({ width: 24, height: 48 }, target, 'pad')).toEqual({
			width: 256,
			height: 512
		});
		expect(drawingSize({ width: 24, height: 48 }, target, 'crop')).toEqual({
			width: 512,
			height: 1024
		});
		expect(drawingSize({ width: null, height: null }, target, 'crop')).toEqual(target);
	});

	it('never draws more than a tab can hold', () => {
		const { width, height } = drawingSize({ width: 1, height: 1_000_000 }, target, 'crop');
		expect(width * height).toBeLessThanOrEqual(16_100_000);
	});
});

describe('imageChanges', () => {
	const contract = parseContract({
		state: 'ok',
		text: "[preview]\ncover_image = 'assets/a.jpg'\n",
		badAt: null
	});
	const value = contract.places.get(tomlPath('preview', 'cover_image'))?.value;
	if (!value) throw new Error('no place');
	const files = new Map([
		['assets/a.jpg', { node: 3, size: 1 }],
		['assets/b.jpg', { node: 4, size: 1 }],
		['assets/b.png', { node: 5, size: 1 }]
	]);
	const cover = { path: 'assets/a.jpg', key: 'preview.cover_image', span: value };
	const scanned = (mentioned: readonly string[]) => ({
		reached: null,
		complete: true,
		intro: [],
		introFiles: new Map<string, string>(),
		secrets: [],
		mentioned: new Set(mentioned),
		texts: new Map<string, string>(),
		textScanned: 0,
		skipped: []
	});
	const facts = { files, previewImages: [cover], contract, content: scanned([]) };
	const recipe = previewRecipe(3, 'crop');

	it('renames the file and what the contract calls it, in the quotes that stood there', () => {
		expect(imageChanges(facts, 'assets/a.jpg', recipe)).toEqual([
			{ kind: 'drop', node: 3 },
			{ kind: 'image', to: 'assets/a.png', recipe },
			{ kind: 'edit', path: 'agotalk.role.toml', span: value, text: "'assets/a.png'" }
		]);
	});

	it('keeps the old file where a page shows it, and while nothing was scanned', () => {
		for (const content of [scanned(['assets/a.jpg']), null]) {
			const kinds = imageChanges({ ...facts, content }, 'assets/a.jpg', recipe)?.map(
				({ kind }) => kind
			);
			expect(kinds).toEqual(['image', 'edit']);
		}
	});

	it('never writes over another file', () => {
		expect(pngPath(facts, 'assets/b.jpg')).toBe('assets/b-jpg.png');
		const full = new Map([...files, ['assets/b-jpg.png', { node: 6, size: 1 }] as const]);
		expect(pngPath({ ...facts, files: full }, 'assets/b.jpg')).toBeNull();
		expect(imageChanges({ ...facts, files: full }, 'assets/b.jpg', recipe)).toBeNull();
	});

	it('gives two images of one stem two names', () => {
		const previewImages = [cover, { ...cover, path: 'assets/a.gif' }];
		const two = {
			files: new Map([...files, ['assets/a.gif', { node: 6, size: 1 }] as const]),
			previewImages
		};
		expect(pngPath(two, 'assets/a.jpg')).toBe('assets/a-jpg.png');
		expect(pngPath(two, 'assets/a.gif')).toBe('assets/a-gif.png');
	});

	it('knows where an avatar belongs', () => {
		expect(
			['assets/avatar.jpg', 'Avatar.PNG', 'assets/x.jpg'].map((path) => pngPath(facts, path))
		).toEqual(['avatar.png', 'avatar.png', 'assets/x.png']);
	});
});

describe('mentioned images', () => {
	const PNG = new Uint8Array(4);
	const mentionedIn = async (files: Files) => [
		...((await gathered(files)).content?.mentioned ?? [])
	];

	it('are those that a page, a style or the body of role.md names', async () => {
		expect(await mentionedIn({ 'a b.png': PNG, 'c/x.html': '<img src="../a%20b.png">' })).toEqual([
			'a b.png'
		]);
		expect(await mentionedIn({ 'a.png': PNG, 'role.md': '---\nx: 1\n---\n![](a.png)' })).toEqual([
			'a.png'
		]);
	});

	it('are not those that only the contract or the front matter names', async () => {
		expect(
			await mentionedIn({
				'a.png': PNG,
				'role.md': '---\navatar: a.png\n---\nText\n',
				'agotalk.role.toml': 'cover_image = "a.png"'
			})
		).toEqual([]);
	});

	it('are all where a text was too large to look into', async () => {
		expect(
			await mentionedIn({ 'a.png': PNG, 'x.js': new Uint8Array((16 << 20) + 1).fill(32) })
		).toEqual(['a.png']);
	});
});
