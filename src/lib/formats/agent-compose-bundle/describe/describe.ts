import { type BundleFacts, type Document, valueOf } from '../facts';
import type { Manifest } from '../manifest';
import type { Decision, ProviderReport, Trace } from '../trace';
import { budget } from './budget';
import { roleCard } from './card';
import type { BundleDescription, DecisionView, ProviderView } from './model';

/** Everything a screen shows of a bundle; null where its manifest cannot be read. */
export function describeBundle(facts: BundleFacts): BundleDescription | null {
	const manifest = valueOf(facts.manifest);
	if (manifest === null) return null;
	const trace = valueOf(facts.trace);
	const { delivery } = manifest;
	return {
		name: facts.name,
		card: roleCard(manifest),
		delivery: {
			mode: delivery.mode.value,
			instructions: delivery.instructions.value,
			skillsRoot: delivery.skills_root.value,
			compiledContext: delivery.compiled_context.value,
			compiledMatches: facts.compiledMatches
		},
		providers: trace === null ? [] : providers(manifest, trace),
		budget: trace === null ? { bytes: 0, tokens: 0, sources: [] } : budget(facts, trace),
		repositories: manifest.repositories.items.map(({ identity, source, scope, reason }) => ({
			identity: identity.value,
			source: source.value,
			scope: scope.value,
			reason: reason.value
		})),
		decisions: trace === null ? [] : decisions(facts.trace, manifest, trace),
		contents: facts.contents,
		traced: trace !== null
	};
}

/** The reports; where the trace has none, its source decisions, and the sources that nothing else tells of. */
function providers(manifest: Manifest, trace: Trace): ProviderView[] {
	const reports = trace.providers.items;
	if (reports.length > 0) return reports.map(reported);
	const decisions = trace.decisions.items.filter(({ kind }) => kind.value === 'source');
	const views = new Map(
		manifest.sources.items.map(({ value }) => [value, unreported(value, 'selected', 'composed')])
	);
	for (const { subject, outcome, reason } of decisions) {
		const source = subject.value.replace(/^source:/u, '');
		views.set(source, unreported(source, outcome.value, reason.value));
	}
	return [...views.values()];
}

const reported = (report: ProviderReport): ProviderView => ({
	source: report.source.value,
	category: report.category.value,
	scope: report.scope.value,
	outcome: report.outcome.value,
	reason: report.reason.value,
	selectorReason: report.selector_reason.value,
	warning: report.warning.value,
	skills: Number(report.skills.value),
	bytes: Number(report.context_bytes.value),
	tokens: Number(report.approximate_tokens.value)
});

const unreported = (source: string, outcome: string, reason: string): ProviderView => ({
	source,
	category: '',
	scope: '',
	outcome,
	reason,
	selectorReason: '',
	warning: false,
	skills: null,
	bytes: null,
	tokens: null
});

function decisions(document: Document<Trace>, manifest: Manifest, trace: Trace): DecisionView[] {
	const active = new Set(manifest.personalities.items.map(({ value }) => value));
	return trace.decisions.items.map(({ subject, kind, source, outcome, reason, at }) => {
		const prefix = `${kind.value}:`;
		const name = subject.value.startsWith(prefix)
			? subject.value.slice(prefix.length)
			: subject.value;
		return {
			subject: subject.value,
			name,
			kind: kind.value,
			source: source.value,
			outcome: outcome.value,
			reason: reason.value,
			span: document.kind === 'value' && at.span ? document.place(at.span) : null,
			inactivePersonality: inactivePersonality({ kind, outcome }, name, active)
		};
	});
}

/** The bundle names skills after the personality they bind; which others a roster has it does not say. */
function inactivePersonality(
	{ kind, outcome }: Pick<Decision, 'kind' | 'outcome'>,
	name: string,
	active: ReadonlySet<string>
): string | null {
	if (kind.value !== 'skill' || outcome.value !== 'excluded') return null;
	const personality = /^personality-(.+)$/su.exec(name)?.[1];
	return personality === undefined || active.has(personality) ? null : personality;
}
