/* Section 1.9: the reports on providers, where the trace has any. */
import { text } from '../../../contract/language';
import { type Complaint, inTrace, rejection, type Step } from '../complaint';
import { type BundleFacts, readable } from '../facts';
import { quote } from '../go/quote';
import type { ProviderReport, Trace } from '../trace';
import { lookUp, measure } from '../tree';
import { selectedSkills } from './skills';
import { skillsTree } from './skills-tree';

const section = 'providers';
const path = 'trace.json';

export const BUNDLE_PROVIDER_ID = rejection({
	code: 'BUNDLE_PROVIDER_ID',
	section,
	title: text('A provider report without a source, or a second one', '提供方报告缺少来源或重复'),
	why: text('There is one report for each provider.', '每个提供方只有一份报告。'),
	todo: text('Name the provider once.', '每个提供方只写一次。'),
	messages: {
		empty: text('A provider report has no source.', '有一份提供方报告没有 source。'),
		repeated: text('The provider {provider} is reported again.', '提供方 {provider} 重复。')
	},
	examples: {
		fails: { path, text: '"source": ""' },
		passes: { path, text: '"source": "roster:core"' }
	}
});

export const BUNDLE_PROVIDER_REASON = rejection({
	code: 'BUNDLE_PROVIDER_REASON',
	section,
	title: text('A provider without a reason', '提供方没有原因'),
	why: text('Each provider says why it was taken or left.', '每个提供方都要说明采用或排除的原因。'),
	todo: text('Write the reason.', '写明原因。'),
	messages: { '': text('The provider {provider} has no reason.', '提供方 {provider} 没有原因。') },
	examples: {
		fails: { path, text: '"reason": ""' },
		passes: { path, text: '"reason": "admitted by the request"' }
	}
});

export const BUNDLE_PROVIDER_SCOPE = rejection({
	code: 'BUNDLE_PROVIDER_SCOPE',
	section,
	title: text('An unknown provider scope', '未知的提供方范围'),
	why: text('The scope says who admitted the provider.', 'scope 说明由谁引入提供方。'),
	todo: text(
		'Write person, role, request, default or harness.',
		'写 person、role、request、default 或 harness。'
	),
	messages: {
		'': text(
			'The scope of {provider} is {scope}; person, role, request, default or harness is expected.',
			'{provider} 的 scope 是 {scope}；应为 person、role、request、default 或 harness。'
		)
	},
	examples: {
		fails: { path, text: '"scope": "global"' },
		passes: { path, text: '"scope": "request"' }
	}
});

export const BUNDLE_PROVIDER_CATEGORY = rejection({
	code: 'BUNDLE_PROVIDER_CATEGORY',
	section,
	title: text('Category and scope do not go together', '类别与范围不符'),
	why: text(
		'Scope person means person-package, role means role-provider, all others catalogue.',
		'person 对应 person-package，role 对应 role-provider，其余对应 catalogue。'
	),
	todo: text('Correct the category or the scope.', '改正类别或范围。'),
	messages: {
		'': text(
			'The category of {provider} is {category}; for scope {scope} it is {expected}.',
			'{provider} 的类别是 {category}；范围 {scope} 应为 {expected}。'
		)
	},
	examples: {
		fails: { path, text: '"category": "catalogue", "scope": "person"' },
		passes: { path, text: '"category": "person-package", "scope": "person"' }
	}
});

export const BUNDLE_PROVIDER_TOKENS = rejection({
	code: 'BUNDLE_PROVIDER_TOKENS',
	section,
	title: text('A token estimate that does not follow from the bytes', '词元估计与字节数不符'),
	why: text(
		'The estimate is a quarter of the bytes, rounded up.',
		'估计值为字节数的四分之一，向上取整。'
	),
	todo: text('Write the expected number.', '写入应有的数值。'),
	messages: {
		'': text(
			'{provider} estimates {tokens} tokens for {bytes} bytes; {expected} is expected.',
			'{provider} 为 {bytes} 字节估计 {tokens} 个词元；应为 {expected}。'
		)
	},
	examples: {
		fails: { path, text: '"context_bytes": 206, "approximate_tokens": 51' },
		passes: { path, text: '"context_bytes": 206, "approximate_tokens": 52' }
	}
});

