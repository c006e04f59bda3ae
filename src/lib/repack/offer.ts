/** What a repair would change, to show before anything is written. */
export type ChangeView =
	| {
			readonly kind: 'text';
			readonly path: string;
			readonly before: string;
			readonly after: string;
	  }
	| { readonly kind: 'name'; readonly from: string | null; readonly to: string | null };

/** A question of a repair. */
export interface OfferedNeed {
	readonly name: string;
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
	/** Codes of the findings it settles. */
	readonly codes: readonly string[];
	/** Null while an answer is missing. */
	readonly views: readonly ChangeView[] | null;
}

export interface RepackOptions {
	/** `id` or `id@at`. Absent: every automatic one. */
	readonly fixes?: readonly string[];
	readonly answers?: Readonly<Record<string, string>>;
}
