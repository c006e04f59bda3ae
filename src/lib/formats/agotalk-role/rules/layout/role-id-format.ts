import { defineCode } from '../../../../contract/code';
import { text } from '../../../../contract/language';
import type { Rule } from '../../../../contract/rule';
import { contractId } from '../../facts/contract-values';
import { isRoleId, suggestRoleId } from '../../facts/role-id';
import type { RoleFacts } from '../../facts/role-facts';

export const GUIDE_ROLE_ID_FORMAT = defineCode({
	code: 'GUIDE_ROLE_ID_FORMAT',
	level: 'error',
	stage: 'import',
	basis: 'guide',
	section: '§2',
	title: text('The folder is named like the role', '文件夹以角色 id 命名'),
	messages: {
		'': text(
			'The folder {name} is no role id: expected lower-case a-z0-9 words joined by single hyphens',
			'文件夹 {name} 不是角色 id：应为小写字母和数字组成的词，用单个连字符连接'
		)
	},
	why: text('The directory name is the role id.', '目录名就是角色 id。'),
	todo: text('Rename the folder, for example to words-john.', '重命名文件夹，例如 words-john。'),
	examples: {
		fails: { path: 'Words_John/', text: 'Words_John/role.md' },
		passes: { path: 'words-john/', text: 'words-john/role.md' }
	}
});

export const roleIdFormatRule: Rule<RoleFacts> = {
	name: 'role-id-format',
	*check({ tree, where, contract }) {
		const { directory } = where;
		if (tree.container !== 'folder' || directory === null || isRoleId(directory)) return;
		const known = contractId(contract);
		const suggestion = known ?? suggestRoleId(directory);
		yield GUIDE_ROLE_ID_FORMAT.find(
			'',
			{ name: directory },
			{
				fix: { id: 'set-root', needs: known === null ? ['id'] : [] },
				more: suggestion === null ? {} : { suggestion }
			}
		);
	}
};
