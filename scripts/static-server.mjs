// Serves a folder as static hosts do: clean URLs, validators, ranges, compression. Nothing here that a host lacks.
import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';
import { gzipSync } from 'node:zlib';

/** @type {Record<string, string>} */
const TYPES = {
	'.html': 'text/html; charset=utf-8',
	'.js': 'text/javascript; charset=utf-8',
	'.mjs': 'text/javascript; charset=utf-8',
	'.css': 'text/css; charset=utf-8',
	'.json': 'application/json; charset=utf-8',
	'.webmanifest': 'application/manifest+json; charset=utf-8',
	'.txt': 'text/plain; charset=utf-8',
	'.xml': 'application/xml; charset=utf-8',
	'.svg': 'image/svg+xml',
	'.png': 'image/png',
	'.jpg': 'image/jpeg',
	'.webp': 'image/webp',
	'.ico': 'image/x-icon',
	'.wasm': 'application/wasm',
	'.zip': 'application/zip',
	'.gz': 'application/gzip',
	'.woff2': 'font/woff2'
};
const COMPRESSED = /^(?:text\/|application\/(?:json|manifest|xml|wasm)|image\/svg)/;

/** @typedef {{ bytes: Buffer, gzip: Buffer | null, type: string, etag: string, modified: number }} Served */

/** @param {string} file */
function fileAt(file) {
	try {
		const stat = statSync(file);
		return stat.isFile() ? stat : null;
	} catch {
		// Not there, below a file, a name too long: all the same to who asks.
		return null;
	}
}

/** @param {string} folder */
function reader(folder) {
	/** @type {Map<string, Served>} */
	const cache = new Map();
	/** @param {string} file @returns {Served | null} Null: no such file. */
	return (file) => {
		const stat = fileAt(file);
		if (!stat || !file.startsWith(join(folder, sep))) return null;
		const known = cache.get(file);
		if (known?.modified === stat.mtimeMs) return known;
		const bytes = readFileSync(file);
		const type = TYPES[extname(file).toLowerCase()] ?? 'application/octet-stream';
		const gzip = COMPRESSED.test(type) && bytes.length > 512 ? gzipSync(bytes) : null;
		const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
		const served = { bytes, gzip, type, etag, modified: stat.mtimeMs };
		cache.set(file, served);
		return served;
	};
}

/**
 * @param {string | undefined} header
 * @param {number} size
 * @returns {{ start: number, end: number } | 'none' | 'bad'} End exclusive.
 */
export function parseRange(header, size) {
	const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? '');
	if (!match || (match[1] === '' && match[2] === '')) return 'none';
	const suffix = match[1] === '';
	const start = suffix ? Math.max(0, size - Number(match[2])) : Number(match[1]);
	const end = suffix || match[2] === '' ? size : Math.min(size, Number(match[2]) + 1);
	return start < end ? { start, end } : 'bad';
}

/**
 * The path asked for, decoded and inside the folder; null where it can't be one.
 * @param {string} url
 * @param {string} base
 */
function pathOf(url, base) {
	const asked = url.split(/[?#]/, 1)[0] ?? '/';
	if (asked !== base && !asked.startsWith(`${base}/`)) return null;
	try {
		const path = decodeURIComponent(asked.slice(base.length));
		const segments = path.split(/[/\\]/);
		return path.includes('\0') || segments.some((s) => s.startsWith('.')) ? null : normalize(path);
	} catch {
		return null;
	}
}

/**
 * @param {string} folder
 * @param {{ base?: string }} [options] `base`: the path the site is hosted under, without a slash at its end.
 */
export function staticServer(folder, { base = '' } = {}) {
	const read = reader(folder);
	/** @param {string} path Hosts add the ending that a clean address leaves out. */
	const find = (path) =>
		read(join(folder, path)) ??
		read(join(folder, `${path}.html`)) ??
		read(join(folder, path, 'index.html'));
	return createServer((request, response) => {
		const path = pathOf(request.url ?? '/', base);
		response.setHeader('Origin-Agent-Cluster', '?1');
		response.setHeader('X-Content-Type-Options', 'nosniff');
		if (request.method !== 'GET' && request.method !== 'HEAD') {
			response.writeHead(405, { Allow: 'GET, HEAD' }).end();
			return;
		}
		const bare = path?.replace(/[/\\]$/, '') ?? '';
		if (bare !== '' && bare !== path && read(join(folder, `${bare}.html`))) {
			// The page's relative links count from the address without the slash.
			response.writeHead(308, { Location: `${base}${bare}` }).end();
			return;
		}
		const found = path === null ? null : find(path);
		const served = found ?? read(join(folder, '404.html'));
		if (served) send(request, response, served, found ? 200 : 404);
		else response.writeHead(404).end();
	});
}

/**
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 * @param {Served} served
 * @param {200 | 404} status
 */
function send(request, response, served, status) {
	const forever = (request.url ?? '').includes('/immutable/') && status === 200;
	response.setHeader('Content-Type', served.type);
	response.setHeader('Cache-Control', forever ? 'public, max-age=31536000, immutable' : 'no-cache');
	response.setHeader('Vary', 'Accept-Encoding');
	response.setHeader('ETag', served.etag);
	response.setHeader('Accept-Ranges', 'bytes');
	const range = parseRange(request.headers.range, served.bytes.length);
	if (status === 200 && request.headers['if-none-match'] === served.etag)
		response.writeHead(304).end();
	else if (status === 200 && range === 'bad') {
		response.writeHead(416, { 'Content-Range': `bytes */${served.bytes.length}` }).end();
	} else if (status === 200 && range !== 'none' && range !== 'bad') {
		const part = served.bytes.subarray(range.start, range.end);
		response.writeHead(206, {
			'Content-Range': `bytes ${range.start}-${range.end - 1}/${served.bytes.length}`,
			'Content-Length': part.length
		});
		response.end(request.method === 'HEAD' ? undefined : part);
	} else {
		const zipped =
			served.gzip && /\bgzip\b/.test(request.headers['accept-encoding'] ?? '') ? served.gzip : null;
		if (zipped) response.setHeader('Content-Encoding', 'gzip');
		const body = zipped ?? served.bytes;
		response.writeHead(status, { 'Content-Length': body.length });
		response.end(request.method === 'HEAD' ? undefined : body);
	}
}
