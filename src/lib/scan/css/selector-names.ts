/** UTF-16 units of a selector that are looked at. */
const LONGEST = 2_000;

/** What only a user's pointer or focus makes true. */
const ACTION = /:(?:hover|active|focus(?:-within|-visible)?|target)(?![-\w])/iu;

/**
 * Class names and ids that each selector of a list asks for; null: one of them asks for none, or it is too long to say.
 * What stands in parentheses and brackets is passed over: `:not(.a)` asks for no `a`. Selectors that only a user's action
 * meets are left out: where no other is, the list is empty.
 */
export function selectorNames(selectors: string): string[][] | null {
	if (selectors.length > LONGEST || selectors.includes('&')) return null;
	const lists = withoutNested(selectors)
		.split(',')
		.filter((one) => !ACTION.test(one))
		.map((one) =>
			[...one.matchAll(/[.#]((?:[-\w]|[^\0-\x7f]|\\.)+)/gu)].map(([, name = '']) => plain(name))
		);
	return lists.some((names) => names.length === 0) ? null : lists;
}

const plain = (name: string): string => name.replace(/\\(.)/gu, '$1');

function withoutNested(text: string): string {
	let depth = 0;
	let kept = '';
	for (const unit of text) {
		if (unit === '(' || unit === '[') depth++;
		else if (unit === ')' || unit === ']') depth = Math.max(0, depth - 1);
		else if (depth === 0) kept += unit;
	}
	return kept;
}
