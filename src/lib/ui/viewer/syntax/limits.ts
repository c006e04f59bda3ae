/** UTF-16 units of the longest text that is coloured: a longer one was made by a program, for programs. */
export const COLOUR_LIMIT = 500_000;

/** The same while it is edited: the editor parses in pieces of up to 100 ms, and again after each key. */
export const EDITED_COLOUR_LIMIT = 100_000;

/** UTF-16 units of the longest line that the editor breaks: to break one it has to measure all of it. */
export const WRAP_LIMIT = 5_000;

/** Part of a text with one look; offsets in it, end exclusive. */
export interface Token {
	readonly from: number;
	readonly to: number;
	/** One or more class names. */
	readonly look: string;
}
