import { expect, inject } from 'vitest';
import { test } from './fixture';

/** Bytes that may be sent before a package is dropped, compressed: scripts and styles together. */
const BUDGET = 150_000;

test('the first load stays in its budget', async ({ page }) => {
	let bytes = 0;
	const sizes: string[] = [];
	page.on('requestfinished', (request) => {
		if (!['script', 'stylesheet'].includes(request.resourceType())) return;
		void request.sizes().then(({ responseBodySize }) => {
			bytes += responseBodySize;
			sizes.push(`${responseBodySize} ${new URL(request.url()).pathname}`);
		});
	});
	await page.goto(`${inject('site').url}/`);
	await page.waitForLoadState('networkidle');
	console.log(
		`first load: ${(bytes / 1000).toFixed(1)} kB of script and style in ${sizes.length} files`
	);
	expect(sizes.length).toBeGreaterThan(0);
	expect(bytes, sizes.join('\n')).toBeLessThanOrEqual(BUDGET);
});
