import { defineCode } from '../../contract/code';
import { text } from '../../contract/language';
import type { Rule } from '../../contract/rule';
import type { ContainerFacts } from './facts';

export const ARCHIVE_UNREADABLE = defineCode({
	code: 'ARCHIVE_UNREADABLE',
	level: 'error',
	stage: 'import',
	basis: 'own',
	section: null,
	title: text('The archive can be read', '压缩包可以读取'),
	messages: {
		'not-zip': text(
			'Neither a zip nor a tar: a zip begins with 50 4b 03 04, this file with {detail}',
			'既不是 zip 也不是 tar：zip 以 50 4b 03 04 开头，此文件以 {detail} 开头'
		),
		truncated: text(
			'The archive is cut off at byte {offset}: {detail}',
			'压缩包在第 {offset} 字节处中断：{detail}'
		),
		'central-directory': text(
			'The list of entries of the zip cannot be read at byte {offset}: {detail}',
			'zip 的条目列表在第 {offset} 字节处无法读取：{detail}'
		),
		'multi-disk': text(
			'This is one part of a zip that was split into several ({detail})',
			'这是被分成多卷的 zip 中的一卷（{detail}）'
		),
		'too-large': text('The archive is over a limit: {detail}', '压缩包超出限制：{detail}'),
		tar: text(
			'The tar cannot be read at byte {offset}: {detail}',
			'tar 在第 {offset} 字节处无法读取：{detail}'
		),
		gzip: text(
			'The gzip data cannot be read at byte {offset}: {detail}',
			'gzip 数据在第 {offset} 字节处无法读取：{detail}'
		)
	},
	why: text(
		'No importer can take in a file that is not a whole zip.',
		'文件不是完整的 zip，任何导入程序都无法读取。'
	),
	todo: text(
		'Make the zip again from the folder, or download it again, and check that its size is the expected one.',
		'从文件夹重新打包 zip，或重新下载，并确认大小正确。'
	),
	examples: {
		fails: { path: 'words-john-0.1.0.zip', text: '%PDF-1.7' },
		passes: { path: 'words-john-0.1.0.zip', text: 'PK\\3\\4 … PK\\1\\2 … PK\\5\\6' }
	}
});

type Reason = keyof typeof ARCHIVE_UNREADABLE.messages;
const isReason = (reason: string): reason is Reason =>
	Object.hasOwn(ARCHIVE_UNREADABLE.messages, reason);

export const unreadableRule: Rule<ContainerFacts> = {
	name: 'archive-unreadable',
	*check({ problems }) {
		for (const { kind, reason, offset, detail } of problems) {
			if (kind !== 'unreadable') continue;
			if (!isReason(reason)) throw new TypeError(`no message for ${reason}`);
			yield ARCHIVE_UNREADABLE.find(reason, { offset: offset ?? '?', detail });
		}
	}
};
