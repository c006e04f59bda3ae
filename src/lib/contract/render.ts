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

export function renderText(
	text: Text,
	params: Finding['params'],
	language: Language,
	terms: readonly Text[] = []
): string {
	return renderParts(text, params, language, terms)
		.map((part) => ('words' in part ? part.words : part.value))
		.join('');
}

/** The message text of a finding and, where it carries one, its hint. */
export function textsOf(spec: CodeSpec, finding: Pick<Finding, 'reason' | 'hint'>): Text[] {
	const texts = [spec.messages[finding.reason ?? '']];
	if (finding.hint !== null) texts.push(spec.hints?.[finding.hint]);
	return texts.filter((text) => text !== undefined);
}

/** The sentence of a finding, its hint after it. */
export function renderMessage(
	spec: CodeSpec,
	finding: Pick<Finding, 'reason' | 'hint' | 'params'>,
	language: Language
): string {
	return textsOf(spec, finding)
		.map((text) => renderText(text, finding.params, language, spec.terms))
		.join(language === 'en' ? ' ' : '');
}
