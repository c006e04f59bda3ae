/* Section 1.9: the reports on providers, where the trace has any. */
import { text } from '../../../contract/language';
import { inTrace, rejection, type Step } from '../complaint';
import { type BundleFacts, readable } from '../facts';
import { quote } from '../go/quote';
import type { Trace } from '../trace';
import { lookUp, measure } from '../tree';
import { type Expected, outcomeChecks } from './provider-outcome';
import { path, reportChecks, section } from './provider-report';
import { selectedSkills } from './skills';
import { skillsTree } from './skills-tree';

export const BUNDLE_PROVIDER_OMITTED = rejection({
	code: 'BUNDLE_PROVIDER_OMITTED',
	section,
	title: text('A source without a provider report', '来源没有提供方报告'),
	why: text('Once there are reports, every source has one.', '只要有报告，每个来源都要有一份。'),
	todo: text('Report on it, or take it out of sources.', '添加报告，或从 sources 删除。'),
	messages: { '': text('The trace has no report on {source}', '记录没有 {source} 的报告') },
	examples: {
		fails: { path, text: '"providers": [{ "source": "roster:core", … }]' },
		passes: {
			path,
			text: '"providers": [{ "source": "roster:core", … }, { "source": "aos-public", … }]'
		}
	}
});

/** What the bundle holds of each source: its selected skills and the bytes of all files in them. */
function budgets(facts: BundleFacts, trace: Trace): Map<string, { skills: number; bytes: number }> {
	const found = new Map<string, { skills: number; bytes: number }>();
	const sizes = new Map<string, number>();
	for (const { source, directory } of selectedSkills(trace)) {
		const budget = found.get(source) ?? { skills: 0, bytes: 0 };
		found.set(source, budget);
		budget.skills++;
		const size = sizes.get(directory) ?? bytesIn(facts, `content/skills/${directory}`);
		sizes.set(directory, size);
		budget.bytes += size;
	}
	return found;
}

function bytesIn(facts: BundleFacts, path: string): number {
	const entry = lookUp(facts.top, path);
	return typeof entry === 'string' ? 0 : measure(entry).bytes;
}

/** Whether the skills there are the selected ones. */
function treeIsSound(facts: BundleFacts): boolean {
	for (const _ of skillsTree.check(facts)) return false;
	return true;
}

export const providers: Step = {
	name: 'providers',
	*check(facts) {
		const both = readable(facts);
		if (!both || both.manifest.sources.wrong || both.trace.providers.items.length === 0) return;
		const { providers } = both.trace;
		const sources = new Set(both.manifest.sources.items.map(({ value }) => value));
		const expected: Expected = {
			sources,
			budgets: treeIsSound(facts) ? budgets(facts, both.trace) : null
		};
		const seen = new Set<string>();
		for (const report of providers.items) {
			if (report.at.wrong) continue;
			yield* reportChecks(facts, report, seen);
			yield* outcomeChecks(facts, report, expected);
			seen.add(report.source.value);
		}
		for (const source of sources) {
			if (seen.has(source) || source === '') continue;
			yield {
				finding: BUNDLE_PROVIDER_OMITTED.find('', { source }, inTrace(facts, providers)),
				original: `bundle trace omits selected provider ${quote(source)}`
			};
		}
	}
};
