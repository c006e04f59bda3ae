import type { Finding, FixRef, Span } from './finding';
import type { Params, Text } from './language';

export const LEVELS = ['error', 'warning', 'advice', 'info'] as const;
export type Level = (typeof LEVELS)[number];

/** Who refuses, or who asks: the importer, the contract parser, the launcher, the publisher, the guide, the bundle verifier. */
export const STAGES = ['import', 'contract', 'launch', 'publish', 'guide', 'verify'] as const;
export type Stage = (typeof STAGES)[number];

/** `guide`: a seed says so. `assumption`: no seed says it, and the report admits that. `own`: ours. */
export type Basis = 'guide' | 'assumption' | 'own';

export interface Weight {
	readonly level: Level;
	readonly stage: Stage;
	readonly basis: Basis;
}

export interface Example {
	readonly path: string;
	readonly text: string;
}

/** What every code has, whatever its reasons. */
interface CodeHead extends Weight {
	/** Section of the seed that asks for it, `§4`, or `null` for rules of our own. */
	readonly section: string | null;
	/** A heading for the code's page. */
	readonly title: Text;
	/** Why it matters, in a sentence or two. */
	readonly why: Text;
	/** What to do, in the imperative. */
	readonly todo: Text;
	/** A second sentence that a finding may carry, by key. */
	readonly hints?: Readonly<Record<string, Text>>;
	/** Words of ours that its params may hold, in English; shown in the reader's language. */
	readonly terms?: readonly Text[];
	readonly examples: { readonly fails: Example; readonly passes: Example };
}

/** A code as data: what it weighs, what it says for each reason, and what its page shows. */
export interface CodeSpec<
	Name extends string = string,
	Messages extends Readonly<Record<string, Text>> = Readonly<Record<string, Text>>
> extends CodeHead {
	readonly code: Name;
	/** By reason. A code without reasons has the one key `''`. */
	readonly messages: Messages;
	/** Reasons that weigh otherwise than the code as a whole. */
	readonly overrides?: { readonly [Reason in keyof Messages]?: Partial<Weight> };
}

type TemplateOf<T> = T extends Text<infer Template> ? Template : never;

/** Where a finding is, what it weighs if not the usual, and its repair. */
export interface FindingOptions {
	readonly path?: string | null;
	readonly span?: Span | null;
	readonly level?: Level;
	readonly hint?: string | null;
	readonly fix?: FixRef | null;
	/** Facts for tools, beside those that the message names. */
	readonly more?: Finding['params'];
}

export interface DefinedCode<
	Name extends string,
	Messages extends Readonly<Record<string, Text>>
> extends CodeSpec<Name, Messages> {
	/** One finding of this code. `reason` is `''` for a code without reasons. */
	find<Reason extends keyof Messages & string>(
		reason: Reason,
		params: Params<TemplateOf<Messages[Reason]>>,
		options?: FindingOptions
	): Finding;
}

/** Makes a code from its data. Its `find` is the only way findings of this code come to be. */
export function defineCode<
	const Name extends string,
	const Messages extends Readonly<Record<string, Text>>
>(spec: CodeSpec<Name, Messages>): DefinedCode<Name, Messages> {
	return {
		...spec,
		find(reason, params, options = {}) {
			const weight: Partial<Weight> = spec.overrides?.[reason] ?? {};
			return {
				code: spec.code,
				reason: reason === '' ? null : reason,
				level: options.level ?? weight.level ?? spec.level,
				stage: weight.stage ?? spec.stage,
				basis: weight.basis ?? spec.basis,
				section: spec.section,
				path: options.path ?? null,
				span: options.span ?? null,
				params: { ...params, ...options.more },
				hint: options.hint ?? null,
				fix: options.fix ?? null
			};
		}
	};
}
