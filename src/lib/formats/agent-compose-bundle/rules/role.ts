/* Section 1.3, 1 to 5: the role, its skill, tier, personalities and colour. */
import { text } from '../../../contract/language';
import { judgeColor } from '../color/judge';
import { type Complaint, inManifest, rejection, type Step } from '../complaint';
import { type BundleFacts, valueOf } from '../facts';
import { quote } from '../go/quote';
import { isSafeSegment } from '../names';
import type { Manifest } from '../manifest';

const section = 'manifest';
const path = 'manifest.json';

export const BUNDLE_ROLE_PROVENANCE = rejection({
	code: 'BUNDLE_ROLE_PROVENANCE',
	section,
	title: text('Role, its skill or personalities missing', '缺少角色、角色技能或人格'),
	why: text(
		'A bundle delivers one role: its name, its skill with source and digest, and at least one personality.',
		'一个包交付一个角色：名称、技能及其来源和摘要，以及至少一个人格。'
	),
	todo: text(
		'Write a text that is not empty; for personalities at least one name.',
		'写入非空文本；personalities 至少一个名称。'
	),
	messages: {
		'': text('{field} is empty or missing', '{field} 为空或缺失'),
		personalities: text(
			'personalities names none; at least one is expected',
			'personalities 为空；至少应有一个'
		)
	},
	examples: {
		fails: { path, text: '"role": ""' },
		passes: { path, text: '"role": "platform"' }
	}
});

export const BUNDLE_ROLE_SKILL_MISMATCH = rejection({
	code: 'BUNDLE_ROLE_SKILL_MISMATCH',
	section,
	title: text('The role skill belongs to another role', '角色技能属于其他角色'),
	why: text('A role and its skill are tied by name.', '角色与其技能通过名称对应。'),
	todo: text('Set role_skill to role- and the role’s name.', '将 role_skill 设为 role- 加角色名。'),
	messages: {
		'': text(
			'role_skill is {skill}; {expected} is expected',
			'role_skill 是 {skill}；应为 {expected}'
		)
	},
	examples: {
		fails: { path, text: '"role": "platform", "role_skill": "role-tpm"' },
		passes: { path, text: '"role": "platform", "role_skill": "role-platform"' }
	}
});

export const BUNDLE_MODEL_TIER = rejection({
	code: 'BUNDLE_MODEL_TIER',
	section,
	title: text('An unknown model tier', '未知的模型层级'),
	why: text('The tier names a compatibility lane; there are three.', '层级表示兼容通道，共三种。'),
	todo: text(
		'Write frontier, commodity or oss, or leave it out for frontier.',
		'写 frontier、commodity 或 oss；省略即为 frontier。'
	),
	messages: {
		'': text(
			'model_tier is {tier}; frontier, commodity or oss is expected',
			'model_tier 是 {tier}；应为 frontier、commodity 或 oss'
		)
	},
	examples: {
		fails: { path, text: '"model_tier": "Frontier"' },
		passes: { path, text: '"model_tier": "frontier"' }
	}
});

export const BUNDLE_PERSONALITY_UNSAFE = rejection({
	code: 'BUNDLE_PERSONALITY_UNSAFE',
	section,
	title: text('A personality name that is no safe file name', '人格名称不是安全的文件名'),
	why: text('The name becomes part of a path on every system.', '名称会成为各系统上路径的一部分。'),
	todo: text('Use letters, digits, - and _.', '使用字母、数字、- 和 _。'),
	messages: {
		'': text('The personality {name} is no safe name', '人格 {name} 不是安全的名称'),
		empty: text('A personality has no name', '有一个人格没有名称')
	},
	examples: {
		fails: { path, text: '"personalities": ["a/b"]' },
		passes: { path, text: '"personalities": ["tenacious"]' }
	}
});

export const BUNDLE_PERSONALITY_REPEATED = rejection({
	code: 'BUNDLE_PERSONALITY_REPEATED',
	section,
	title: text('A personality named twice', '人格重复'),
	why: text('Each personality is active once.', '每个人格只启用一次。'),
	todo: text('Remove the repetition.', '删除重复项。'),
	messages: { '': text('The personality {name} is named again', '人格 {name} 重复出现') },
	examples: {
		fails: { path, text: '"personalities": ["warm", "warm"]' },
		passes: { path, text: '"personalities": ["warm", "playful"]' }
	}
});

