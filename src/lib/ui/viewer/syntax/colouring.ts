import type { Parser, Tree } from '@lezer/common';
import { highlightTree } from '@lezer/highlight';
import { highlighter } from './highlighter';
import type { Token } from './limits';

/** Milliseconds in which the page is kept from anything else. */
const SLICE = 8;

/** Parses a text a little at a time; null where `signal` aborts. */
export async function parsed(
	parser: Parser,
	text: string,
	signal: AbortSignal
): Promise<Tree | null> {
	const parse = parser.startParse(text);
	for (;;) {
		const until = performance.now() + SLICE;
		while (performance.now() < until) {
			const tree = parse.advance();
			if (tree) return tree;
		}
		await new Promise((resolve) => setTimeout(resolve));
		if (signal.aborted) return null;
	}
}

/** What stands in a part of the text, in order. */
export function tokensIn(tree: Tree, from: number, to: number): Token[] {
	const tokens: Token[] = [];
	highlightTree(
		tree,
		highlighter,
		(start, end, look) => tokens.push({ from: Math.max(start, from), to: Math.min(end, to), look }),
		from,
		to
	);
	return tokens;
}
