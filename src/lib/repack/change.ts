import type { Span } from '../contract/finding';

/** What a repair does, as data. All changes of all chosen repairs are laid on the same original package. */
export type Change =
	| { readonly kind: 'edit'; readonly path: string; readonly span: Span; readonly text: string }
	| { readonly kind: 'create'; readonly path: string; readonly bytes: Uint8Array }
	| { readonly kind: 'copy'; readonly node: number; readonly to: string }
	| { readonly kind: 'drop'; readonly node: number }
	| { readonly kind: 'move'; readonly node: number; readonly to: string }
	/** The package's own directory: what the zip's single top-level directory is called. */
	| { readonly kind: 'root'; readonly to: string };

/** A fact only the user can give. Never guessed. */
export interface Need {
	/** `id`, `version`, `entry.target`, `entry.address_bar`, `min_app_version`, `kind` … */
	readonly name: string;
	/** The values to choose from; absent: free text. */
	readonly choices?: readonly string[];
}

/** A repair as it can be offered for one package. */
export interface Repair {
	readonly id: string;
	/** Tells several of one id apart: a contract key or a path. */
	readonly at: string | null;
	/** Ticked from the start: it needs no fact and no decision. */
	readonly automatic: boolean;
	readonly needs: readonly Need[];
	/** Codes of the findings it settles. */
	readonly codes: readonly string[];
	/** The changes, given the answers; null while an answer is missing or not acceptable. */
	readonly changes: (answers: Readonly<Record<string, string>>) => readonly Change[] | null;
}
