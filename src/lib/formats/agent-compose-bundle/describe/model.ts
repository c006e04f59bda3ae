/* What a screen shows of a bundle: plain data, fit for a message between threads. Texts of the package are raw. */
import type { Span } from '../../../contract/finding';
import type { ContentState } from '../content/state';

export interface Swatch {
	/** As the manifest writes it. */
	readonly written: string;
	/** `#rrggbb` made of the numbers read from it; null: it cannot be read. Safe to put into a style. */
	readonly css: string | null;
	readonly legible: boolean;
}

export interface PersonalityView {
	readonly name: string;
	/** Null: the manifest's identity does not describe it. */
	readonly color: Swatch | null;
	readonly emblem: { readonly name: string; readonly emoji: string; readonly glyph: string } | null;
}

export interface SeatView {
	readonly key: string;
	readonly harness: string;
	readonly name: string;
	readonly pronouns: string;
	readonly channel: string;
	readonly tier: string;
}

export interface RoleCard {
	readonly role: string;
	readonly skill: string;
	readonly skillSource: string;
	readonly tier: string;
	readonly person: string;
	readonly purpose: string;
	/** Melded of its personalities' colours. */
	readonly color: Swatch;
	readonly personalities: readonly PersonalityView[];
	readonly boundaries: readonly string[];
	readonly seats: readonly SeatView[];
}

export interface ProviderView {
	readonly source: string;
	readonly category: string;
	readonly scope: string;
	readonly outcome: string;
	readonly reason: string;
	readonly selectorReason: string;
	readonly warning: boolean;
	/** As reported; exact up to 2^53. Null: the trace has no report, only a source decision. */
	readonly skills: number | null;
	readonly bytes: number | null;
	readonly tokens: number | null;
}

export interface SkillView {
	readonly skill: string;
	readonly source: string;
	/** Its directory in the bundle. */
	readonly path: string;
	/** Its SKILL.md, null: not there. */
	readonly document: string | null;
	readonly files: number;
	readonly bytes: number;
	/** Of all selected skills' bytes, 0 to 1. */
	readonly share: number;
}

export interface BudgetView {
	readonly source: string;
	readonly bytes: number;
	/** A quarter of the bytes, rounded up, as the original estimates. */
	readonly tokens: number;
	readonly share: number;
	readonly skills: readonly SkillView[];
}

export interface DecisionView {
	readonly subject: string;
	/** The subject without its kind. */
	readonly name: string;
	readonly kind: string;
	readonly source: string;
	readonly outcome: string;
	readonly reason: string;
	/** In trace.json. */
	readonly span: Span | null;
	/** A skill of this personality that the role does not activate, by its name; null: none. */
	readonly inactivePersonality: string | null;
}

export interface RepositoryView {
	readonly identity: string;
	readonly source: string;
	readonly scope: string;
	readonly reason: string;
}

export interface DeliveryView {
	readonly mode: string;
	readonly instructions: string;
	readonly skillsRoot: string;
	readonly compiledContext: string;
	/** Null: not compiled, not read, or a part is missing. */
	readonly compiledMatches: boolean | null;
}

export interface BundleDescription {
	readonly name: string;
	readonly card: RoleCard;
	readonly delivery: DeliveryView;
	readonly providers: readonly ProviderView[];
	/** Measured on the bundle's own files, largest first. */
	readonly budget: {
		readonly bytes: number;
		readonly tokens: number;
		readonly sources: readonly BudgetView[];
	};
	readonly repositories: readonly RepositoryView[];
	readonly decisions: readonly DecisionView[];
	/** Empty before the deep check. */
	readonly contents: readonly ContentState[];
	/** False: trace.json cannot be read, so decisions, providers and budget are not known. */
	readonly traced: boolean;
}
