import { expect } from 'vitest';
import { attackPage, networkAttacks } from '../preview/attacks';
import { foreignHost } from '../preview/foreign';
import type { EngineName } from './driver/engine';
import { onEachEngine } from './feature';
import { openHarness, show } from './harness';

/** For these the engine opens a connection, before it asks any policy, and then sends nothing. */
const CONNECTS: Readonly<Record<EngineName, readonly string[]>> = {
	chromium: ['frame', 'locationOfBlankFrame', 'hostFrame'],
	firefox: ['preconnect'],
	webkit: ['preconnect', 'linkClick']
};

onEachEngine((feature, name) => {
	feature(
		`preview: none of ${networkAttacks.length} ways to another host gets there`,
		async (window) => {
			// Another host to the browser, which knows the site as localhost.
			const foreign = await foreignHost('127.0.0.1');
			try {
				await window.goto(`${foreign.origin}/control`);
				expect(foreign.heard).toContain('GET /control');
				await openHarness(window);
				foreign.heard.length = 0;
				const connected: string[] = [];
				for (const attack of networkAttacks) {
					await show(window, attackPage(attack.code(foreign), foreign), 'contents/app/index.html');
					await new Promise((resolve) => setTimeout(resolve, 500));
					const heard = foreign.heard.splice(0);
					expect(
						heard.filter((what) => what !== 'connection' && what !== 'GET /favicon.ico'),
						attack.name
					).toEqual([]);
					if (heard.includes('connection')) connected.push(attack.name);
				}
				expect(CONNECTS[name]).toEqual(expect.arrayContaining(connected));
				return connected.length === 0
					? undefined
					: `nothing is sent; the engine connects for: ${connected.join(', ')}`;
			} finally {
				foreign.close();
			}
		},
		240_000
	);
});
