/* Section 8: lines of the original's text, which prints values raw. */
import type { TerminalColors } from '../color/ansi';
import { pad } from '../go/pad';
import type { Decision, ProviderReport } from '../trace';

export interface TextOptions {
	/** Excluded skills in their place, and all of them. */
	readonly all?: boolean;
	/** For a terminal; absent: plain text. */
	readonly colors?: TerminalColors;
}

const SYMBOLS: ReadonlyMap<string, { readonly sign: string; readonly color: number }> = new Map([
	['selected', { sign: '✓', color: 32 }],
	['excluded', { sign: '✗', color: 31 }],
	['shadowed', { sign: '~', color: 33 }],
	['delivered', { sign: '→', color: 36 }]
]);

export function symbol(outcome: string, { colors }: TextOptions): string {
	const known = SYMBOLS.get(outcome);
	if (colors === undefined) return known?.sign ?? '?';
	return known === undefined ? '?\x1b[0m' : `\x1b[${known.color}m${known.sign}\x1b[0m`;
}

/** `skill lower` of `skill:lower`. */
export const label = (subject: string): string => subject.replace(':', ' ');

const inBrackets = (text: string): string => (text === '' ? '' : `(${text})`);

export const decisionLine = (
	{ subject, source, outcome, reason }: Decision,
	options: TextOptions
): string =>
	`  ${symbol(outcome.value, options)} ${pad(label(subject.value), 36)} ` +
	`${pad(inBrackets(source.value), 14)} ${reason.value}`;

export const composedLine = (source: string, options: TextOptions): string =>
	`  ${symbol('selected', options)} ${pad(source, 36)} ${pad('', 14)} composed`;

const kindOf = ({ category, scope }: ProviderReport): string =>
	pad(`(${category.value}/${scope.value})`, 22);

export function providerLine(report: ProviderReport, options: TextOptions): string {
	const { source, outcome, reason, selector_reason: selector } = report;
	const why = selector.value === '' ? reason.value : `${reason.value}. ${selector.value}`;
	return `  ${symbol(outcome.value, options)} ${pad(source.value, 36)} ${kindOf(report)} ${why}`;
}

export function budgetLine(report: ProviderReport): string {
	const {
		source,
		skills,
		context_bytes: bytes,
		approximate_tokens: tokens,
		selector_reason: selector
	} = report;
	const slice = selector.value === '' ? '' : ' // selected slice';
	return (
		`  ${pad(source.value, 36)} ${kindOf(report)} ` +
		`${skills.value} skills // ${bytes.value} bytes // ~${tokens.value} tokens${slice}`
	);
}
