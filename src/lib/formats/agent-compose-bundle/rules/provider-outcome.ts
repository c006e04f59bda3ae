/* Section 1.9, 6: a provider's outcome against the manifest's sources and the bundle's files. */
import { text } from '../../../contract/language';
import { type Complaint, rejection } from '../complaint';
import type { BundleFacts } from '../facts';
import { quote } from '../go/quote';
import type { ProviderReport } from '../trace';
import { originalName, path, placeOf, section } from './provider-report';

export const BUNDLE_PROVIDER_UNLISTED = rejection({
	code: 'BUNDLE_PROVIDER_UNLISTED',
	section,
	title: text('A selected provider that the manifest does not list', '所选提供方不在清单中'),
	why: text('A selected provider is a source of the bundle.', '所选提供方就是包的来源。'),
	todo: text('Add it to sources, or mark it excluded.', '加入 sources，或标记为 excluded。'),
	messages: {
		'': text(
			'{provider} is selected, but sources does not list it',
			'{provider} 已选择，但 sources 未列出'
		)
	},
	examples: {
		fails: { path, text: '"source": "other", "outcome": "selected"' },
		passes: { path, text: '"source": "other", "outcome": "excluded"' }
	}
});

export const BUNDLE_PROVIDER_BUDGET = rejection({
	code: 'BUNDLE_PROVIDER_BUDGET',
	section,
	title: text('A budget that is not what the bundle holds', '预算与包内容不符'),
	why: text(
		'Skills and bytes are counted over all files of the provider’s skills. One changed line ending shows here.',
		'技能数和字节数按该提供方技能的全部文件计算。改动一个换行也会在此显示。'
	),
	todo: text(
		'Restore the skill’s files, or compose the bundle again.',
		'恢复技能文件，或重新生成包。'
	),
	messages: {
		'': text(
			'{provider} reports {skills} skills and {bytes} bytes; the bundle holds {foundSkills} and {foundBytes}',
			'{provider} 报告 {skills} 个技能、{bytes} 字节；包中有 {foundSkills} 个、{foundBytes} 字节'
		)
	},
	examples: {
		fails: { path, text: '"skills": 1, "context_bytes": 207 (206 are there)' },
		passes: { path, text: '"skills": 1, "context_bytes": 206' }
	}
});

export const BUNDLE_PROVIDER_EXCLUDED_LISTED = rejection({
	code: 'BUNDLE_PROVIDER_EXCLUDED_LISTED',
	section,
	title: text('An excluded provider that the manifest lists', '清单列出了被排除的提供方'),
	why: text('What was excluded gave nothing to the bundle.', '被排除的提供方没有提供内容。'),
	todo: text(
		'Take it out of sources, or mark it selected.',
		'从 sources 删除，或标记为 selected。'
	),
	messages: {
		'': text(
			'{provider} is excluded, but sources lists it',
			'{provider} 已排除，但 sources 列出了它'
		)
	},
	examples: {
		fails: { path, text: '"source": "roster:core", "outcome": "excluded"' },
		passes: { path, text: '"source": "roster:core", "outcome": "selected"' }
	}
});

export const BUNDLE_PROVIDER_EXCLUDED_COST = rejection({
	code: 'BUNDLE_PROVIDER_EXCLUDED_COST',
	section,
	title: text('An excluded provider that costs context', '被排除的提供方占用上下文'),
	why: text('What was excluded takes no room.', '被排除的提供方不占用空间。'),
	todo: text(
		'Set skills, context_bytes and approximate_tokens to 0.',
		'将 skills、context_bytes 和 approximate_tokens 设为 0。'
	),
	messages: {
		'': text(
			'{provider} is excluded and reports {skills} skills, {bytes} bytes, {tokens} tokens; 0 is expected',
			'{provider} 已排除，却报告 {skills} 个技能、{bytes} 字节、{tokens} 个词元；应为 0'
		)
	},
	examples: {
		fails: { path, text: '"outcome": "excluded", "skills": 1' },
		passes: { path, text: '"outcome": "excluded", "skills": 0' }
	}
});