export const BUNDLE_COLOR = rejection({
	code: 'BUNDLE_COLOR',
	section,
	title: text('A colour that cannot be read', '无法看清的颜色'),
	why: text(
		'The colour must be legible on dark and light terminals: neither too dark, too light nor too gray.',
		'颜色在深色和浅色终端上都要清晰：不能太暗、太亮或太灰。'
	),
	todo: text(
		'Write #rrggbb with OKLab lightness from 0.60 to 0.80 and chroma of 0.05 or more.',
		'写成 #rrggbb，OKLab 亮度 0.60 至 0.80，色度不低于 0.05。'
	),
	messages: {
		syntax: text('color is {color}; #rrggbb is expected', 'color 是 {color}；应为 #rrggbb'),
		lightness: text(
			'{color} has lightness {value}; 0.60 to 0.80 is expected',
			'{color} 的亮度是 {value}；应为 0.60 至 0.80'
		),
		chroma: text(
			'{color} is too gray: chroma {value}; 0.05 or more is expected',
			'{color} 太灰：色度 {value}；应不低于 0.05'
		)
	},
	examples: {
		fails: { path, text: '"color": "#444444"' },
		passes: { path, text: '"color": "#90a66a"' }
	}
});

const NEEDED = ['role', 'role_skill', 'role_skill_source', 'role_skill_digest'] as const;

function* provenance(facts: BundleFacts, manifest: Manifest): Generator<Complaint> {
	const original = 'bundle manifest must name role skill provenance and personalities';
	for (const field of NEEDED) {
		const { value, wrong } = manifest[field];
		if (value !== '' || wrong) continue;
		const at = inManifest(facts, manifest[field]);
		yield { finding: BUNDLE_ROLE_PROVENANCE.find('', { field }, at), original };
	}
	const { items, wrong } = manifest.personalities;
	if (items.length === 0 && !wrong) {
		const at = inManifest(facts, manifest.personalities);
		yield { finding: BUNDLE_ROLE_PROVENANCE.find('personalities', {}, at), original };
	}
	const { role, role_skill: skill } = manifest;
	const expected = `role-${role.value}`;
	if (role.value !== '' && skill.value !== '' && skill.value !== expected) {
		yield {
			finding: BUNDLE_ROLE_SKILL_MISMATCH.find(
				'',
				{ skill: skill.value, expected },
				inManifest(facts, skill)
			),
			original: `bundle manifest role skill ${quote(skill.value)} does not match role ${quote(role.value)}`
		};
	}
}

const TIERS: readonly string[] = ['', 'frontier', 'commodity', 'oss'];

function* tier(facts: BundleFacts, { model_tier: tier }: Manifest): Generator<Complaint> {
	if (TIERS.includes(tier.value)) return;
	yield {
		finding: BUNDLE_MODEL_TIER.find('', { tier: tier.value }, inManifest(facts, tier)),
		original: `bundle manifest has unknown model tier ${quote(tier.value)}`
	};
}

function* personalities(facts: BundleFacts, manifest: Manifest): Generator<Complaint> {
	const seen = new Set<string>();
	for (const personality of manifest.personalities.items) {
		const name = personality.value;
		const at = inManifest(facts, personality);
		if (!isSafeSegment(name)) {
			if (personality.wrong) continue;
			yield {
				finding: BUNDLE_PERSONALITY_UNSAFE.find(name === '' ? 'empty' : '', { name }, at),
				original: `bundle manifest contains unsafe personality ${quote(name)}`
			};
		} else if (seen.has(name)) {
			yield {
				finding: BUNDLE_PERSONALITY_REPEATED.find('', { name }, at),
				original: `bundle manifest repeats personality ${quote(name)}`
			};
		}
		seen.add(name);
	}
}

function* color(facts: BundleFacts, { color }: Manifest): Generator<Complaint> {
	const judged = judgeColor(color.value);
	if (judged.kind === 'legible' || color.wrong) return;
	yield {
		finding: BUNDLE_COLOR.find(
			judged.kind,
			{ color: color.value, value: judged.value },
			inManifest(facts, color)
		),
		original: `bundle manifest color: ${judged.original}`
	};
}

export const role: Step = {
	name: 'role',
	*check(facts) {
		const manifest = valueOf(facts.manifest);
		if (manifest === null || manifest.at.wrong) return;
		for (const part of [provenance, tier, personalities, color]) yield* part(facts, manifest);
	}
};
