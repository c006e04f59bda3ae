import { ansi } from '../color/ansi';
import type { BundleFacts } from '../facts';
import type { Manifest } from '../manifest';
import type { Decision, Trace } from '../trace';
import {
	budgetLine,
	composedLine,
	decisionLine,
	providerLine,
	symbol,
	type TextOptions
} from './line';
import { load } from './load';

/** Excluded skills from this many on are told in one line. */
const COLLAPSE_AT = 4;

/** What the original prints, to its standard output or as its error. */
export type Printed =
	{ readonly ok: true; readonly text: string } | { readonly ok: false; readonly error: string };

/** `describe`: the decision trace as text, the same as the original's. */
export function describeText(facts: BundleFacts, options: TextOptions = {}): Printed {
	const loaded = load(facts);
	if (loaded.kind === 'failed') return { ok: false, error: loaded.error };
	const { manifest, trace } = loaded;
	const of = (...kinds: string[]): Decision[] =>
		trace.decisions.items.filter(({ kind }) => kinds.includes(kind.value));
	const lines = (decisions: Decision[]): string[] =>
		decisions.map((one) => decisionLine(one, options));
	const sections: [string, string[]][] = [
		['profile', lines(of('profile'))],
		['repositories', lines(of('repository'))],
		['providers', providers(manifest, trace, options)],
		['context budget', trace.providers.items.map(budgetLine)],
		['selection', selection(of('instruction', 'skill', 'selector'), options)],
		['delivery', lines(of('delivery'))]
	];
	const body = sections
		.filter(([, lines]) => lines.length > 0)
		.map(([title, lines]) => `\n${title}\n${lines.map((line) => `${line}\n`).join('')}`);
	return {
		ok: true,
		text: `${heading(facts.name, manifest, options)}\n${body.join('')}\nmachine-readable trace: trace.json\n`
	};
}

function heading(name: string, manifest: Manifest, { colors }: TextOptions): string {
	const color = manifest.color.value;
	const swatch = colors === undefined ? '' : ` ${ansi(color, '■', colors)}`;
	const melded = color === '' ? '' : ` // melded ${color}${swatch}`;
	return `bundle ${name} // ${profileOf(manifest)} // ${manifest.delivery.mode.value}${melded}`;
}

/** `platform/tenacious+grounded` */
export const profileOf = ({ role, personalities }: Manifest): string =>
	`${role.value}/${personalities.items.map(({ value }) => value).join('+')}`;

function providers(manifest: Manifest, trace: Trace, options: TextOptions): string[] {
	const reports = trace.providers.items;
	if (reports.length > 0) return reports.map((report) => providerLine(report, options));
	const decisions = trace.decisions.items.filter(({ kind }) => kind.value === 'source');
	const traced = new Set(decisions.map(({ subject }) => subject.value.replace(/^source:/u, '')));
	return [
		...manifest.sources.items
			.filter(({ value }) => !traced.has(value))
			.map(({ value }) => composedLine(value, options)),
		...decisions.map((decision) => decisionLine(decision, options))
	];
}

function selection(decisions: readonly Decision[], options: TextOptions): string[] {
	const isExcluded = ({ kind, outcome }: Decision): boolean =>
		options.all !== true && kind.value === 'skill' && outcome.value === 'excluded';
	const line = (decision: Decision): string => decisionLine(decision, options);
	const excluded = decisions.filter(isExcluded);
	const lines = decisions.filter((decision) => !isExcluded(decision)).map(line);
	if (excluded.length < COLLAPSE_AT) return [...lines, ...excluded.map(line)];
	const reason = excluded[0]?.reason.value ?? '';
	const sign = symbol('excluded', options);
	return [...lines, `  ${sign} ${excluded.length} skills excluded — ${reason} (--all to expand)`];
}
