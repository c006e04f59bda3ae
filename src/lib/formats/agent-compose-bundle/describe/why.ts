import type { BundleFacts } from '../facts';
import { quote } from '../go/quote';
import type { Manifest } from '../manifest';
import type { Decision, ProviderReport, Trace } from '../trace';
import { label } from './line';
import { load } from './load';
import type { Printed } from './text';

/** Decisions about one item: its whole subject, or the subject without its kind. */
export const decisionsAbout = (trace: Trace, item: string): Decision[] =>
	trace.decisions.items.filter(({ subject, kind }) => {
		const prefix = `${kind.value}:`;
		const short = subject.value.startsWith(prefix)
			? subject.value.slice(prefix.length)
			: subject.value;
		return subject.value === item || short === item;
	});

/** The first report on a source. */
export const providerOf = (trace: Trace, source: string): ProviderReport | undefined =>
	trace.providers.items.find((report) => report.source.value === source);

/** `describe --why`: one item from consideration to outcome, the same as the original's text. */
export function whyText(facts: BundleFacts, item: string): Printed {
	const loaded = load(facts);
	if (loaded.kind === 'failed') return { ok: false, error: loaded.error };
	const { manifest, trace } = loaded;
	const found = decisionsAbout(trace, item);
	if (found.length === 0) {
		const hint = `try \`agent-compose describe ${facts.name}\` for the full list`;
		return { ok: false, error: `no decision mentions ${quote(item)}; ${hint}` };
	}
	return { ok: true, text: found.map((decision) => paragraph(decision, manifest, trace)).join('') };
}

function paragraph(decision: Decision, manifest: Manifest, trace: Trace): string {
	const { subject, source, outcome, reason } = decision;
	const from = source.value;
	const lines = [`${label(subject.value)}${from === '' ? '' : ` (${from})`}`];
	if (from !== '') lines.push(`  considered: declared by ${from}`);
	lines.push(`  outcome: ${outcome.value}`, `  reason: ${reason.value}`);
	const provider = providerOf(trace, from);
	if (provider) lines.push(...providerLines(provider));
	const hint = selectionHint(decision, manifest);
	if (hint !== null) lines.push(`  ${hint}`);
	return `${lines.join('\n')}\n`;
}

function providerLines(provider: ProviderReport): string[] {
	const { category, scope, selector_reason: selector, skills } = provider;
	return [
		`  provider: ${category.value}/${scope.value}`,
		...(selector.value === '' ? [] : [`  selector: ${selector.value}`]),
		`  context: ${skills.value} skills, ${provider.context_bytes.value} bytes, ` +
			`approximately ${provider.approximate_tokens.value} tokens`
	];
}

/**
 * Personalities of the roster that is compiled into the original. It asks them, not the bundle, what binds an excluded
 * skill: of another person's skills it says that nothing binds them, though something may.
 */
const BUILT_IN: readonly string[] = [
	'decisive',
	'empirical',
	'grounded',
	'imaginative',
	'immersed',
	'outward',
	'playful',
	'protective',
	'tenacious',
	'warm'
];

function selectionHint({ kind, outcome, subject }: Decision, { role }: Manifest): string | null {
	if (kind.value !== 'skill' || outcome.value !== 'excluded') return null;
	const skill = subject.value.replace(/^skill:/u, '');
	const binding = BUILT_IN.find((name) => skill === `personality-${name}`);
	return binding === undefined
		? 'no personality binds this skill'
		: `personality ${quote(binding)} binds it, but role ${quote(role.value)} does not activate that personality`;
}
