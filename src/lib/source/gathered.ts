import type { LoadProblem } from '../share/load-url';
import type { Dropped } from '../worker/protocol';

/** Why nothing came of a drop, a pick or a paste. The screen has a sentence for each. */
export type Refusal =
	| 'nothing'
	| 'text'
	| 'link'
	| 'loose-files'
	/** Why a package was not loaded from its address, by the name `share/load-url.ts` gives it. */
	| {
			readonly load: LoadProblem['reason'];
			readonly params: { readonly status?: number; readonly limit?: number };
	  };

/** What a drop, a pick or a paste comes to: things that can be opened, or the reason why there is none. */
export type Gathered =
	| { readonly things: readonly Dropped[]; readonly refused?: never }
	| { readonly refused: Refusal; readonly things?: never };

/** How a walk over a folder tells how far it is, and how it is stopped. */
export interface Walk {
	readonly onFound?: (files: number) => void;
	/** Bytes of a download so far; `total` 0 where the server does not say. */
	readonly onLoaded?: (name: string, done: number, total: number) => void;
	readonly signal?: AbortSignal;
}

/** A folder with more files than this is something else than a package: a disk, a home directory. */
export const MAX_FILES = 100_000;
