/* Packed bytes taken over as they are: in any order, read once. */
import { describe, expect, it } from 'vitest';
import { bytesSource, type ByteSource } from '../../src/lib/archive/byte-source';
import type { CopiedEntry } from '../../src/lib/archive/zip/copy';
import { SmallCopies } from '../../src/lib/archive/zip/small-copies';
import { writeZip } from '../../src/lib/archive/zip/write';
import { openZip } from '../../src/lib/source/zip-tree';
import { noise } from './noise';
import { plain, written } from './read-all';

describe('copying in another order', () => {
	it('gives every entry its own bytes, whatever order they stand in', async () => {
		const names = Array.from({ length: 300 }, (_, n) => `p/${(n * 7919) % 300}`);
		const bytes = await written(names.map((path, n) => plain(path, noise(5000 + n, n + 1))));
		const tree = await openZip('x.zip', bytesSource(bytes));
		await tree.verify();
		const files = tree.nodes.map(({ path }, node) => ({
			path: `q/${path.slice(2).padStart(3, '0')}-${node}`,
			content: tree.packed(node) ?? { kind: 'bytes' as const, bytes: new Uint8Array(0) }
		}));
		const parts: Uint8Array[] = [];
		for await (const part of writeZip(files)) if (part instanceof Uint8Array) parts.push(part);
		const copy = await openZip('y.zip', bytesSource(new Uint8Array(Buffer.concat(parts))));
		expect((await copy.verify()).problems).toEqual([]);
		for (const [node, { path }] of copy.nodes.entries()) {
			const from = Number(path.slice(path.lastIndexOf('-') + 1));
			expect(await copy.read(node)).toEqual(await tree.read(from));
		}
	});
});

describe('more than may be held at once', () => {
	const COUNT = 600;
	const HELD = 100_000;

	/** Entries in an order, and how many bytes of their archive were read to have them all. */
	async function copied(order: (k: number) => number): Promise<{ read: number; size: number }> {
		const files = Array.from({ length: COUNT }, (_, n) => plain(`p/${n}`, noise(2000, n + 1)));
		const bytes = await written(files);
		const tree = await openZip('x.zip', bytesSource(bytes));
		let read = 0;
		const inner = bytesSource(bytes);
		const source: ByteSource = {
			size: bytes.length,
			read(start, end) {
				read += end - start;
				return inner.read(start, end);
			}
		};
		const { directory, entries } = tree;
		const copies = Array.from({ length: COUNT }, (_, k): CopiedEntry => {
			const entry = entries[order(k)];
			if (!entry) throw new Error('no such entry');
			return { source, zip: directory, entry };
		});
		const small = new SmallCopies(copies, undefined, HELD);
		for (const one of copies) {
			const data = await small.next(one);
			const n = Number(one.entry.name.slice(2));
			expect(data.length).toBe(one.entry.packedSize);
			expect(one.entry.method === 0 ? data : null).toEqual(
				one.entry.method === 0 ? noise(2000, n + 1) : null
			);
		}
		return { read, size: bytes.length };
	}

	it.each([
		['as it stands', (k: number) => k],
		['backwards', (k: number) => COUNT - 1 - k],
		['by a long stride', (k: number) => (k * 97) % COUNT],
		['in two halves', (k: number) => (k % 2) * (COUNT / 2) + Math.floor(k / 2)]
	])('is read at most twice %s', async (_, order) => {
		const { read, size } = await copied(order);
		expect(read).toBeLessThan(size * 2.2);
	});
});
