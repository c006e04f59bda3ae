import { describe, expect, inject } from 'vitest';
import { attackPage, networkAttacks } from '../preview/attacks';
import { packageZip } from '../preview/driver';
import { test } from '../preview/fixture';

test('the other host would be heard: nothing else stops this browser from reaching it', async ({
	browser,
	foreign
}) => {
	const page = await browser.newPage();
	await page.goto(`${foreign.origin}/control`);
	await page.close();
	expect(foreign.heard).toContain('GET /control');
});

/**
 * Chromium connects to the host of a frame before it asks the policy, which then refuses: no request is sent. No header
 * that it knows stops that (tried: CSP, Connection-Allowlist; X-DNS-Prefetch-Control is sent, not tried alone).
 */
const CONNECTS: ReadonlySet<string> = new Set(['frame', 'locationOfBlankFrame', 'hostFrame']);

/** Attempts that nothing tells of: they fail all the same. */
const SILENT: ReadonlySet<string> = new Set([
	// The browser drops them without a word, before any policy is asked.
	'speculation',
	'topLocation',
	'topOpen',
	// There is nothing to be found where they look.
	'parentHost',
	'hostRtc',
	'hostFrame'
]);

describe.concurrent('another host is out of reach by', () => {
	test.for(networkAttacks)('$name', async ({ name, code }, { preview, foreign, expect }) => {
		const zip = packageZip('attack', attackPage(code(foreign), foreign));
		expect(await preview.open('attack', zip)).toBeNull();
		const frame = await preview.show('contents/app/index.html');
		// A page that tries to leave may be gone before it can say that it tried.
		await frame.waitForSelector('body[data-tried]', { timeout: 3000 }).catch(() => {});
		const attempts = (
			await preview.eventsUntil(
				(all) => all.some(({ kind }) => kind === 'foreign'),
				SILENT.has(name) ? 400 : 5000
			)
		).filter(({ kind }) => kind === 'foreign');
		// What was refused is told at once; what got through would take a moment longer.
		await preview.page.waitForTimeout(400);
		expect(preview.page.url()).toBe(`${inject('previewApp').url}/`);
		expect(preview.page.context().pages()).toHaveLength(1);
		await preview.close();
		const heard = foreign.heard.filter((what) => what !== 'connection' || !CONNECTS.has(name));
		expect(heard).toEqual([]);
		if (!SILENT.has(name)) expect(attempts).not.toEqual([]);
	});
});
