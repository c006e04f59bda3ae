/* trace.json as the original reads it. */
import { bool, integer, string } from './json/leaf';
import { list } from './json/list';
import { struct, type ValueOf } from './json/struct';

const decision = struct('resolver.Decision', {
	subject: string,
	kind: string,
	source: string,
	outcome: string,
	reason: string
});

const providerReport = struct('resolver.ProviderReport', {
	source: string,
	category: string,
	scope: string,
	outcome: string,
	reason: string,
	warning: bool,
	skills: integer('int'),
	context_bytes: integer('int64'),
	approximate_tokens: integer('int64'),
	selector_reason: string
});

export const traceShape = struct('bundle.Trace', {
	format: string,
	decisions: list(decision),
	providers: list(providerReport)
});

export type Trace = ValueOf<typeof traceShape>;
export type Decision = ValueOf<typeof decision>;
export type ProviderReport = ValueOf<typeof providerReport>;

/** Decisions of one kind that were selected; both words count exactly as written. */
export const selectedOf = (trace: Trace, kind: string): Decision[] =>
	trace.decisions.items.filter(
		(decision) => decision.kind.value === kind && decision.outcome.value === 'selected'
	);
