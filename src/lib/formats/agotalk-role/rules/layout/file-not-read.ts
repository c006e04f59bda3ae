import { defineCode } from '../../../../contract/code';
import { text } from '../../../../contract/language';
import type { Rule } from '../../../../contract/rule';
import { CONTRACT_PATH } from '../../facts/contract-file';
import type { RoleFacts } from '../../facts/role-facts';

/** Ours, not the package's: what could not be looked at is said, and never counted as good. */
export const ARCHIVE_FILE_NOT_READ = defineCode({
	code: 'ARCHIVE_FILE_NOT_READ',
	level: 'warning',
	stage: 'guide',
	basis: 'own',
	section: null,
	title: text('Every file can be read', '每个文件都能读取'),
	messages: {
		'': text('{path} could not be read: {detail}', '无法读取 {path}：{detail}'),
		needed: text(
			'{path} could not be read, so the verdict is not known: {detail}',
			'无法读取 {path}，因此无法判定：{detail}'
		)
	},
	overrides: { needed: { level: 'error', stage: 'import' } },
	why: text(
		'The browser was refused the file: it may be a link, locked, or changed since it was chosen.',
		'浏览器被拒绝读取该文件：它可能是链接、被锁定，或在选择后被改动。'
	),
	todo: text(
		'Replace a link by a copy of its file, close programs that hold it, and drop the folder again; or drop a zip.',
		'用文件副本替换链接，关闭占用它的程序，然后重新拖入文件夹；或改拖 zip。'
	),
	examples: {
		fails: { path: 'words-john/', text: 'contents/app.js -> /srv/shared/app.js' },
		passes: { path: 'words-john/', text: 'contents/app.js' }
	}
});

const NEEDED: ReadonlySet<string> = new Set(['role.md', CONTRACT_PATH]);

export const fileNotReadRule: Rule<RoleFacts> = {
	name: 'file-not-read',
	*check({ problems, root }) {
		const prefix = root === '' ? '' : `${root}/`;
		for (const { kind, name, detail } of problems) {
			if (kind !== 'not-read' || name === null) continue;
			const path = name.startsWith(prefix) ? name.slice(prefix.length) : name;
			yield ARCHIVE_FILE_NOT_READ.find(
				NEEDED.has(path) ? 'needed' : '',
				{ path, detail },
				{ path }
			);
		}
	}
};
