import { defineCode } from '../../../../contract/code';
import { text } from '../../../../contract/language';
import type { Rule } from '../../../../contract/rule';
import { contractId } from '../../facts/contract-values';
import { isRoleId, suggestRoleId } from '../../facts/role-id';
import type { RoleFacts } from '../../facts/role-facts';

export const ROLE_IMPORT_ZIP_TOP_LEVEL_INVALID = defineCode({
	code: 'ROLE_IMPORT_ZIP_TOP_LEVEL_INVALID',
	level: 'error',
	stage: 'import',
	basis: 'guide',
	section: '§2 §7',
	title: text('One top-level directory, named like the role', '唯一的顶层目录，以角色命名'),
	messages: {
		none: text('The archive holds no directory at all', '压缩包里没有任何目录'),
		several: text(
			'The archive has several top-level directories: {names}',
			'压缩包里有多个顶层目录：{names}'
		),
		'files-at-root': text(
			'Files lie at the top of the archive, outside a directory: {names}',
			'有文件直接放在压缩包顶层，不在目录里：{names}'
		),
		name: text(
			'The top-level directory {name} is no role id: expected lower-case a-z0-9 words joined by single hyphens',
			'顶层目录 {name} 不是角色 id：应为小写字母和数字组成的词，用单个连字符连接'
		)
	},
	why: text(
		'The importer takes the role id from the single top-level directory. With none, several, or another kind of name it does not know what the role is called.',
		'导入程序从唯一的顶层目录取得角色 id。没有目录、目录有多个或名字不合规时，它不知道角色叫什么。'
	),
	todo: text(
		'Put everything into one directory named like the role id, and nothing beside it.',
		'把所有内容放进一个以角色 id 命名的目录，旁边不要有其他东西。'
	),
	examples: {
		fails: {
			path: 'words-john-0.1.0.zip',
			text: 'role.md\nagotalk.role.toml\ncontents/index.html'
		},
		passes: {
			path: 'words-john-0.1.0.zip',
			text: 'words-john/role.md\nwords-john/agotalk.role.toml\nwords-john/contents/index.html'
		}
	}
});

function fixFor(facts: RoleFacts) {
	const { root, directory, topDirectories } = facts.where;
	if (root === null) return null;
	const named = contractId(facts.contract) !== null || (directory !== null && isRoleId(directory));
	const others = topDirectories.filter((name) => name !== '__MACOSX').length > 1;
	const needs = named ? [] : ['id'];
	if (root !== '' && (others || facts.where.topFiles.length > 0)) needs.push('root');
	return { id: 'set-root', needs };
}

export const topLevelRule: Rule<RoleFacts> = {
	name: 'top-level',
	*check(facts) {
		const { topDirectories, topFiles, directory, root } = facts.where;
		if (facts.tree.container === 'folder') return;
		if (facts.problems.some((problem) => problem.kind === 'unreadable')) return;
		const fix = fixFor(facts);
		if (topFiles.length > 0) {
			yield ROLE_IMPORT_ZIP_TOP_LEVEL_INVALID.find('files-at-root', { names: topFiles }, { fix });
		} else if (topDirectories.length === 0) {
			/* Where every entry is unsafe, each says so itself. */
			if (facts.tree.nodes.length > 0 && facts.tree.nodes.every(({ safe }) => !safe)) return;
			yield ROLE_IMPORT_ZIP_TOP_LEVEL_INVALID.find('none', {});
		} else if (topDirectories.length > 1) {
			yield ROLE_IMPORT_ZIP_TOP_LEVEL_INVALID.find('several', { names: topDirectories }, { fix });
		}
		if (root === null || directory === null || isRoleId(directory)) return;
		const suggestion = contractId(facts.contract) ?? suggestRoleId(directory);
		const more = suggestion === null ? {} : { suggestion };
		yield ROLE_IMPORT_ZIP_TOP_LEVEL_INVALID.find('name', { name: directory }, { fix, more });
	}
};
