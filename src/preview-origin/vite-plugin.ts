import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';
import { HOST_PAGE, REDUCED_PAGE, SERVICE_WORKER } from './names.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** One self-contained classic script: what runs at the preview origin loads nothing else of ours. */
async function script(entry: string, define: Record<string, string> = {}): Promise<string> {
	const result = await build({
		configFile: false,
		logLevel: 'error',
		define,
		build: {
			write: false,
			target: 'es2022',
			rolldownOptions: { input: here(entry), output: { format: 'iife' } },
			modulePreload: false
		}
	});
	const [output] = Array.isArray(result) ? result : [result];
	const chunk = output && 'output' in output ? output.output[0] : undefined;
	if (chunk?.type !== 'chunk') throw new Error(`${entry} gave no script`);
	return chunk.code.trim();
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('base64');

async function files(): Promise<Map<string, string>> {
	const worker = await script('worker/prelude.ts');
	const define = { __WORKER_SCRIPT__: JSON.stringify(`${worker.replaceAll('\n', ' ')};`) };
	const inPage = await script('page/page.ts', define);
	const serviceWorker = await script('worker/service-worker.ts', {
		...define,
		__PAGE_SCRIPT__: JSON.stringify(inPage)
	});
	const version = sha256(serviceWorker).replaceAll(/\W/gu, '').slice(0, 12);
	const host = await script('host/host.ts', { __PREVIEW_VERSION__: JSON.stringify(version) });
	return new Map([
		[HOST_PAGE, await page('host/host.html', host)],
		[REDUCED_PAGE, await page('host/reduced.html', await script('host/reduced.ts'))],
		[SERVICE_WORKER, serviceWorker]
	]);
}

async function page(file: string, code: string): Promise<string> {
	const html = await readFile(here(file), 'utf8');
	return html
		.replace('{{hash}}', () => `sha256-${sha256(code)}`)
		.replace(/<!--.*?-->/u, () => `<script>${code}</script>`);
}

/** Adds the preview origin's two files to the build; in development serves them, and a second port for that origin. */
export function previewOrigin(): Plugin {
	return {
		name: 'rolecheck-preview-origin',
		applyToEnvironment: (environment) => environment.name === 'client',
		config: () => ({
			define: {
				__ROLECHECK_PREVIEW_ORIGIN__: JSON.stringify(process.env.ROLECHECK_PREVIEW_ORIGIN ?? '')
			}
		}),
		async generateBundle() {
			for (const [fileName, source] of await files())
				this.emitFile({ type: 'asset', fileName, source });
		},
		configureServer(server) {
			const made = files();
			server.middlewares.use((request, response, next) => {
				const path = (request.url ?? '').split('?', 1)[0]?.slice(server.config.base.length) ?? '';
				made.then((map) => {
					const source = map.get(path);
					if (source === undefined) return next();
					const type = path.endsWith('.html') ? 'text/html' : 'text/javascript';
					response.setHeader('Content-Type', `${type}; charset=utf-8`);
					response.setHeader('Origin-Agent-Cluster', '?1');
					response.end(source);
				}, next);
			});
			server.httpServer?.once('listening', () => {
				const address = server.httpServer?.address();
				if (typeof address !== 'object' || !address) return;
				const second = createServer(server.middlewares).listen(address.port + 1, 'localhost');
				server.httpServer?.once('close', () => second.close());
			});
		}
	};
}
