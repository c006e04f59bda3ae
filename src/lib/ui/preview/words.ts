import type { Language, Text } from '../../contract/language';
import { renderText } from '../../contract/render';

export type Say = (text: Text, params?: Parameters<typeof renderText>[1]) => string;

/** Sentences of one language. */
export const wordsOf =
	(language: Language): Say =>
	(text, params = {}) =>
		renderText(text, params, language);
