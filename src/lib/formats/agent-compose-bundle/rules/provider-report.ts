/* Section 1.9, 1 to 5: what each report on a provider says of itself. */
import { text } from '../../../contract/language';
import { type Complaint, inTrace, rejection } from '../complaint';
import type { BundleFacts } from '../facts';
import { quote } from '../go/quote';
import type { ProviderReport } from '../trace';

export const section = 'providers';
export const path = 'trace.json';

export const BUNDLE_PROVIDER_ID = rejection({
	code: 'BUNDLE_PROVIDER_ID',
	section,
	title: text('A provider report without a source, or a second one', '提供方报告缺少来源或重复'),
	why: text('There is one report for each provider.', '每个提供方只有一份报告。'),
	todo: text('Name the provider once.', '每个提供方只写一次。'),
	messages: {
		empty: text('A provider report has no source', '有一份提供方报告没有 source'),
		repeated: text('The provider {provider} is reported again', '提供方 {provider} 重复')
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
	messages: { '': text('The provider {provider} has no reason', '提供方 {provider} 没有原因') },
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
			'The scope of {provider} is {scope}; person, role, request, default or harness is expected',
			'{provider} 的 scope 是 {scope}；应为 person、role、request、default 或 harness'
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
			'The category of {provider} is {category}; for scope {scope} it is {expected}',
			'{provider} 的类别是 {category}；范围 {scope} 应为 {expected}'
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
			'{provider} estimates {tokens} tokens for {bytes} bytes; {expected} is expected',
			'{provider} 为 {bytes} 字节估计 {tokens} 个词元；应为 {expected}'
		)
	},
	examples: {
		fails: { path, text: '"context_bytes": 206, "approximate_tokens": 51' },
		passes: { path, text: '"context_bytes": 206, "approximate_tokens": 52' }
	}
});

const CATEGORIES: ReadonlyMap<string, string> = new Map([
	['person', 'person-package'],
	['role', 'role-provider'],
	['request', 'catalogue'],
	['default', 'catalogue'],
	['harness', 'catalogue']
]);

/** (bytes + 3) / 4 in 64 bits: wraps around and cuts toward zero. */
export const estimateTokens = (bytes: bigint): bigint => BigInt.asIntN(64, bytes + 3n) / 4n;

/** Place of a report's field; of the report where the field is missing. */
export const placeOf = (
	facts: BundleFacts,
	report: ProviderReport,
	field: Exclude<keyof ProviderReport, 'at'>
): ReturnType<typeof inTrace> => inTrace(facts, report[field].span ? report[field] : report.at);

export const originalName = ({ source }: ProviderReport): string =>
	`bundle trace provider ${quote(source.value)}`;

/** `seen`: the providers reported before. */
export function* reportChecks(
	facts: BundleFacts,
	report: ProviderReport,
	seen: ReadonlySet<string>
): Generator<Complaint> {
	const provider = report.source.value;
	if (provider === '' || seen.has(provider)) {
		const reason = provider === '' ? 'empty' : 'repeated';
		yield {
			finding: BUNDLE_PROVIDER_ID.find(reason, { provider }, placeOf(facts, report, 'source')),
			original: `bundle trace has empty or duplicate provider ${quote(provider)}`
		};
	}
	if (report.reason.value === '' && !report.reason.wrong) {
		yield {
			finding: BUNDLE_PROVIDER_REASON.find('', { provider }, placeOf(facts, report, 'reason')),
			original: `${originalName(report)} has no reason`
		};
	}
	yield* scopeChecks(facts, report);
	yield* tokenChecks(facts, report);
}

function* scopeChecks(facts: BundleFacts, report: ProviderReport): Generator<Complaint> {
	const provider = report.source.value;
	const scope = report.scope.value;
	const category = report.category.value;
	const expected = CATEGORIES.get(scope);
	if (report.scope.wrong) return;
	if (expected === undefined) {
		yield {
			finding: BUNDLE_PROVIDER_SCOPE.find('', { provider, scope }, placeOf(facts, report, 'scope')),
			original: `${originalName(report)} has unknown scope ${quote(scope)}`
		};
	} else if (category !== expected && !report.category.wrong) {
		const params = { provider, category, scope, expected };
		yield {
			finding: BUNDLE_PROVIDER_CATEGORY.find('', params, placeOf(facts, report, 'category')),
			original: `${originalName(report)} category ${quote(category)} does not match scope ${quote(scope)}`
		};
	}
}

function* tokenChecks(facts: BundleFacts, report: ProviderReport): Generator<Complaint> {
	const { context_bytes: bytes, approximate_tokens: tokens } = report;
	const expected = estimateTokens(bytes.value);
	if (tokens.value === expected || bytes.wrong || tokens.wrong) return;
	const params = {
		provider: report.source.value,
		tokens: String(tokens.value),
		bytes: String(bytes.value),
		expected: String(expected)
	};
	yield {
		finding: BUNDLE_PROVIDER_TOKENS.find('', params, placeOf(facts, report, 'approximate_tokens')),
		original: `${originalName(report)} has an invalid token estimate`
	};
}
