import { join } from 'node:path';
import { root } from './run.mjs';
import { staticServer } from './static-server.mjs';

/**
 * @param {import('node:http').Server} server
 * @param {number} port 0: any that is free.
 * @param {string} host
 * @returns {Promise<number>} The port. Rejects with a sentence for a person.
 */
function listen(server, port, host) {
	return new Promise((resolve, reject) => {
		server.once('error', (/** @type {NodeJS.ErrnoException} */ error) => {
			const taken = error.code === 'EADDRINUSE';
			reject(taken ? new PortTaken(port) : error);
		});
		server.listen(port, host, () => {
			const address = server.address();
			resolve(typeof address === 'object' && address ? address.port : port);
		});
	});
}

export class PortTaken extends Error {
	/** @param {number} port */
	constructor(port) {
		super(
			`Port ${port} is taken. Set PORT to another: PORT=5000 npm start (the next port serves the preview).`
		);
	}
}

/**
 * @typedef {object} Site
 * @property {string} url The app, without a slash at its end.
 * @property {string} previewUrl The same build at the next port: another origin of the same site.
 * @property {() => Promise<void>} close
 */

/**
 * Serves the built site at `port`, and again at `port + 1` for the preview.
 * @param {number} port
 * @param {{ folder?: string, base?: string, host?: string }} [options]
 * @returns {Promise<Site>}
 */
export async function serveSite(port, options = {}) {
	const { folder = join(root, 'build'), base = '', host } = options;
	/** @type {import('node:http').Server[]} */
	const servers = [];
	const close = async () => {
		const closed = servers.map(
			(server) =>
				new Promise((done) => {
					server.close(done);
					server.closeAllConnections();
				})
		);
		await Promise.all(closed);
	};
	try {
		for (const each of [port, port + 1]) {
			const server = staticServer(folder, { base });
			servers.push(server);
			await listen(server, each, host ?? '127.0.0.1');
			// Browsers try ::1 for localhost too; a machine without IPv6 refuses, and needs none.
			if (host !== undefined) continue;
			const second = staticServer(folder, { base });
			const v6 = await listen(second, each, '::1').catch((/** @type {unknown} */ error) => error);
			if (v6 instanceof PortTaken) throw v6;
			if (typeof v6 === 'number') servers.push(second);
		}
	} catch (error) {
		await close();
		throw error;
	}
	const name = host === undefined || host === '0.0.0.0' || host === '::' ? 'localhost' : host;
	return {
		url: `http://${name}:${port}${base}`,
		previewUrl: `http://${name}:${port + 1}${base}`,
		close
	};
}

/** Serves the built site at two neighbouring ports that are free. For tests. */
export async function serveOnFreePorts(options = {}) {
	for (let attempt = 1; ; attempt++) {
		const port = 20_000 + 2 * Math.floor(Math.random() * 10_000);
		try {
			return await serveSite(port, options);
		} catch (error) {
			if (!(error instanceof PortTaken) || attempt === 20) throw error;
		}
	}
}
