import type { TestProject } from 'vitest/node';
import { buildSite } from '../../scripts/build.mjs';
import { previewApp } from '../preview/site';
import { serveOnFreePorts } from '../../scripts/serve.mjs';

declare module 'vitest' {
	interface ProvidedContext {
		/** The built site, and the same build at the preview origin. No slash at the end. */
		readonly site: { readonly url: string; readonly previewUrl: string };
		/** The app's side of the preview without the app, for tests of the preview alone. */
		readonly previewApp: { readonly url: string; readonly previewUrl: string };
	}
}

/** Serves the built site for all browser tests of a run. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
	await buildSite();
	const site = await serveOnFreePorts();
	const preview = await previewApp();
	project.provide('site', { url: site.url, previewUrl: site.previewUrl });
	project.provide('previewApp', { url: preview.url, previewUrl: preview.previewUrl });
	return async () => {
		await site.close();
		await preview.close();
	};
}
