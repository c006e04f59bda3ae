import { defineCode } from '../../contract/code';
import { text } from '../../contract/language';
import type { Rule } from '../../contract/rule';
import type { ContainerFacts } from './facts';
import { inside } from './inside';
import { oddityOf, PATH_CHARACTERS, type Oddity } from './portable';

export const GUIDE_NAME_NOT_PORTABLE = defineCode({
	code: 'GUIDE_NAME_NOT_PORTABLE',
	level: 'warning',
	stage: 'guide',
	basis: 'assumption',
	section: null,
	title: text('Names that every system can store', '所有系统都能存储的名称'),
	messages: {
		reserved: text(
			'{path} is the name of a device on Windows: {what}',
			'{path} 是 Windows 的设备名：{what}'
		),
		trailing: text(
			'{path} ends in a dot or a space, which Windows strips',
			'{path} 以点或空格结尾，Windows 会去掉'
		),
		character: text(
			'{path} has characters that some systems refuse or hide: {what}',
			'{path} 含有某些系统拒绝或隐藏的字符：{what}'
		),
		length: text(
			'{path} is too long: {what}; expected at most 255 bytes a name, 260 characters a path',
			'{path} 过长：{what}；每个名称最多 255 字节，路径最多 260 个字符'
		)
	},
	why: text(
		'The file cannot be unpacked on every system, or appears there under another name.',
		'该文件无法在所有系统上解压，或会以另一个名称出现。'
	),
	todo: text('Rename it, and what refers to it.', '重命名该文件，并修改对它的引用。'),
	examples: {
		fails: { path: 'words-john-0.1.0.zip', text: 'assets/aux.png' },
		passes: { path: 'words-john-0.1.0.zip', text: 'assets/auxiliary.png' }
	}
});

/** A long name is shown by its beginning. */
const shown = (path: string): string => (path.length > 300 ? `${path.slice(0, 300)}…` : path);

export const nameNotPortableRule: Rule<ContainerFacts> = {
	name: 'name-not-portable',
	*check({ tree, root }) {
		/* A directory is named once, not with each file in it. */
		const named = new Set<string>();
		const odd = new Map<string, Oddity | null>();
		const seen = new Set<string>();
		for (const node of tree.nodes) {
			if (!node.safe) continue;
			const slash = node.path.lastIndexOf('/');
			const directory = node.path.slice(0, Math.max(slash, 0));
			/* Of a directory that was looked at with another file only the name in it is new. */
			const isKnown = slash > 0 && seen.has(directory);
			seen.add(directory);
			let end = isKnown ? slash : 0;
			const segments = isKnown ? [node.path.slice(slash + 1)] : node.path.split('/');
			for (const segment of segments) {
				end += segment.length + (end === 0 ? 0 : 1);
				let oddity = odd.get(segment);
				if (oddity === undefined) odd.set(segment, (oddity = oddityOf(segment)));
				if (!oddity) continue;
				const path = inside(node.path.slice(0, end), root);
				if (named.has(path)) continue;
				named.add(path);
				const { reason, what } = oddity;
				yield GUIDE_NAME_NOT_PORTABLE.find(reason, { path: shown(path), what }, { path });
			}
			if (node.path.length <= PATH_CHARACTERS) continue;
			const path = inside(node.path, root);
			if (named.has(path)) continue;
			named.add(path);
			const what = `${node.path.length}`;
			yield GUIDE_NAME_NOT_PORTABLE.find('length', { path: shown(path), what }, { path });
		}
	}
};
