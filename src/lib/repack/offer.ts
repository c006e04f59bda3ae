import type { ImageRecipe } from './image/recipe';

/** What a repair would change, to show before anything is written. */
export type ChangeView =
	| {
			readonly kind: 'text';
			readonly path: string;
			readonly before: string;
			readonly after: string;
	  }
	| { readonly kind: 'name'; readonly from: string | null; readonly to: string | null }
	| {
			readonly kind: 'image';
			/** The file that it is made of, and its size in bytes. */
			readonly from: string;
			readonly bytes: number;
			readonly to: string;
			readonly recipe: ImageRecipe;
	  };

/** A question of a repair. */
export interface OfferedNeed {
	readonly name: string;
	/** What it is asked for, where each has an answer of its own. */
	readonly at?: string;
	/** The values to choose from; absent: free text. */
	readonly choices?: readonly string[];
	/** An answer was given and is not acceptable. */
	readonly refused?: boolean;
}

/** A repair as it is shown: plain data, no functions. */
export interface RepairOffer {
	readonly id: string;
	readonly at: string | null;
	readonly automatic: boolean;
	readonly needs: readonly OfferedNeed[];
	/** Codes of the findings it settles; none for what only adds something. */
	readonly codes: readonly string[];
	/** Null while an answer is missing. */
	readonly views: readonly ChangeView[] | null;
	/** The file that it puts in place: of several that put the same one, one is enough. */
	readonly fills: string | null;
	/** What each choice of its question would make, in their order, and of which file; null: can't be shown. */
	readonly samples: { readonly from: string; readonly recipes: readonly ImageRecipe[] } | null;
}

export interface RepackOptions {
	/** `id` or `id@at`. Absent: every automatic one. */
	readonly fixes?: readonly string[];
	/** By the need's name, or `name@at` for one of several. */
	readonly answers?: Readonly<Record<string, string>>;
}
