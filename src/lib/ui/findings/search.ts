import type { Level } from '../../contract/code';
import type { Language } from '../../contract/language';
import type { ReportedFinding } from '../../contract/report';
import type { Codes } from '../codes.svelte';
import { searchable } from './searchable';

export interface Wanted {
	readonly text: string;
	readonly level: Level | null;
	/** Null: all. */
	readonly codes: readonly string[] | null;
}

/** Findings between two looks at the clock. */
const STEP = 64;

/** Looks through findings by their sentences, which are made when they are first looked for. */
export class FindingSearch {
	readonly #texts = new WeakMap<ReportedFinding, string>();

	constructor(
		private readonly codes: Codes,
		private readonly language: Language
	) {}

	*steps(
		findings: readonly ReportedFinding[],
		{ text, level, codes }: Wanted
	): Generator<void, readonly ReportedFinding[]> {
		const wanted = text.trim().toLowerCase();
		const only = codes && new Set(codes);
		const found: ReportedFinding[] = [];
		for (const [at, finding] of findings.entries()) {
			if (at % STEP === STEP - 1) yield;
			if (level !== null && finding.level !== level) continue;
			if (only && !only.has(finding.code)) continue;
			if (wanted === '' || this.#textOf(finding).includes(wanted)) found.push(finding);
		}
		return found;
	}

	#textOf(finding: ReportedFinding): string {
		const known = this.#texts.get(finding);
		if (known !== undefined) return known;
		const text = searchable(finding, this.codes.message(finding, this.language));
		this.#texts.set(finding, text);
		return text;
	}
}
