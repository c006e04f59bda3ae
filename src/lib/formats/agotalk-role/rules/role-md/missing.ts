import { defineCode } from '../../../../contract/code';
import type { FixRef } from '../../../../contract/finding';
import { text } from '../../../../contract/language';
import type { Rule } from '../../../../contract/rule';
import type { RoleFacts } from '../../facts/role-facts';

const hints = {
	case: text(
		'{similar} is there: the name must be role.md in lower case',
		'包里有 {similar}：文件名必须是小写的 role.md'
	),
	other: text('{similar} is there; it is not read', '包里有 {similar}，但它不会被读取'),
	wrapped: text(
		'The package lies one directory deeper, in {similar}',
		'角色包在更深一层的目录 {similar} 里'
	)
};
const examples = {
	fails: { path: 'words-john/', text: 'Role.md\nagotalk.role.toml' },
	passes: { path: 'words-john/', text: 'role.md\nagotalk.role.toml' }
};

export const ROLE_IMPORT_ROLE_MD_MISSING = defineCode({
	code: 'ROLE_IMPORT_ROLE_MD_MISSING',
	level: 'error',
	stage: 'import',
	basis: 'guide',
	section: '§2',
	title: text('The package has a role.md', '角色包里有 role.md'),
	messages: {
		'': text('There is no role.md at the package root', '包根目录下没有 role.md')
	},
	hints,
	why: text(
		'role.md is what the importer reads: without it there is no role.',
		'导入程序读取的就是 role.md：没有它就没有角色。'
	),
	todo: text(
		'Add role.md with a title and a description at the root of the package.',
		'在包根目录添加 role.md，写上 title 和 description。'
	),
	examples
});

export const ROLE_BEHAVIOR_FILE_MISSING = defineCode({
	code: 'ROLE_BEHAVIOR_FILE_MISSING',
	level: 'error',
	stage: 'contract',
	basis: 'guide',
	section: '§1',
	title: text('A conversational role has its behavior file', '对话角色有行为文件'),
	messages: {
		'': text(
			'kind = "role" needs role.md: it is the sole behavior source',
			'kind = "role" 需要 role.md：它是唯一的行为来源'
		)
	},
	hints,
	why: text(
		'A role of Path C has no app: what it does stands in role.md alone.',
		'路径 C 的角色没有应用：它的行为全部写在 role.md 里。'
	),
	todo: text('Add role.md at the root of the package.', '在包根目录添加 role.md。'),
	examples: {
		fails: { path: 'teacher-tori/', text: 'agotalk.role.toml   (kind = "role")' },
		passes: { path: 'teacher-tori/', text: 'role.md\nagotalk.role.toml   (kind = "role")' }
	}
});

interface Near {
	readonly similar: string;
	readonly hint: keyof typeof hints;
	readonly fix: FixRef | null;
}

function nearby({ layout, where }: RoleFacts): Near | null {
	const atRoot = [...layout.files.keys()].filter((path) => !path.includes('/')).sort();
	const cased = atRoot.filter((path) => path.toLowerCase() === 'role.md');
	const [similar] = cased;
	if (similar !== undefined) {
		const fix = cased.length === 1 ? { id: 'rename-role-md', needs: [] } : null;
		return { similar, hint: 'case', fix };
	}
	const other = atRoot.find((path) => /^(?:role\.markdown|readme\.md)$/iu.test(path));
	if (other !== undefined) return { similar: other, hint: 'other', fix: null };
	return where.wrapper === null ? null : { similar: where.root ?? '', hint: 'wrapped', fix: null };
}

export const roleMdMissingRule: Rule<RoleFacts> = {
	name: 'role-md-missing',
	*check(facts) {
		const { where, tree, roleMd, rolePath } = facts;
		if (where.root === null) return;
		if (where.wrapper !== null && tree.container !== 'folder') {
			const fix = { id: 'set-root', needs: [] };
			const more = { similar: where.root };
			yield ROLE_IMPORT_ROLE_MD_MISSING.find('', {}, { hint: 'wrapped', fix, more });
		} else if (roleMd.state !== 'missing') return;
		if (roleMd.state !== 'missing') return;
		const near = nearby(facts);
		const options = near ? { hint: near.hint, fix: near.fix, more: { similar: near.similar } } : {};
		if (where.wrapper === null || tree.container === 'folder')
			yield ROLE_IMPORT_ROLE_MD_MISSING.find('', {}, options);
		if (rolePath === 'C') yield ROLE_BEHAVIOR_FILE_MISSING.find('', {}, options);
	}
};
