import type { TestProject } from 'vitest/node';
import { buildSite } from '../../scripts/build.mjs';
import { serveOnFreePorts } from '../../scripts/serve.mjs';

declare module 'vitest' {
	interface ProvidedContext {
		/** The built site, and the same build at the preview origin. No slash at the end. */
		readonly site: { readonly url: string; readonly previewUrl: string };
	}
}

/** Serves the built site for all browser tests of a run. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
	await buildSite();
	const { url, previewUrl, close } = await serveOnFreePorts();
	project.provide('site', { url, previewUrl });
	return close;
}
