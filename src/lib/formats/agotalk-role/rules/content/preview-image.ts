import { defineCode } from '../../../../contract/code';
import type { Finding } from '../../../../contract/finding';
import { text } from '../../../../contract/language';
import type { Rule } from '../../../../contract/rule';
import { needsFit } from '../../../../repack/image/recipe';
import { imageTypeOfName } from '../../../../scan/image-header';
import { type ContentFacts, IMAGE_BYTES_LIMIT, PREVIEW_SIZE } from '../../content-facts';

export const GUIDE_PREVIEW_IMAGE = defineCode({
	code: 'GUIDE_PREVIEW_IMAGE',
	level: 'advice',
	stage: 'guide',
	basis: 'guide',
	section: '§4',
	title: text('Cover and screenshots', '封面和截图'),
	why: text(
		'The website and the import preview show these images as they are: a wrong size is cropped, a lossy format blurs text.',
		'网站和导入预览会直接使用这些图片：尺寸不对会被裁剪，有损格式会让文字模糊。'
	),
	todo: text(
		'Use one to three PNG images of 1280×720 pixels, each under 1 MB.',
		'使用一到三张 1280×720 像素的 PNG 图片，每张小于 1 MB。'
	),
	messages: {
		format: text('{name} is no PNG; a PNG is expected', '{name} 不是 PNG；应为 PNG'),
		dimensions: text(
			'{name} is {width}×{height} pixels; 1280×720 is expected',
			'{name} 是 {width}×{height} 像素；应为 1280×720'
		),
		bytes: text(
			'{name} is {size} bytes; under 1 MB is expected',
			'{name} 有 {size} 字节；应小于 1 MB'
		),
		count: text(
			'{count} screenshots are named; 1 to 3 are expected',
			'声明了 {count} 张截图；应为 1 到 3 张'
		),
		webp: text(
			'{name} is WebP; a PNG is expected, the publisher converts it itself',
			'{name} 是 WebP；应为 PNG，发布程序会自己转换'
		),
		extension: text(
			'{name} is not what its extension .{extension} says',
			'{name} 的内容与扩展名 .{extension} 不符'
		)
	},
	hints: {
		holds: text('It holds {type}', '它的内容是 {type}'),
		unknown: text('Its bytes are no image we know', '它的内容不是已知的图片格式')
	},
	examples: {
		fails: { path: 'assets/screenshots/play.png', text: '(PNG, 800×600)' },
		passes: { path: 'assets/screenshots/play.png', text: '(PNG, 1280×720)' }
	}
});

const CONTRACT = 'agotalk.role.toml';
const SCREENSHOTS = 'preview.screenshots';
const MOST_SCREENSHOTS = 3;

export const previewImage: Rule<ContentFacts> = {
	name: 'preview-image',
	*check(facts) {
		const screenshots = facts.previewImages.filter(({ key }) => key.startsWith(SCREENSHOTS));
		const extra = screenshots[MOST_SCREENSHOTS];
		if (extra) {
			const { span } = extra;
			yield GUIDE_PREVIEW_IMAGE.find(
				'count',
				{ count: screenshots.length },
				{ path: CONTRACT, span }
			);
		}
		for (const path of new Set(facts.previewImages.map((image) => image.path))) {
			yield* judge(facts, path);
		}
	}
};

function* judge({ files, images }: ContentFacts, path: string): Generator<Finding> {
	const head = images.get(path);
	if (head === undefined) return;
	const name = path.slice(path.lastIndexOf('/') + 1);
	const needs = head && needsFit(head, PREVIEW_SIZE) ? ['fit'] : [];
	// Bytes that are no image can't be converted.
	const options = { path, fix: head && { id: 'convert-preview-image', at: path, needs } };
	const held = head
		? { ...options, hint: 'holds', more: { type: head.type.toUpperCase() } }
		: { ...options, hint: 'unknown' };
	const promised = imageTypeOfName(path);
	if (promised !== null && promised !== head?.type) {
		const extension = name.slice(name.lastIndexOf('.') + 1);
		yield GUIDE_PREVIEW_IMAGE.find('extension', { name, extension }, held);
	}
	if (head?.type === 'webp') yield GUIDE_PREVIEW_IMAGE.find('webp', { name }, options);
	else if (head?.type !== 'png') yield GUIDE_PREVIEW_IMAGE.find('format', { name }, held);
	const { width = null, height = null } = head ?? {};
	// A drawing has no pixels of its own: its format is what is wrong.
	const hasPixels = width !== null && height !== null && head?.type !== 'svg';
	if (hasPixels && (width !== 1280 || height !== 720)) {
		yield GUIDE_PREVIEW_IMAGE.find('dimensions', { name, width, height }, options);
	}
	const size = files.get(path)?.size ?? 0;
	if (size > IMAGE_BYTES_LIMIT) yield GUIDE_PREVIEW_IMAGE.find('bytes', { name, size }, options);
}
