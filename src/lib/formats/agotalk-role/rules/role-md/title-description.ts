import { defineCode } from '../../../../contract/code';
import type { Span } from '../../../../contract/finding';
import { text } from '../../../../contract/language';
import type { Rule } from '../../../../contract/rule';
import { stringAt } from '../../facts/contract-values';
import type { FrontMatter } from '../../facts/front-matter';
import type { RoleFacts } from '../../facts/role-facts';

/** Kinds of values that a finding may name. */
const terms = [
	text('list', '列表'),
	text('date', '日期'),
	text('number', '数字'),
	text('boolean', '布尔值'),
	text('object', '对象')
];
const examples = {
	fails: { path: 'role.md', text: '---\ntitle: 2048\n---' },
	passes: { path: 'role.md', text: '---\ntitle: "2048"\ndescription: A number game.\n---' }
};

export const GUIDE_ROLE_MD_TITLE = defineCode({
	code: 'GUIDE_ROLE_MD_TITLE',
	level: 'warning',
	stage: 'guide',
	basis: 'guide',
	section: '§3 §10',
	title: text('role.md has a title', 'role.md 有 title'),
	messages: {
		missing: text(
			'role.md has no title; the library shows the role id {id} instead',
			'role.md 没有 title；角色库会显示角色 id {id}'
		),
		'not-string': text(
			'title is {type}, not text; the library shows the role id {id} instead',
			'title 是{type}，不是文本；角色库会显示角色 id {id}'
		)
	},
	why: text('The title is the first thing people see of the role.', '标题是人们看到的第一样东西。'),
	todo: text(
		'Write title: and the name; put it in quotes when it looks like a number, a date or true/false.',
		'写上 title: 和名称；如果看起来像数字、日期或 true/false，请加引号。'
	),
	terms,
	examples
});

export const GUIDE_ROLE_MD_DESCRIPTION = defineCode({
	code: 'GUIDE_ROLE_MD_DESCRIPTION',
	level: 'warning',
	stage: 'guide',
	basis: 'guide',
	section: '§3 §10',
	title: text('role.md has a description', 'role.md 有 description'),
	messages: {
		missing: text(
			'role.md has no description; the library shows none',
			'role.md 没有 description；角色库不会显示简介'
		),
		'not-string': text(
			'description is {type}, not text; the library shows none',
			'description 是{type}，不是文本；角色库不会显示简介'
		)
	},
	why: text('It tells people what the role is for.', '它告诉人们这个角色有什么用。'),
	todo: text('Write description: and one sentence.', '写上 description: 和一句话。'),
	terms,
	examples
});

type Mapping = Extract<FrontMatter, { kind: 'mapping' }>;

/** What is wrong with a key that has to hold text; null when nothing is. */
function fault(front: Mapping, key: string): { type: string | null; span: Span } | null {
	const value = Object.hasOwn(front.data, key) ? front.data[key] : undefined;
	const place = front.places.get(key);
	const span = place ? (place.value ?? place.key) : { start: 0, end: 3 };
	if (value === undefined || value === null) return { type: null, span };
	if (typeof value === 'string') return value.trim() === '' ? { type: null, span } : null;
	const type = Array.isArray(value) ? 'list' : value instanceof Date ? 'date' : typeof value;
	return { type, span };
}

export const titleDescriptionRule: Rule<RoleFacts> = {
	name: 'title-description',
	*check({ roleMd: { frontMatter }, where, contract }) {
		if (frontMatter?.kind !== 'mapping') return;
		const path = 'role.md';
		const fixFor = (id: string, key: string) => {
			const known = stringAt(contract.data, key);
			return known !== null && known.trim() !== '' ? { id, needs: [] } : null;
		};
		const title = fault(frontMatter, 'title');
		if (title) {
			const id = where.directory ?? '';
			const options = { path, span: title.span, fix: fixFor('copy-title', 'title') };
			if (title.type === null) yield GUIDE_ROLE_MD_TITLE.find('missing', { id }, options);
			else
				yield GUIDE_ROLE_MD_TITLE.find(
					'not-string',
					{ id, type: title.type },
					{ ...options, fix: null }
				);
		}
		const description = fault(frontMatter, 'description');
		if (description) {
			const fix = fixFor('copy-description', 'summary');
			const { span, type } = description;
			if (type === null) yield GUIDE_ROLE_MD_DESCRIPTION.find('missing', {}, { path, span, fix });
			else yield GUIDE_ROLE_MD_DESCRIPTION.find('not-string', { type }, { path, span });
		}
	}
};
