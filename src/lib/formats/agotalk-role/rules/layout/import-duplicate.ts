import { defineCode } from '../../../../contract/code';
import { text } from '../../../../contract/language';
import type { Rule } from '../../../../contract/rule';
import { isRoleId } from '../../facts/role-id';
import type { RoleFacts } from '../../facts/role-facts';
import type { Taken } from '../../../format';

export const ROLE_IMPORT_DUPLICATE = defineCode({
	code: 'ROLE_IMPORT_DUPLICATE',
	level: 'error',
	stage: 'import',
	basis: 'guide',
	section: '§7',
	title: text('The role id is free', '角色 id 未被占用'),
	messages: {
		'': text('A role with the id {id} is already in the library', '角色库中已有 id 为 {id} 的角色'),
		installed: text(
			'A role with the id {id} is already in the library: {by}',
			'角色库中已有 id 为 {id} 的角色：{by}'
		),
		beside: text(
			'{by}, checked along with it, has the id {id} as well: only one of them can be imported',
			'一同检查的 {by} 也使用 id {id}：它们之中只能导入一个'
		)
	},
	why: text(
		'Importing an id that already exists is rejected: versions never overwrite each other silently.',
		'导入已存在的 id 会被拒绝：版本之间不会悄悄互相覆盖。'
	),
	todo: text(
		'Remove the installed role first, or give this one another id.',
		'先移除已安装的角色，或给这个角色换一个 id。'
	),
	examples: {
		fails: { path: 'roles-lib', text: 'words-john/   (installed)\nwords-john/   (to be imported)' },
		passes: { path: 'roles-lib', text: 'teacher-tori/ (installed)\nwords-john/   (to be imported)' }
	}
});

/** Names that a sentence lists before it only counts. */
const NAMED = 3;

const listed = (taken: readonly Taken[]): readonly string[] => {
	const names = taken.map(({ by }) => by);
	return names.length <= NAMED ? names : [...names.slice(0, NAMED), `+${names.length - NAMED}`];
};

export const importDuplicateRule: Rule<RoleFacts> = {
	name: 'import-duplicate',
	*check({ where: { directory }, library }) {
		if (directory === null || !isRoleId(directory)) return;
		const known = library.filter((one): one is Taken => typeof one !== 'string');
		const taken = known.filter(({ id }) => id === directory);
		const installed = taken.filter((one) => !one.beside);
		const beside = taken.filter((one) => one.beside);
		if (installed.length > 0)
			yield ROLE_IMPORT_DUPLICATE.find('installed', { id: directory, by: listed(installed) });
		else if (library.includes(directory)) yield ROLE_IMPORT_DUPLICATE.find('', { id: directory });
		if (beside.length > 0)
			yield ROLE_IMPORT_DUPLICATE.find('beside', { id: directory, by: listed(beside) });
	}
};
