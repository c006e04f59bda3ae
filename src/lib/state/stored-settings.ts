import { LANGUAGES, type Language } from '../contract/language';
import { storedJson, storeJson } from './stored-json';

export const THEMES = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

export interface StoredSettings {
	readonly language?: Language;
	readonly theme?: Theme;
	readonly singleKeys?: boolean;
}

/** Also read by static/theme.js before the app starts. */
const KEY = 'rolecheck.settings';

/** What this browser kept; anything that is not a setting of ours is left out. */
export function readStored(): StoredSettings {
	const stored = storedJson(KEY);
	const language = LANGUAGES.find((known) => 'language' in stored && stored.language === known);
	const theme = THEMES.find((known) => 'theme' in stored && stored.theme === known);
	const singleKeys = !('singleKeys' in stored && stored.singleKeys === false);
	return { ...(language && { language }), ...(theme && { theme }), singleKeys };
}

export const writeStored = (settings: StoredSettings): void => storeJson(KEY, settings);
