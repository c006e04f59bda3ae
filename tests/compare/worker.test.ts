import { expect, test } from 'vitest';
import { comparePackages } from '../../src/lib/compare/compare';
import type { Side } from '../../src/lib/compare/side';
import { packageHost } from '../../src/lib/worker/package-host';
import { brokenFiles, cleanFiles, zipOf, type Files } from '../share/packages';

/** The way of the screen and of `rolecheck.compare`: each side in a worker, compared on the page. */
async function side(files: Files): Promise<Side> {
	const host = packageHost().handlers;
	const context = { progress: () => undefined };
	const bytes = await zipOf(files);
	await host.open({ kind: 'blob', name: 'a.zip', blob: new Blob([bytes.slice()]) }, context);
	await host.check({ deep: true }, context);
	return structuredClone(await host.side(null, context));
}

test('two sides survive the way from their workers and give a comparison', async () => {
	const comparison = comparePackages(await side(cleanFiles()), await side(brokenFiles()));
	expect(comparison.files.added.map(({ path }) => path)).toContain('notes.txt');
	expect(comparison.findings.gained.length).toBeGreaterThan(0);
	expect(comparison.before.sha256).not.toBe(comparison.after.sha256);
});
