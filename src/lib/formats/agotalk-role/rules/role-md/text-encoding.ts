import { defineCode } from '../../../../contract/code';
import { text } from '../../../../contract/language';
import type { Rule } from '../../../../contract/rule';
import { CONTRACT_PATH } from '../../facts/contract-file';
import type { RoleFacts } from '../../facts/role-facts';

export const GUIDE_TEXT_ENCODING = defineCode({
	code: 'GUIDE_TEXT_ENCODING',
	level: 'error',
	stage: 'import',
	basis: 'assumption',
	section: null,
	title: text('Text files are UTF-8', '文本文件使用 UTF-8'),
	messages: {
		'not-utf8': text('{path} is not UTF-8 text', '{path} 不是 UTF-8 文本'),
		utf16: text('{path} is UTF-16, expected UTF-8', '{path} 是 UTF-16，应为 UTF-8'),
		nul: text('{path} holds a NUL character', '{path} 含有 NUL 字符')
	},
	why: text(
		'A parser that expects UTF-8 reads nonsense or nothing. Windows PowerShell writes UTF-16 when output is redirected with >.',
		'按 UTF-8 解析会得到乱码或空内容。Windows PowerShell 用 > 重定向输出时会写成 UTF-16。'
	),
	todo: text('Save the file as UTF-8.', '把文件另存为 UTF-8。'),
	examples: {
		fails: { path: 'role.md', text: 'FF FE 2D 00 2D 00 2D 00 …' },
		passes: { path: 'role.md', text: '2D 2D 2D 0A …' }
	}
});

export const textEncodingRule: Rule<RoleFacts> = {
	name: 'text-encoding',
	*check({ roleMd, contract }) {
		for (const [path, file] of [
			['role.md', roleMd],
			[CONTRACT_PATH, contract]
		] as const) {
			const { state } = file;
			if (state !== 'not-utf8' && state !== 'utf16' && state !== 'nul') continue;
			const finding = GUIDE_TEXT_ENCODING.find(
				state,
				{ path },
				{ path, fix: state === 'utf16' ? { id: 'reencode-utf8', at: path, needs: [] } : null }
			);
			yield path === 'role.md' ? finding : { ...finding, stage: 'contract' };
		}
	}
};