export const BUNDLE_PROVIDER_UNLISTED = rejection({
	code: 'BUNDLE_PROVIDER_UNLISTED',
	section,
	title: text('A selected provider that the manifest does not list', '所选提供方不在清单中'),
	why: text('A selected provider is a source of the bundle.', '所选提供方就是包的来源。'),
	todo: text('Add it to sources, or mark it excluded.', '加入 sources，或标记为 excluded。'),
	messages: {
		'': text(
			'{provider} is selected, but sources does not list it.',
			'{provider} 已选择，但 sources 未列出。'
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
			'{provider} reports {skills} skills and {bytes} bytes; the bundle holds {foundSkills} and {foundBytes}.',
			'{provider} 报告 {skills} 个技能、{bytes} 字节；包中有 {foundSkills} 个、{foundBytes} 字节。'
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
			'{provider} is excluded, but sources lists it.',
			'{provider} 已排除，但 sources 列出了它。'
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
			'{provider} is excluded and reports {skills} skills, {bytes} bytes, {tokens} tokens; 0 is expected.',
			'{provider} 已排除，却报告 {skills} 个技能、{bytes} 字节、{tokens} 个词元；应为 0。'
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
			'The outcome of {provider} is {outcome}; selected or excluded is expected.',
			'{provider} 的结果是 {outcome}；应为 selected 或 excluded。'
		)
	},
	examples: {
		fails: { path, text: '"outcome": "shadowed"' },
		passes: { path, text: '"outcome": "selected"' }
	}
});

export const BUNDLE_PROVIDER_OMITTED = rejection({
	code: 'BUNDLE_PROVIDER_OMITTED',
	section,
	title: text('A source without a provider report', '来源没有提供方报告'),
	why: text('Once there are reports, every source has one.', '只要有报告，每个来源都要有一份。'),
	todo: text('Report on it, or take it out of sources.', '添加报告，或从 sources 删除。'),
	messages: { '': text('The trace has no report on {source}.', '记录没有 {source} 的报告。') },
	examples: {
		fails: { path, text: '"providers": [{ "source": "roster:core", … }]' },
		passes: {
			path,
			text: '"providers": [{ "source": "roster:core", … }, { "source": "aos-public", … }]'
		}
	}
});

const CATEGORIES: ReadonlyMap<string, string> = new Map([
	['person', 'person-package'],
	['role', 'role-provider'],
	['request', 'catalogue'],
	['default', 'catalogue'],
	['harness', 'catalogue']
]);

export interface Budget {
	skills: number;
	bytes: number;
}

/** What the bundle holds of each source: its selected skills and the bytes of all files in them. */
export function budgets(facts: BundleFacts, trace: Trace): Map<string, Budget> {
	const found = new Map<string, Budget>();
	for (const { source, directory } of selectedSkills(trace)) {
		const budget = found.get(source) ?? { skills: 0, bytes: 0 };
		found.set(source, budget);
		budget.skills++;
		const entry = lookUp(facts.top, `content/skills/${directory}`);
		if (typeof entry !== 'string') budget.bytes += measure(entry).bytes;
	}
	return found;
}

/** (bytes + 3) / 4 in 64 bits: wraps around and cuts toward zero. */
export const estimateTokens = (bytes: bigint): bigint => BigInt.asIntN(64, bytes + 3n) / 4n;

class Judge {
	readonly sources: ReadonlySet<string>;
	readonly found: ReadonlyMap<string, Budget>;
	readonly seen = new Set<string>();

	constructor(
		readonly facts: BundleFacts,
		sources: readonly string[],
		trace: Trace,
		/** The skills there are the selected ones; else every budget would be told a second time. */
		readonly comparable: boolean
	) {
		this.sources = new Set(sources);
		this.found = budgets(facts, trace);
	}

