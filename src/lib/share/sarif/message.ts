import { visible } from '../visible';

/** `[words](target)`, wherever it came from, would be shown as a link (SARIF 3.11.6). */
const withoutLinks = (text: string): string =>
	text.includes('](') ? text.replace(/[[\]]/gu, '\\$&') : text;

/**
 * A sentence as a SARIF message string. Braces would be placeholders (SARIF 3.11.5), and a file name could otherwise
 * show a link of its own.
 */
export const messageText = (text: string): string =>
	withoutLinks(visible(text, 4000)).replace(/[{}]/gu, '$&$&');
