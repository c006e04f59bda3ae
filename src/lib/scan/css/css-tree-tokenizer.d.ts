/** The part of css-tree that is used: its tokenizer alone, without the property data of the whole library. */
declare module 'css-tree/tokenizer' {
	export function tokenize(
		source: string,
		onToken: (type: number, start: number, end: number) => void
	): void;
	export const tokenTypes: Readonly<
		Record<
			| 'Ident'
			| 'Function'
			| 'AtKeyword'
			| 'String'
			| 'Url'
			| 'BadUrl'
			| 'Colon'
			| 'Semicolon'
			| 'Comma'
			| 'LeftParenthesis'
			| 'RightParenthesis'
			| 'LeftCurlyBracket'
			| 'RightCurlyBracket'
			| 'WhiteSpace'
			| 'Comment',
			number
		>
	>;
}
