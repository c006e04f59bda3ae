import { defineCode } from '../../../../contract/code';
import type { Finding } from '../../../../contract/finding';
import { text } from '../../../../contract/language';
import type { Rule } from '../../../../contract/rule';
import type { ImageHead } from '../../../../scan/image-header';
import { needsFit } from '../../../../repack/image/recipe';
import {
	AVATAR_SIZE,
	type ContentFacts,
	IMAGE_BYTES_LIMIT,
	isAvatarCandidate
} from '../../content-facts';

export const GUIDE_AVATAR = defineCode({
	code: 'GUIDE_AVATAR',
	level: 'advice',
	stage: 'guide',
	basis: 'guide',
	section: '§2, §4',
	title: text('The avatar', '头像'),
	why: text(
		'The avatar is the one file avatar.png at the package root. Anything else is not shown, or shown badly.',
		'头像只能是包根目录下的 avatar.png。其他文件不会显示，或显示得不好。'
	),
	todo: text(
		'Put a PNG of 512×512 pixels, under 1 MB, at avatar.png in the package root.',
		'在包根目录放一个 512×512 像素、小于 1 MB 的 PNG，名为 avatar.png。'
	),
	messages: {
		'not-root': text(
			'The avatar is read from avatar.png at the package root, not from {name}',
			'头像从包根目录的 avatar.png 读取，不从 {name} 读取'
		),
		format: text(
			'The avatar must be a PNG named avatar.png; {name} is not',
			'头像必须是名为 avatar.png 的 PNG；{name} 不是'
		),
		dimensions: text(
			'The avatar is {width}×{height} pixels; 512×512 is expected',
			'头像是 {width}×{height} 像素；应为 512×512'
		),
		bytes: text(
			'The avatar is {size} bytes; under 1 MB is expected',
			'头像有 {size} 字节；应小于 1 MB'
		)
	},
	hints: {
		holds: text('It holds {type}', '它的内容是 {type}'),
		unknown: text('Its bytes are no image we know', '它的内容不是已知的图片格式'),
		used: text('avatar.png at the root is the one that is shown', '显示的是根目录的 avatar.png')
	},
	examples: {
		fails: { path: 'assets/avatar.png', text: '(PNG, 300×200)' },
		passes: { path: 'avatar.png', text: '(PNG, 512×512)' }
	}
});

const ROOT = 'avatar.png';

export const avatar: Rule<ContentFacts> = {
	name: 'avatar',
	*check(facts) {
		const hasRoot = facts.files.has(ROOT);
		for (const path of facts.files.keys()) {
			if (!isAvatarCandidate(path)) continue;
			if (path === ROOT) yield* judge(facts, path);
			else if (path.includes('/')) yield notRoot(path, hasRoot, facts.images.get(path));
			else if (!hasRoot) yield* judge(facts, path);
		}
	}
};

/** Bytes that are no image can't be converted. */
const convert = (path: string, head: ImageHead | null | undefined) =>
	head
		? { id: 'convert-avatar', at: path, needs: needsFit(head, AVATAR_SIZE) ? ['fit'] : [] }
		: null;

const notRoot = (path: string, hasRoot: boolean, head: ImageHead | null | undefined): Finding =>
	GUIDE_AVATAR.find(
		'not-root',
		{ name: path },
		hasRoot ? { path, hint: 'used' } : { path, fix: convert(path, head) }
	);

function* judge({ files, images }: ContentFacts, path: string): Generator<Finding> {
	const head = images.get(path);
	const options = { path, fix: convert(path, head) };
	if (head !== undefined && (head?.type !== 'png' || path !== ROOT)) {
		const level = head?.type === 'png' ? 'advice' : 'warning';
		const held = head
			? { hint: 'holds', more: { type: head.type.toUpperCase() } }
			: { hint: 'unknown' };
		yield GUIDE_AVATAR.find('format', { name: path }, { ...options, ...held, level });
	}
	const { width = null, height = null } = head ?? {};
	if (width !== null && height !== null && (width !== 512 || height !== 512)) {
		yield GUIDE_AVATAR.find('dimensions', { width, height }, options);
	}
	const size = files.get(path)?.size ?? 0;
	if (size > IMAGE_BYTES_LIMIT) yield GUIDE_AVATAR.find('bytes', { size }, options);
}