	*report(report: ProviderReport): Generator<Complaint> {
		const { facts } = this;
		const provider = report.source.value;
		const named = `bundle trace provider ${quote(provider)}`;
		const at = (field: Exclude<keyof ProviderReport, 'at'>) =>
			inTrace(facts, report[field].span ? report[field] : report.at);
		if (provider === '' || this.seen.has(provider)) {
			yield {
				finding: BUNDLE_PROVIDER_ID.find(
					provider === '' ? 'empty' : 'repeated',
					{ provider },
					at('source')
				),
				original: `bundle trace has empty or duplicate provider ${quote(provider)}`
			};
		}
		this.seen.add(provider);
		if (report.reason.value === '' && !report.reason.wrong) {
			yield {
				finding: BUNDLE_PROVIDER_REASON.find('', { provider }, at('reason')),
				original: `${named} has no reason`
			};
		}
		const scope = report.scope.value;
		const category = report.category.value;
		const expected = CATEGORIES.get(scope);
		if (expected === undefined) {
			if (!report.scope.wrong) {
				yield {
					finding: BUNDLE_PROVIDER_SCOPE.find('', { provider, scope }, at('scope')),
					original: `${named} has unknown scope ${quote(scope)}`
				};
			}
		} else if (category !== expected && !report.category.wrong) {
			yield {
				finding: BUNDLE_PROVIDER_CATEGORY.find(
					'',
					{ provider, category, scope, expected },
					at('category')
				),
				original: `${named} category ${quote(category)} does not match scope ${quote(scope)}`
			};
		}
		const bytes = report.context_bytes.value;
		const tokens = report.approximate_tokens.value;
		const estimate = estimateTokens(bytes);
		if (tokens !== estimate && !report.context_bytes.wrong && !report.approximate_tokens.wrong) {
			const params = {
				provider,
				tokens: String(tokens),
				bytes: String(bytes),
				expected: String(estimate)
			};
			yield {
				finding: BUNDLE_PROVIDER_TOKENS.find('', params, at('approximate_tokens')),
				original: `${named} has an invalid token estimate`
			};
		}
		if (report.outcome.value === 'selected') yield* this.#selected(report, at);
		else if (report.outcome.value === 'excluded') yield* this.#excluded(report, at);
		else if (!report.outcome.wrong) {
			yield {
				finding: BUNDLE_PROVIDER_OUTCOME.find(
					'',
					{ provider, outcome: report.outcome.value },
					at('outcome')
				),
				original: `${named} has invalid outcome ${quote(report.outcome.value)}`
			};
		}
	}

	*#selected(report: ProviderReport, at: At): Generator<Complaint> {
		const provider = report.source.value;
		if (!this.sources.has(provider)) {
			yield {
				finding: BUNDLE_PROVIDER_UNLISTED.find('', { provider }, at('source')),
				original: `selected provider ${quote(provider)} is absent from manifest sources`
			};
			return;
		}
		const found = this.found.get(provider) ?? { skills: 0, bytes: 0 };
		const skills = report.skills.value;
		const bytes = report.context_bytes.value;
		if (skills === BigInt(found.skills) && bytes === BigInt(found.bytes)) return;
		if (!this.comparable || report.skills.wrong || report.context_bytes.wrong) return;
		const params = {
			provider,
			skills: String(skills),
			bytes: String(bytes),
			foundSkills: found.skills,
			foundBytes: found.bytes
		};
		yield {
			finding: BUNDLE_PROVIDER_BUDGET.find(
				'',
				params,
				at(skills === BigInt(found.skills) ? 'context_bytes' : 'skills')
			),
			original:
				`provider ${quote(provider)} budget is ${skills} skills and ${bytes} bytes, ` +
				`expected ${found.skills} skills and ${found.bytes} bytes`
		};
	}

	*#excluded(report: ProviderReport, at: At): Generator<Complaint> {
		const provider = report.source.value;
		if (this.sources.has(provider)) {
			yield {
				finding: BUNDLE_PROVIDER_EXCLUDED_LISTED.find('', { provider }, at('outcome')),
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
			finding: BUNDLE_PROVIDER_EXCLUDED_COST.find('', params, at('skills')),
			original: `excluded provider ${quote(provider)} must contribute zero context`
		};
	}
}

type At = (field: Exclude<keyof ProviderReport, 'at'>) => ReturnType<typeof inTrace>;

export const providers: Step = {
	name: 'providers',
	*check(facts) {
		const both = readable(facts);
		if (!both || both.manifest.sources.wrong || both.trace.providers.items.length === 0) return;
		const comparable = ![...skillsTree.check(facts)].length;
		const sources = both.manifest.sources.items.map(({ value }) => value);
		const judge = new Judge(facts, sources, both.trace, comparable);
		for (const report of both.trace.providers.items) {
			if (!report.at.wrong) yield* judge.report(report);
		}
		for (const source of judge.sources) {
			if (judge.seen.has(source) || source === '') continue;
			yield {
				finding: BUNDLE_PROVIDER_OMITTED.find('', { source }, inTrace(facts, both.trace.providers)),
				original: `bundle trace omits selected provider ${quote(source)}`
			};
		}
	}
};
