import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, normalize } from 'node:path';
import { lookup } from 'mrmime';
import type { Browser } from 'playwright';

/** What the browser asked for at start, without query and hash. */
export interface Launched {
	/** URLs of other hosts; refused, as where a role is launched. */
	readonly network: readonly string[];
	/** Paths on the server that were not there. */
	readonly missing: readonly string[];
}

/** Where the build stands on the server: not at its root, as a role does not. */
export const MOUNT = '/roles/app/';

/** Milliseconds after the page has loaded in which it may still ask for things. */
const SETTLE = 4_000;

/** Serves a folder, opens the page, and takes down what it asks for. */
export async function launch(browser: Browser, folder: string, page: string): Promise<Launched> {
	const missing = new Set<string>();
	const network = new Set<string>();
	const server = createServer((request, response) => {
		const { pathname } = new URL(request.url ?? '/', 'http://x');
		const inside = pathname.startsWith(MOUNT)
			? decodeURIComponent(pathname.slice(MOUNT.length))
			: null;
		const path = inside === '' || inside?.endsWith('/') ? `${inside}index.html` : inside;
		const absent = (): void => {
			// Asked for by browsers on their own account.
			if (pathname !== '/favicon.ico') missing.add(pathname);
			response.writeHead(404).end();
		};
		if (path === null) return absent();
		readFile(join(folder, normalize(`/${path}`))).then(
			(bytes) =>
				response.writeHead(200, { 'content-type': lookup(path) ?? 'text/plain' }).end(bytes),
			absent
		);
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	// An address in use is an object; only pipes have a name for one.
	const { port } = server.address() as AddressInfo;
	const origin = `http://127.0.0.1:${port}`;
	const context = await browser.newContext();
	try {
		const note = (url: string): void => {
			if (/^(?:https?|wss?):/u.test(url) && new URL(url).host !== new URL(origin).host) {
				network.add(url.split(/[?#]/u, 1)[0] ?? '');
			}
		};
		await context.route('**/*', (route) => {
			const url = route.request().url();
			note(url);
			return url.startsWith(origin) || !/^https?:/u.test(url) ? route.continue() : route.abort();
		});
		const tab = await context.newPage();
		tab.on('websocket', (socket) => note(socket.url()));
		await tab
			.goto(`${origin}${MOUNT}${page}`, { waitUntil: 'load', timeout: 30_000 })
			.catch(() => null);
		await tab.waitForTimeout(SETTLE);
	} finally {
		await context.close();
		server.closeAllConnections();
		await new Promise((resolve) => server.close(resolve));
	}
	return { network: [...network].sort(), missing: [...missing].sort() };
}
