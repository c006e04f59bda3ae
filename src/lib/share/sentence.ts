import type { CodeSpec } from '../contract/code';
import type { Finding } from '../contract/finding';
import type { Language } from '../contract/language';
import { joinParts, messageParts, renderParts, type Part } from '../contract/render';
import { words } from './words';

/** How to put a report into words: the catalogue and the reader's language. */
export interface Wording {
	readonly codes: ReadonlyMap<string, CodeSpec>;
	readonly language: Language;
}

/** The sentence of a finding in pieces, ours and the package's. A code or reason that nobody knows is named. */
export function sentence(
	finding: Pick<Finding, 'code' | 'reason' | 'hint' | 'params'>,
	{ codes, language }: Wording
): Part[] {
	const spec = codes.get(finding.code);
	const parts = spec ? messageParts(spec, finding, language) : [];
	if (parts.length > 0) return parts;
	const { code, reason } = finding;
	return renderParts(
		words.unknownCode,
		{ name: reason === null ? code : `${code} · ${reason}` },
		language
	);
}

/** The same as plain text. */
export const sentenceText = (
	finding: Pick<Finding, 'code' | 'reason' | 'hint' | 'params'>,
	wording: Wording
): string => joinParts(sentence(finding, wording));
