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

/** As wide as screens come; from here on the layout is one. */
const WIDEST = { width: 2560, height: 1440 };
const ONE_LAYOUT = 1100;

/**
 * What axe holds against the page as it stands, and how it does not fit the window; nothing: it is clean. All rules in
 * the light theme; in the dark one those of colours, as a theme changes nothing else. A wide page is stretched to the
 * widest too. Afterwards it is as before.
 */
export async function complaints(page: Page): Promise<string[]> {
	// The page's policy, which would refuse a script tag, does not hold for evaluation.
	if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
	const size = page.viewportSize();
	// Without motion colours change at once.
	await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
	const found = [...(await violations(page)), ...(await misfits(page))];
	await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
	found.push(...(await violations(page, ['color-contrast'])));
	await page.emulateMedia({ colorScheme: null, reducedMotion: null });
	if (size && size.width >= ONE_LAYOUT) {
		await page.setViewportSize(WIDEST);
		found.push(...(await misfits(page)));
		await page.setViewportSize(size);
	}
	return found;
}

async function violations(page: Page, rules?: readonly string[]): Promise<string[]> {
	const options = rules ? JSON.stringify({ runOnly: rules, resultTypes: ['violations'] }) : '{}';
	const result = await page.evaluate<Result>(`axe.run(${options})`);
	return result.violations.flatMap(({ id, nodes }) =>
		nodes.map(({ html, failureSummary = '' }) => `${id}: ${html}\n${failureSummary}`)
	);
}

/** It scrolls sideways, or down below its end. */
const misfits = (page: Page): Promise<string[]> =>
	page.evaluate(() => {
		const { scrollWidth, clientWidth, scrollHeight, clientHeight } = document.documentElement;
		const end = Math.ceil(document.body.getBoundingClientRect().height);
		const found = [];
		if (scrollWidth > clientWidth)
			found.push(`scrolls sideways: ${String(scrollWidth)} > ${String(clientWidth)}`);
		if (scrollHeight > Math.max(clientHeight, end) + 1)
			found.push(`scrolls below its end: ${String(scrollHeight)} > ${String(end)}`);
		return found;
	});
