import type { BundleDescription, DecisionView, ProviderView } from './model';

/** One decision on an item, from consideration to outcome. */
export interface Explanation {
	readonly decision: DecisionView;
	/** The first provider of its source; null: none, or it has no source. */
	readonly provider: ProviderView | null;
}

/** *Why* for one item, by its whole subject or by its name; in the order of the trace, empty where nothing mentions it. */
export const explain = ({ decisions, providers }: BundleDescription, item: string): Explanation[] =>
	decisions
		.filter(({ subject, name }) => subject === item || name === item)
		.map((decision) => ({
			decision,
			provider: providers.find(({ source }) => source === decision.source && source !== '') ?? null
		}));
