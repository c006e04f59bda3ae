import { defineCode } from '../../../../contract/code';
import { text } from '../../../../contract/language';
import type { Rule } from '../../../../contract/rule';
import type { RoleFacts } from '../../facts/role-facts';

export const GUIDE_ROLE_MD_BODY_EMPTY = defineCode({
	code: 'GUIDE_ROLE_MD_BODY_EMPTY',
	level: 'advice',
	stage: 'guide',
	basis: 'guide',
	section: '§3',
	title: text('role.md says who the role is', 'role.md 说明角色是谁'),
	messages: {
		'': text(
			'Nothing follows the front matter: the role has no narrative',
			'front matter 之后没有内容：角色没有叙述'
		)
	},
	why: text(
		'The text says who the role is, what it does, its boundaries and how a session starts. For a conversational role it is the whole behavior.',
		'正文说明角色是谁、做什么、边界在哪、会话如何开始。对话角色的全部行为都在这里。'
	),
	todo: text('Write the narrative under the front matter.', '在 front matter 下面写出叙述。'),
	examples: {
		fails: { path: 'role.md', text: '---\ntitle: Tori\ndescription: A teacher.\n---\n' },
		passes: {
			path: 'role.md',
			text: '---\ntitle: Tori\ndescription: A teacher.\n---\n\nTori teaches English. Start by asking for the level.'
		}
	}
});

export const GUIDE_ROLE_MD_ID_IGNORED = defineCode({
	code: 'GUIDE_ROLE_MD_ID_IGNORED',
	level: 'info',
	stage: 'guide',
	basis: 'guide',
	section: '§3',
	title: text('An id in role.md is ignored', 'role.md 里的 id 会被忽略'),
	messages: {
		'': text(
			'The id {id} in role.md is ignored: the directory name is the role id',
			'role.md 里的 id {id} 会被忽略：目录名就是角色 id'
		),
		differs: text(
			'The id {id} in role.md is ignored: the role is called {directory}, like its directory',
			'role.md 里的 id {id} 会被忽略：角色 id 是目录名 {directory}'
		)
	},
	overrides: { differs: { level: 'warning' } },
	why: text('The identity of a role is always its directory name.', '角色的身份始终是它的目录名。'),
	todo: text('Delete the line, or make it equal.', '删除这一行，或改成一致。'),
	examples: {
		fails: { path: 'words-john/role.md', text: '---\nid: words-jane\ntitle: Words John\n---' },
		passes: { path: 'words-john/role.md', text: '---\ntitle: Words John\n---' }
	}
});

export const GUIDE_ROLE_MD_UNKNOWN_KEY = defineCode({
	code: 'GUIDE_ROLE_MD_UNKNOWN_KEY',
	level: 'info',
	stage: 'guide',
	basis: 'guide',
	section: '§3',
	title: text('Keys of role.md that nobody reads', 'role.md 里没人读的键'),
	messages: {
		'': text('The key {key} is tolerated and not read', '键 {key} 会被容忍，但不会被读取')
	},
	why: text(
		'Only title and description are read; other keys carry no meaning.',
		'只读取 title 和 description；其他键没有意义。'
	),
	todo: text('Keep it or delete it; do not rely on it.', '保留或删除都可以，但不要依赖它。'),
	examples: {
		fails: {
			path: 'role.md',
			text: '---\ntitle: Tori\ndescription: A teacher.\ntags: [english]\n---'
		},
		passes: { path: 'role.md', text: '---\ntitle: Tori\ndescription: A teacher.\n---' }
	}
});

const JUDGED: ReadonlySet<string> = new Set(['title', 'description', 'avatar', 'id']);

export const bodyAndKeysRule: Rule<RoleFacts> = {
	name: 'body-and-keys',
	*check({ roleMd: { frontMatter, text: whole }, rolePath, where: { directory } }) {
		if (!frontMatter) return;
		const path = 'role.md';
		if ('body' in frontMatter && frontMatter.body.trim() === '') {
			const end = whole?.length ?? 0;
			const level = rolePath === 'C' ? 'warning' : 'advice';
			yield GUIDE_ROLE_MD_BODY_EMPTY.find('', {}, { path, span: { start: end, end }, level });
		}
		if (frontMatter.kind !== 'mapping') return;
		for (const [key, value] of Object.entries(frontMatter.data)) {
			const span = frontMatter.places.get(key)?.key ?? frontMatter.block;
			if (key === 'id') {
				const id = typeof value === 'string' ? value : JSON.stringify(value);
				if (directory === null || id === directory)
					yield GUIDE_ROLE_MD_ID_IGNORED.find('', { id }, { path, span });
				else yield GUIDE_ROLE_MD_ID_IGNORED.find('differs', { id, directory }, { path, span });
			} else if (!JUDGED.has(key)) {
				yield GUIDE_ROLE_MD_UNKNOWN_KEY.find('', { key }, { path, span });
			}
		}
	}
};
