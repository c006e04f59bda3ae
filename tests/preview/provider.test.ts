import { zipSync } from 'fflate';
import { afterEach, expect, test } from 'vitest';
import { bytesSource } from '../../src/lib/archive/byte-source';
import { InflatedCache } from '../../src/lib/preview/inflated-cache';
import { PortProvider } from '../../src/lib/preview/port-provider';
import { servePort } from '../../src/lib/preview/serve-port';
import { treeProvider } from '../../src/lib/preview/tree-provider';
import { openZip } from '../../src/lib/source/zip-tree';

const closers: (() => void)[] = [];
afterEach(() => closers.splice(0).forEach((close) => close()));

async function overPort(): Promise<PortProvider> {
	const text = new TextEncoder();
	const zip = zipSync({
		'demo/a.txt': text.encode('0123456789'),
		'demo/你 #%.txt': text.encode('odd'),
		'demo/empty': new Uint8Array(),
		'other/b.txt': text.encode('outside')
	});
	const tree = await openZip('demo.zip', bytesSource(zip));
	const { port1, port2 } = new MessageChannel();
	const served = servePort(port1, treeProvider(tree, 'demo'));
	const files = new PortProvider(port2);
	closers.push(() => (files.close(), served.close()));
	return files;
}

const text = async (bytes: Promise<Uint8Array>): Promise<string> =>
	new TextDecoder().decode(await bytes);

test('files of the package come over a port, whole and in part', async () => {
	const files = await overPort();
	expect(await files.stat('a.txt')).toEqual({ size: 10 });
	expect(await text(files.read('a.txt'))).toBe('0123456789');
	expect(await text(files.read('a.txt', { start: 2, end: 5 }))).toBe('234');
	expect(await text(files.read('a.txt', { start: 8, end: 99 }))).toBe('89');
	expect(await text(files.read('你 #%.txt'))).toBe('odd');
	expect(await text(files.read('empty'))).toBe('');
});

test('nothing else does', async () => {
	const files = await overPort();
	for (const path of ['A.txt', '../other/b.txt', 'other/b.txt', 'demo/a.txt', '', '__proto__'])
		expect(await files.stat(path), path).toBeNull();
	await expect(files.read('../other/b.txt')).rejects.toThrow('not in the package');
});

test('what is cancelled or closed rejects', async () => {
	const files = await overPort();
	await expect(files.read('a.txt', undefined, AbortSignal.abort())).rejects.toThrow();
	const reading = files.read('a.txt');
	files.close();
	await expect(reading).rejects.toThrow('closed');
});

test('copies for ranges are made once, and the oldest go at the limit', async () => {
	const cache = new InflatedCache(100);
	let made = 0;
	const blob = (size: number) => (): Promise<Blob> => {
		made++;
		return Promise.resolve(new Blob([new Uint8Array(size)]));
	};
	await Promise.all([cache.get('a', blob(60)), cache.get('a', blob(60))]);
	expect(made).toBe(1);
	await cache.get('b', blob(60));
	expect(cache.bytes).toBe(60);
	await cache.get('a', blob(60));
	expect(made).toBe(3);
	await cache.get('huge', blob(500));
	expect(cache.bytes).toBe(500);
	await expect(cache.get('bad', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
	await cache.get('bad', blob(1));
	expect(cache.bytes).toBe(1);
});
