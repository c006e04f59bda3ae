import { defineCode } from '../../../../contract/code';
import { text } from '../../../../contract/language';
import type { Rule } from '../../../../contract/rule';
import { deletion } from '../../facts/delete-key';
import { namedAvatar } from '../../facts/named-avatar';
import type { RoleFacts } from '../../facts/role-facts';

export const ROLE_PACKAGE_LEGACY_AVATAR_FIELD = defineCode({
	code: 'ROLE_PACKAGE_LEGACY_AVATAR_FIELD',
	level: 'error',
	stage: 'import',
	basis: 'guide',
	section: '§2 §3',
	title: text('No avatar key in role.md', 'role.md 里没有 avatar 键'),
	messages: {
		'': text('The front matter has the retired key avatar', 'front matter 里有已停用的键 avatar')
	},
	why: text(
		'The avatar is the file avatar.png at the package root. The importer refuses a package whose front matter still names one, whatever the value.',
		'头像是包根目录的 avatar.png 文件。front matter 里只要还有这个键，不管值是什么，导入都会被拒绝。'
	),
	todo: text(
		'Delete the line and put the image at the package root as avatar.png.',
		'删除这一行，把图片作为 avatar.png 放在包根目录。'
	),
	examples: {
		fails: {
			path: 'role.md',
			text: '---\ntitle: Words John\navatar: assets/john.png\ndescription: A typing game.\n---'
		},
		passes: { path: 'role.md', text: '---\ntitle: Words John\ndescription: A typing game.\n---' }
	}
});

export const legacyAvatarRule: Rule<RoleFacts> = {
	name: 'legacy-avatar',
	*check(facts) {
		const { frontMatter } = facts.roleMd;
		if (frontMatter?.kind !== 'mapping' || !Object.hasOwn(frontMatter.data, 'avatar')) return;
		const own = frontMatter.places.get('avatar');
		const place = own ?? frontMatter.places.get('<<');
		const deletable = deletion(facts.roleMd.text ?? '', frontMatter, 'avatar') !== null;
		const image = namedAvatar(facts);
		yield ROLE_PACKAGE_LEGACY_AVATAR_FIELD.find(
			'',
			{},
			{
				path: 'role.md',
				span: place
					? { start: place.key.start, end: (place.value ?? place.key).end }
					: frontMatter.block,
				...(image !== null && { more: { image } }),
				fix: deletable ? { id: 'delete-avatar-key', needs: [] } : null
			}
		);
	}
};
