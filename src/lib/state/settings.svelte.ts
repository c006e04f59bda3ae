import { createContext } from 'svelte';
import { LANGUAGES, type Language, type Param, type Text } from '../contract/language';
import { renderText } from '../contract/render';
import { readStored, writeStored, type Theme } from './stored-settings';

/** Made once: asked of a number itself, each one costs a tenth of a millisecond. */
const NUMBERS: Readonly<Record<Language, Intl.NumberFormat>> = {
	en: new Intl.NumberFormat('en'),
	'zh-CN': new Intl.NumberFormat('zh-CN')
};

/** Language and theme of the page, kept in this browser. The prerendered pages are English until `start`. */
export class Settings {
	#language = $state<Language>('en');
	#theme = $state<Theme>('auto');
	#singleKeys = $state(true);

	get language(): Language {
		return this.#language;
	}

	get theme(): Theme {
		return this.#theme;
	}

	/** Whether single keys are shortcuts; whoever speaks to the computer turns them off. */
	get singleKeys(): boolean {
		return this.#singleKeys;
	}

	/** What was chosen here before; else the browser's own language. Call once, in the browser. */
	start(): void {
		const stored = readStored();
		this.#theme = stored.theme ?? 'auto';
		this.#singleKeys = stored.singleKeys ?? true;
		this.#language = stored.language ?? languageOf(navigator.languages);
		this.#show();
	}

	setLanguage(language: Language): void {
		this.#language = language;
		this.#keep();
	}

	setTheme(theme: Theme): void {
		this.#theme = theme;
		this.#keep();
	}

	setSingleKeys(on: boolean): void {
		this.#singleKeys = on;
		this.#keep();
	}

	/** A sentence of the app in the language of the page. */
	readonly t = (text: Text, params: Readonly<Record<string, Param>> = {}): string =>
		renderText(text, params, this.#language);

	/** A count with its unit: `forms` is the text for one and the text for all other numbers, both with `{n}`. */
	readonly count = (n: number, forms: readonly [Text, Text]): string =>
		this.t(n === 1 ? forms[0] : forms[1], { n: this.number(n) });

	readonly number = (n: number): string => NUMBERS[this.#language].format(n);

	#keep(): void {
		writeStored({
			language: this.#language,
			theme: this.#theme,
			singleKeys: this.#singleKeys
		});
		this.#show();
	}

	#show(): void {
		const root = document.documentElement;
		root.lang = this.#language;
		if (this.#theme === 'auto') delete root.dataset.theme;
		else root.dataset.theme = this.#theme;
	}
}

/** The first of the browser's languages that the app speaks; every Chinese reads 简体中文 rather than English. */
export function languageOf(preferred: readonly string[]): Language {
	for (const tag of preferred) {
		const language = tag.split('-')[0];
		const spoken = LANGUAGES.find((known) => known.split('-')[0] === language);
		if (spoken) return spoken;
	}
	return 'en';
}

export const [getSettings, setSettings] = createContext<Settings>();
