import type { CodeSpec } from './code';
import type { Finding } from './finding';
import type { Language, Param, Text } from './language';

/** A piece of a sentence: words of ours, or a value that came from the package. Never HTML. */
export type Part = { readonly words: string } | { readonly value: string };

/** A value for a reader: words of ours among the values (`terms`) are translated, the package's own are not. */
function show(param: Param | undefined, language: Language, terms: readonly Text[]): string {
	if (param === undefined) return '';
	if (typeof param === 'object') return param.join(', ');
	return terms.find((term) => term.en === param)?.[language] ?? String(param);
}

/** Fills a text with its params, keeping the two kinds of pieces apart. */
export function renderParts(
	text: Text,
	params: Finding['params'],
	language: Language,
	terms: readonly Text[] = []
): Part[] {
	return text[language]
		.split(/(\{\w+\})/u)
		.filter((piece) => piece !== '')
		.map((piece) =>
			/^\{\w+\}$/u.test(piece)
				? { value: show(params[piece.slice(1, -1)], language, terms) }
				: { words: piece }
		);
}

/** The pieces as plain text. */
export const joinParts = (parts: readonly Part[]): string =>
	parts.map((part) => ('words' in part ? part.words : part.value)).join('');

export function renderText(
	text: Text,
	params: Finding['params'],
	language: Language,
	terms: readonly Text[] = []
): string {
	return joinParts(renderParts(text, params, language, terms));
}

/** By own keys only: a report that somebody shared may name any reason, `constructor` too. */
const own = (texts: Readonly<Record<string, Text>> | undefined, key: string): Text[] => {
	const text = texts && Object.hasOwn(texts, key) ? texts[key] : undefined;
	return text ? [text] : [];
};

/** The message text of a finding and, where it carries one, its hint. */
export const textsOf = (
	spec: CodeSpec,
	{ reason, hint }: Pick<Finding, 'reason' | 'hint'>
): Text[] => [...own(spec.messages, reason ?? ''), ...(hint === null ? [] : own(spec.hints, hint))];

/** The sentence of a finding in pieces, its hint after it. None where the code has no such reason. */
export function messageParts(
	spec: CodeSpec,
	finding: Pick<Finding, 'reason' | 'hint' | 'params'>,
	language: Language
): Part[] {
	const stop = language === 'en' ? '. ' : '。';
	return textsOf(spec, finding).flatMap((text, at) => [
		...(at > 0 ? [{ words: stop }] : []),
		...renderParts(text, finding.params, language, spec.terms)
	]);
}

/** The sentence of a finding as plain text. */
export const renderMessage = (
	spec: CodeSpec,
	finding: Pick<Finding, 'reason' | 'hint' | 'params'>,
	language: Language
): string => joinParts(messageParts(spec, finding, language));
