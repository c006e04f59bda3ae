import type { Language, Text } from '../../contract/language';
import type { Part } from '../../contract/render';
import { visible } from '../visible';

/**
 * A value as a code span that it cannot leave: the fence is longer than any run of backticks inside (CommonMark 6.1),
 * and a value is one line. Empty and all-blank values are shown in quotes, as a span must hold something.
 */
export function codeSpan(value: string): string {
	const shown = visible(value);
	const inside = shown.trim() === '' ? `"${shown}"` : shown;
	const longest = Math.max(0, ...[...inside.matchAll(/`+/gu)].map(([run]) => run.length));
	const fence = '`'.repeat(longest + 1);
	// One space each side is taken off again; it keeps a backtick or space of the value's own from the fence.
	const pad = /^[` ]|[` ]$/u.test(inside) ? ' ' : '';
	return `${fence}${pad}${inside}${pad}${fence}`;
}

/** Characters that could begin mark-up. An underscore inside a word cannot (CommonMark 6.2). */
const MARKUP = /[\\`*[\]<>~|&#@]|(?<![A-Za-z0-9])_|_(?![A-Za-z0-9])/gu;

/** Words of ours in running text: no mark-up, no HTML, no mention, no link. */
export const plain = (text: string): string =>
	visible(text, Number.POSITIVE_INFINITY).replace(MARKUP, '\\$&');

/** A sentence: our words as text, the package's values as code. */
export const markdownSentence = (parts: readonly Part[]): string =>
	parts.map((part) => ('words' in part ? plain(part.words) : codeSpan(part.value))).join('');

/** A label and what it labels, which is Markdown already. */
export const labelled = (label: Text, body: string, language: Language): string =>
	`${label[language]}${language === 'en' ? ': ' : '：'}${body}`;
