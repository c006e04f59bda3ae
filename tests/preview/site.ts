import { resolve } from 'node:path';
import { build } from 'vite';
import { serveOnFreePorts } from '../../scripts/serve.mjs';
import { previewOrigin } from '../../src/preview-origin/vite-plugin';

const root = resolve(import.meta.dirname, 'app');
const outDir = resolve(import.meta.dirname, '../.cache/preview-app');

/** The app's side of the preview without the app, built and served at two neighbouring ports. */
export async function previewApp(): Promise<Awaited<ReturnType<typeof serveOnFreePorts>>> {
	await build({
		configFile: false,
		root,
		logLevel: 'error',
		plugins: [previewOrigin()],
		worker: { format: 'es' },
		build: { outDir, emptyOutDir: true, target: 'es2022', minify: false }
	});
	return serveOnFreePorts({ folder: outDir });
}
