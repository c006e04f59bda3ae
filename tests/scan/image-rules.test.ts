import { describe, expect, it } from 'vitest';
import { isAvatarCandidate } from '../../src/lib/formats/agotalk-role/content-facts';
import { avatar } from '../../src/lib/formats/agotalk-role/rules/content/avatar';
import { previewImage } from '../../src/lib/formats/agotalk-role/rules/content/preview-image';
import type { ImageHead, ImageType } from '../../src/lib/scan/image-header';
import { contentFacts, found } from './content-facts';

const head = (type: ImageType, width: number | null, height: number | null): ImageHead => ({
	type,
	width,
	height
});

describe('GUIDE_AVATAR', () => {
	const judged = (path: string, size: number, image: ImageHead | null): string[] =>
		found(avatar, contentFacts({ [path]: size }, { images: new Map([[path, image]]) }));

	it('passes a PNG of 512×512 and the absence of an avatar', () => {
		expect(judged('avatar.png', 1_000_000, head('png', 512, 512))).toEqual([]);
		expect(judged('role.md', 1, null)).toEqual([]);
	});

	it.each([
		['avatar.png', 900, head('png', 300, 200), ['dimensions@avatar.png advice']],
		['avatar.png', 1_000_001, head('png', 512, 512), ['bytes@avatar.png advice']],
		['avatar.png', 900, head('jpeg', 512, 512), ['format@avatar.png warning']],
		['avatar.png', 900, null, ['format@avatar.png warning']],
		['avatar.jpg', 900, head('jpeg', 512, 512), ['format@avatar.jpg warning']],
		['Avatar.PNG', 900, head('png', 512, 512), ['format@Avatar.PNG advice']],
		['assets/avatar.png', 900, head('png', 9, 9), ['not-root@assets/avatar.png advice']],
		[
			'avatar.png',
			2_000_000,
			head('gif', 1, 512),
			['format@avatar.png warning', 'dimensions@avatar.png advice', 'bytes@avatar.png advice']
		]
	])('judges %s of %i bytes', (path, size, image, expected) => {
		expect(judged(path, size, image)).toEqual(expected.map((tail) => `GUIDE_AVATAR·${tail}`));
	});

	it('leaves a spare beside the real one alone', () => {
		const images = new Map([['avatar.png', head('png', 512, 512)]]);
		const facts = contentFacts({ 'avatar.png': 1, 'avatar.svg': 1 }, { images });
		expect(found(avatar, facts)).toEqual([]);
	});

	it('names the files whose heads it needs', () => {
		const names = ['avatar.png', 'assets/a/avatar.jpeg', 'contents/avatar.png', 'my-avatar.png'];
		expect(names.map(isAvatarCandidate)).toEqual([true, true, false, false]);
	});
});

describe('GUIDE_PREVIEW_IMAGE', () => {
	const span = { start: 0, end: 1 };
	const cover = (path: string, size: number, image: ImageHead | null): string[] => {
		const previewImages = [
			{ path, key: 'preview.cover_image', span },
			{ path, key: 'preview.screenshots', span }
		];
		const images = new Map([[path, image]]);
		return found(previewImage, contentFacts({ [path]: size }, { previewImages, images }));
	};

	it.each([
		['a.png', 900, head('png', 1280, 720), []],
		['a.png', 900, head('png', 800, 600), ['dimensions']],
		['a.png', 1_000_001, head('png', 1280, 720), ['bytes']],
		['a.jpg', 900, head('jpeg', 1280, 720), ['format']],
		['a.png', 900, head('jpeg', 1280, 720), ['extension', 'format']],
		['a.png', 900, null, ['extension', 'format']],
		['a.webp', 900, head('webp', 1280, 720), ['webp']],
		['a.png', 900, head('webp', 1280, 720), ['extension', 'webp']],
		['a.webp', 900, head('png', 1280, 720), ['extension']],
		['a.svg', 900, head('svg', 100, 100), ['format']],
		['a.gif', 900, head('gif', null, null), ['format']]
	])('judges %s of %i bytes once, however often it is named', (path, size, image, reasons) => {
		expect(cover(path, size, image)).toEqual(
			reasons.map((reason) => `GUIDE_PREVIEW_IMAGE·${reason}@${path} advice`)
		);
	});

	it('points at the fourth screenshot', () => {
		const previewImages = [0, 1, 2, 3].map((start) => ({
			path: 'a.png',
			key: 'preview.screenshots',
			span: { start, end: start + 1 }
		}));
		const [finding] = previewImage.check(contentFacts({ 'a.png': 1 }, { previewImages }));
		expect(finding).toMatchObject({ reason: 'count', span: { start: 3, end: 4 } });
		expect(
			found(previewImage, contentFacts({}, { previewImages: previewImages.slice(1) }))
		).toEqual([]);
	});
});
