import { text } from '../../contract/language';

/** Of images that repairs make, and screenshots that are taken. */
export const images = {
	before: text('Before', '之前'),
	after: text('After', '之后'),
	beforeAlt: text('The image as it is', '现在的图片'),
	afterAlt: text('The image as it will be', '修复后的图片'),
	making: text('Making a picture of {path}', '正在生成 {path} 的图片'),
	fewerColours: text(
		'To stay under 1 MB it has {n} levels of each colour.',
		'为了小于 1 MB，每种颜色只保留 {n} 级。'
	),
	stillLarge: text(
		'Even with few colours it is over 1 MB. It stays advice; a simpler picture would settle it.',
		'即使减少颜色仍超过 1 MB。该建议会保留；换一张更简单的图片即可解决。'
	),
	optional: text(
		'Not for a finding: a package without avatar.png is shown with a plain mark.',
		'不针对任何问题：没有 avatar.png 的包会显示默认图标。'
	)
};

/** Why an image could not be made, by the code of the error. */
export const imageErrors = {
	IMAGE_UNKNOWN: text(
		'{path} is no PNG, JPEG, WebP, GIF or SVG. Replace the file.',
		'{path} 不是 PNG、JPEG、WebP、GIF 或 SVG。请替换该文件。'
	),
	IMAGE_TOO_LARGE: text(
		'{path} has more pixels or bytes than a browser can decode (64 million pixels, 64 MB). Make it smaller in an image editor.',
		'{path} 的像素或字节数超出浏览器的解码能力（6400 万像素、64 MB）。请先用图片编辑器缩小。'
	),
	IMAGE_DAMAGED: text(
		'{path} can’t be decoded: its data is damaged. Export the image anew and put it in its place.',
		'{path} 无法解码：数据已损坏。请重新导出图片并替换它。'
	),
	NO_IMAGES: text(
		'This browser can’t make images. A current Chrome, Edge, Firefox or Safari can.',
		'此浏览器无法生成图片。请使用新版 Chrome、Edge、Firefox 或 Safari。'
	)
};

export const otherImageError = text(
	'{path} could not be made into an image: {why}',
	'无法用 {path} 生成图片：{why}'
);