export const BUNDLE_PROVIDER_OUTCOME = rejection({
	code: 'BUNDLE_PROVIDER_OUTCOME',
	section,
	title: text('An unknown provider outcome', '未知的提供方结果'),
	why: text('A provider is selected or excluded.', '提供方只能被选择或排除。'),
	todo: text('Write selected or excluded.', '写 selected 或 excluded。'),
	messages: {
		'': text(
			'The outcome of {provider} is {outcome}; selected or excluded is expected',
			'{provider} 的结果是 {outcome}；应为 selected 或 excluded'
		)
	},
	examples: {
		fails: { path, text: '"outcome": "shadowed"' },
		passes: { path, text: '"outcome": "selected"' }
	}
});

/** What the bundle holds of a source. */
export interface Budget {
	readonly skills: number;
	readonly bytes: number;
}

export interface Expected {
	readonly sources: ReadonlySet<string>;
	/** By source; null: the skills there are not the selected ones, and every budget would be told a second time. */
	readonly budgets: ReadonlyMap<string, Budget> | null;
}

export function* outcomeChecks(
	facts: BundleFacts,
	report: ProviderReport,
	expected: Expected
): Generator<Complaint> {
	const { outcome, source } = report;
	if (outcome.value === 'selected') yield* selected(facts, report, expected);
	else if (outcome.value === 'excluded') yield* excluded(facts, report, expected);
	else if (!outcome.wrong) {
		const params = { provider: source.value, outcome: outcome.value };
		yield {
			finding: BUNDLE_PROVIDER_OUTCOME.find('', params, placeOf(facts, report, 'outcome')),
			original: `${originalName(report)} has invalid outcome ${quote(outcome.value)}`
		};
	}
}

function* selected(
	facts: BundleFacts,
	report: ProviderReport,
	{ sources, budgets }: Expected
): Generator<Complaint> {
	const provider = report.source.value;
	if (!sources.has(provider)) {
		yield {
			finding: BUNDLE_PROVIDER_UNLISTED.find('', { provider }, placeOf(facts, report, 'source')),
			original: `selected provider ${quote(provider)} is absent from manifest sources`
		};
		return;
	}
	const { skills, context_bytes: bytes } = report;
	if (budgets === null || skills.wrong || bytes.wrong) return;
	const found = budgets.get(provider) ?? { skills: 0, bytes: 0 };
	const sameSkills = skills.value === BigInt(found.skills);
	if (sameSkills && bytes.value === BigInt(found.bytes)) return;
	const params = {
		provider,
		skills: String(skills.value),
		bytes: String(bytes.value),
		foundSkills: found.skills,
		foundBytes: found.bytes
	};
	const place = placeOf(facts, report, sameSkills ? 'context_bytes' : 'skills');
	yield {
		finding: BUNDLE_PROVIDER_BUDGET.find('', params, place),
		original:
			`provider ${quote(provider)} budget is ${skills.value} skills and ${bytes.value} bytes, ` +
			`expected ${found.skills} skills and ${found.bytes} bytes`
	};
}

function* excluded(
	facts: BundleFacts,
	report: ProviderReport,
	{ sources }: Expected
): Generator<Complaint> {
	const provider = report.source.value;
	if (sources.has(provider)) {
		yield {
			finding: BUNDLE_PROVIDER_EXCLUDED_LISTED.find(
				'',
				{ provider },
				placeOf(facts, report, 'outcome')
			),
			original: `excluded provider ${quote(provider)} appears in manifest sources`
		};
	}
	const { skills, context_bytes: bytes, approximate_tokens: tokens } = report;
	if (skills.value === 0n && bytes.value === 0n && tokens.value === 0n) return;
	const params = {
		provider,
		skills: String(skills.value),
		bytes: String(bytes.value),
		tokens: String(tokens.value)
	};
	yield {
		finding: BUNDLE_PROVIDER_EXCLUDED_COST.find('', params, placeOf(facts, report, 'skills')),
		original: `excluded provider ${quote(provider)} must contribute zero context`
	};
}
