import { createContext } from 'svelte';
import type { CodeSpec } from '../contract/code';
import type { ReportedFinding } from '../contract/report';
import { messageParts, renderText, type Part } from '../contract/render';
import type { Language } from '../contract/language';

/**
 * The catalogue of codes in the page: what makes sentences of findings, in the language of the page. It is loaded
 * with the first package, so that the empty page stays light; until then a finding shows the report's own sentence.
 */
export class Codes {
	// eslint-disable-next-line svelte/prefer-svelte-reactivity -- replaced as a whole, never changed
	#specs = $state.raw<ReadonlyMap<string, CodeSpec>>(new Map());
	#loading: Promise<void> | null = null;

	load(): Promise<void> {
		return (this.#loading ??= this.#load());
	}

	get(code: string): CodeSpec | undefined {
		return this.#specs.get(code);
	}

	/** The sentence of a finding, its hint after it. */
	message(finding: ReportedFinding, language: Language): readonly Part[] {
		const spec = this.get(finding.code);
		return spec ? messageParts(spec, finding, language) : [{ words: finding.message }];
	}

	/** The same without its hint, as plain text. */
	sentence(finding: ReportedFinding, language: Language): string {
		const spec = this.get(finding.code);
		const text = spec?.messages[finding.reason ?? ''];
		return text ? renderText(text, finding.params, language, spec.terms) : finding.message;
	}

	/** What a code says where no finding gives it params, as the reasons of a verdict do. */
	reason(code: string, language: Language): string {
		const spec = this.get(code);
		const says = spec && Object.values(spec.messages).find((text) => !text.en.includes('{'));
		return says?.[language] ?? spec?.title[language] ?? code;
	}

	async #load(): Promise<void> {
		const { codes } = await import('../formats/catalogue');
		this.#specs = codes;
	}
}

export const [getCodes, setCodes] = createContext<Codes>();
