import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { root } from '../../scripts/run.mjs';
import { serveOnFreePorts } from '../../scripts/serve.mjs';
import { scratch } from '../e2e/disk';
import { onEachEngine } from './feature';
import { started, verdict, zipFile } from './page';

onEachEngine((feature) => {
	feature('offline after one visit', async (window) => {
		const folder = join(scratch(), 'site');
		cpSync(join(root, 'build'), folder, { recursive: true });
		const site = await serveOnFreePorts({ folder });
		try {
			await window.goto(`${site.url}/`);
			await window.evaluate(async () => {
				await navigator.serviceWorker.ready;
			}, []);
		} finally {
			await site.close();
		}
		await window.reload();
		await started(window);
		await window.choose({ role: 'button', name: 'Choose a zip' }, zipFile('many-at-once'));
		expect(await verdict(window)).toContain('5 errors');
		return undefined;
	});
});
