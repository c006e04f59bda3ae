import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Result {
	readonly violations: readonly {
		readonly id: string;
		readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[];
	}[];
}

/**
 * What axe holds against the page as it stands, and whether it scrolls sideways; nothing: it is clean.
 * `rules`: only these of axe's; without it all of them.
 */
export async function complaints(page: Page, rules?: readonly string[]): Promise<string[]> {
	// The page's policy, which would refuse a script tag, does not hold for evaluation.
	await page.evaluate(axe);
	const options = rules ? JSON.stringify({ runOnly: rules }) : '';
	const { violations } = await page.evaluate<Result>(`axe.run(${options})`);
	const found = violations.flatMap(({ id, nodes }) =>
		nodes.map(({ html, failureSummary = '' }) => `${id}: ${html}\n${failureSummary}`)
	);
	const sideways = await page.evaluate(() => {
		const { scrollWidth, clientWidth } = document.documentElement;
		return scrollWidth > clientWidth ? `scrolls sideways: ${scrollWidth} > ${clientWidth}` : null;
	});
	return sideways === null ? found : [...found, sideways];
}
