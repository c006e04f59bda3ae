import { LANGUAGES, type Language } from '../contract/language';

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
	try {
		const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
		if (typeof stored !== 'object' || stored === null) return {};
		const language = LANGUAGES.find((known) => 'language' in stored && stored.language === known);
		const theme = THEMES.find((known) => 'theme' in stored && stored.theme === known);
		const singleKeys = !('singleKeys' in stored && stored.singleKeys === false);
		return { ...(language && { language }), ...(theme && { theme }), singleKeys };
	} catch {
		return {};
	}
}

/** Keeps them, where the browser lets us; without storage they last as long as the page. */
export function writeStored(settings: StoredSettings): void {
	try {
		localStorage.setItem(KEY, JSON.stringify(settings));
	} catch {
		// Storage is off in this window.
	}
}
