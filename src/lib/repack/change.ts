import type { Span } from '../contract/finding';
import type { ImageRecipe } from './image/recipe';

/** What a repair does, as data. All changes of all chosen repairs are laid on the same original package. */
export type Change =
	| { readonly kind: 'edit'; readonly path: string; readonly span: Span; readonly text: string }
	| { readonly kind: 'create'; readonly path: string; readonly bytes: Uint8Array }
	| { readonly kind: 'copy'; readonly node: number; readonly to: string }
	| { readonly kind: 'drop'; readonly node: number }
	| { readonly kind: 'move'; readonly node: number; readonly to: string }
	/** The package's own directory: what the zip's single top-level directory is called. */
	| { readonly kind: 'root'; readonly to: string }
	/** A PNG made of a file. Made when the zip is written; from then on it is a `create`. */
	| { readonly kind: 'image'; readonly recipe: ImageRecipe; readonly to: string };

/** What can be laid on a package: nothing is left to be made. */
export type ReadyChange = Exclude<Change, { kind: 'image' }>;

/** A fact only the user can give. Never guessed. */
export interface Need {
	/** `id`, `version`, `entry.target`, `entry.address_bar`, `min_app_version`, `kind` … */
	readonly name: string;
	/** What it is asked for, where each has an answer of its own: a path. */
	readonly at?: string;
	/** The values to choose from; absent: free text. */
	readonly choices?: readonly string[];
}

export type Answers = Readonly<Record<string, string>>;

/** How an answer is named: `fit@assets/cover.jpg` for one, or `fit` for all that ask. */
export const needKey = ({ name, at }: Pick<Need, 'name' | 'at'>): string =>
	at === undefined ? name : `${name}@${at}`;

export const answerTo = (answers: Answers, need: Pick<Need, 'name' | 'at'>): string | undefined =>
	answers[needKey(need)] ?? answers[need.name];

/** A repair as it can be offered for one package. */
export interface Repair {
	readonly id: string;
	/** Tells several of one id apart: a contract key or a path. */
	readonly at: string | null;
	/** Ticked from the start: it needs no fact and no decision. */
	readonly automatic: boolean;
	readonly needs: readonly Need[];
	/** Codes of the findings it settles; none for what only adds something. */
	readonly codes: readonly string[];
	/** The file that it puts in place. Of several that put the same one, one is enough. */
	readonly fills?: string;
	/** The changes, given the answers; null while an answer is missing or not acceptable. */
	readonly changes: (answers: Answers) => readonly Change[] | null;
	/** What each choice of its question would make, in their order; null while that can't be said. */
	readonly samples?: (answers: Answers) => readonly ImageRecipe[] | null;
}

/** Of repairs that put the same file in place the first counts. */
export function oneEach<Some extends { readonly fills?: string | null }>(
	repairs: readonly Some[]
): Some[] {
	const filled = new Set<string>();
	return repairs.filter(({ fills }) => {
		if (fills === undefined || fills === null) return true;
		return !filled.has(fills) && Boolean(filled.add(fills));
	});
}
