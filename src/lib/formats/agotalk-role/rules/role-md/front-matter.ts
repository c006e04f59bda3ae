import { defineCode } from '../../../../contract/code';
import { text } from '../../../../contract/language';
import type { Rule } from '../../../../contract/rule';
import { stringAt } from '../../facts/contract-values';
import type { RoleFacts } from '../../facts/role-facts';

export const GUIDE_ROLE_MD_FRONT_MATTER = defineCode({
	code: 'GUIDE_ROLE_MD_FRONT_MATTER',
	level: 'warning',
	stage: 'guide',
	basis: 'guide',
	section: '§3',
	title: text('role.md starts with front matter', 'role.md 以 front matter 开头'),
	messages: {
		missing: text(
			'role.md has no front matter: title and description are unknown',
			'role.md 没有 front matter：不知道 title 和 description'
		),
		unclosed: text('The front matter has no closing line ---', 'front matter 没有结束行 ---'),
		syntax: text(
			'The front matter is not valid YAML: {problem}',
			'front matter 不是有效的 YAML:{problem}'
		),
		'not-mapping': text(
			'The front matter is no list of key: value lines',
			'front matter 不是 key: value 的形式'
		),
		language: text(
			'The front matter is written in {language}; only YAML is read, and nothing in it is ever run',
			'front matter 用 {language} 书写；只读取 YAML，其中任何内容都不会被执行'
		)
	},
	overrides: {
		unclosed: { level: 'error', stage: 'import', basis: 'assumption' },
		syntax: { level: 'error', stage: 'import', basis: 'assumption' },
		language: { level: 'error', stage: 'import', basis: 'assumption' }
	},
	why: text('The role library takes title and summary from it.', '角色库从这里取标题和简介。'),
	todo: text(
		'Begin role.md with a line ---, then title: and description:, then a line ---.',
		'role.md 以一行 --- 开头，接着写 title: 和 description:，再以一行 --- 结束。'
	),
	examples: {
		fails: { path: 'role.md', text: '---\ntitle: Words: John: x\n---\n\nA game.' },
		passes: {
			path: 'role.md',
			text: '---\ntitle: "Words: John"\ndescription: A typing game.\n---\n\nA game.'
		}
	}
});

export const frontMatterRule: Rule<RoleFacts> = {
	name: 'front-matter',
	*check({ roleMd: { frontMatter, state }, contract }) {
		if (!frontMatter || frontMatter.kind === 'mapping' || state === 'unreadable') return;
		const path = 'role.md';
		if (frontMatter.kind === 'missing') {
			const known = [stringAt(contract.data, 'title'), stringAt(contract.data, 'summary')];
			const fix = known.every((value) => value !== null && value.trim() !== '')
				? { id: 'add-front-matter', needs: [] }
				: null;
			yield GUIDE_ROLE_MD_FRONT_MATTER.find(
				'missing',
				{},
				{ path, span: { start: 0, end: 0 }, fix }
			);
			return;
		}
		const at = { path, span: frontMatter.place };
		if (frontMatter.kind === 'syntax')
			yield GUIDE_ROLE_MD_FRONT_MATTER.find('syntax', { problem: frontMatter.message }, at);
		else if (frontMatter.kind === 'language')
			yield GUIDE_ROLE_MD_FRONT_MATTER.find('language', { language: frontMatter.language }, at);
		else yield GUIDE_ROLE_MD_FRONT_MATTER.find(frontMatter.kind, {}, at);
	}
};
