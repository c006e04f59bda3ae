import { defineCode } from '../../contract/code';
import { text } from '../../contract/language';
import type { Rule } from '../../contract/rule';
import type { Problem } from '../../source/tree';
import type { ContainerFacts } from './facts';
import { CONTAINER_FIXES } from './fixes';

export const ARCHIVE_AMBIGUOUS = defineCode({
	code: 'ARCHIVE_AMBIGUOUS',
	level: 'error',
	stage: 'import',
	basis: 'own',
	section: null,
	title: text('The archive can be read in one way only', '压缩包只有一种读法'),
	messages: {
		'end-record': text(
			'The end record of the zip at byte {offset} is not the only one or does not fit: {detail}',
			'第 {offset} 字节处的 zip 结束记录不唯一或不符：{detail}'
		),
		'entry-count': text(
			'The zip says it holds another number of entries than it lists: {detail}',
			'zip 声明的条目数与列出的不同：{detail}'
		),
		'directory-bounds': text(
			'The list of entries is not where or not as long as the zip says, at byte {offset}: {detail}',
			'条目列表的位置或长度与 zip 声明的不同，在第 {offset} 字节处：{detail}'
		),
		zip64: text(
			'The zip64 records at byte {offset} contradict the others: {detail}',
			'第 {offset} 字节处的 zip64 记录与其他记录矛盾：{detail}'
		),
		'data-before': text(
			'Something stands before the first entry: {detail}',
			'第一个条目之前还有内容：{detail}'
		),
		'data-after': text(
			'Something follows the end of the archive at byte {offset}: {detail}',
			'压缩包在第 {offset} 字节处结束后还有内容：{detail}'
		),
		'hidden-data': text(
			'Bytes that belong to no entry lie at byte {offset}: {detail}',
			'第 {offset} 字节处有不属于任何条目的内容：{detail}'
		),
		'orphan-entry': text(
			'An entry at byte {offset} is missing from the list of entries: {detail}',
			'第 {offset} 字节处有一个条目不在条目列表中：{detail}'
		),
		'missing-entry': text(
			'{name} is listed, but there is no entry at byte {offset}: {detail}',
			'列表中有 {name}，但第 {offset} 字节处没有条目：{detail}'
		),
		'tar-size': text(
			'Headers of the tar at byte {offset} override each other: {detail}',
			'tar 在第 {offset} 字节处的头信息互相覆盖：{detail}'
		)
	},
	why: text(
		'Readers take such an archive in different ways: what is checked here may not be what an importer unpacks. No reading is chosen.',
		'不同程序对这种压缩包的读法不同：这里检查的内容可能不是导入程序解开的内容。因此不选择任何一种读法。'
	),
	todo: text(
		'Make the zip again from the folder with an ordinary tool; or look through the list of entries and let it be written anew.',
		'用普通工具从文件夹重新打包；或核对条目列表后重新写出。'
	),
	examples: {
		fails: { path: 'words-john-0.1.0.zip', text: 'PK\\5\\6 … comment: PK\\5\\6 …' },
		passes: { path: 'words-john-0.1.0.zip', text: 'PK\\3\\4 … PK\\1\\2 … PK\\5\\6' }
	}
});

type Reason = keyof typeof ARCHIVE_AMBIGUOUS.messages;
const isReason = (reason: string): reason is Reason =>
	Object.hasOwn(ARCHIVE_AMBIGUOUS.messages, reason);

/** Entries that cannot be read back as declared: an archive of such is not written anew. */
const UNSOUND: ReadonlySet<string> = new Set([
	...['crc', 'size', 'data', 'overlap', 'header-mismatch', 'encrypted', 'method'],
	...['missing-entry', 'tar-size']
]);

const isUnsound = ({ kind, reason }: Problem): boolean =>
	kind === 'unreadable' || UNSOUND.has(reason);

export const ambiguousRule: Rule<ContainerFacts> = {
	name: 'archive-ambiguous',
	*check({ problems }) {
		const fix = problems.some(isUnsound)
			? null
			: { id: CONTAINER_FIXES.rewriteArchive, needs: ['entries'] };
		for (const { kind, reason, name, offset, detail } of problems) {
			if (kind !== 'ambiguous') continue;
			if (!isReason(reason)) throw new TypeError(`no message for ${reason}`);
			const params = { offset: offset ?? '?', detail, name: name ?? '?' };
			yield ARCHIVE_AMBIGUOUS.find(reason, params, { path: name, fix });
		}
	}
};
