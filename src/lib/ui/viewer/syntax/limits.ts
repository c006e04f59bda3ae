/** UTF-16 units of the longest text that is coloured: a longer one was made by a program, for programs. */
export const COLOUR_LIMIT = 500_000;

/** Part of a text with one look; offsets in it, end exclusive. */
export interface Token {
	readonly from: number;
	readonly to: number;
	/** One or more class names. */
	readonly look: string;
}
