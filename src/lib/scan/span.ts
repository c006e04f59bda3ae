/** A place in a text, in UTF-16 units, a byte order mark not counted; end exclusive. */
export interface Span {
	readonly start: number;
	readonly end: number;
}
