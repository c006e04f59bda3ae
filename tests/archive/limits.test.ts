import { describe, expect, it } from 'vitest';
import { tooDeep, tooLarge, tooMuch } from '../../src/lib/archive/bomb';
import { bytesSource, type ByteSource } from '../../src/lib/archive/byte-source';
import { MAX_ARCHIVE_BYTES } from '../../src/lib/archive/limits';
import { openArchive } from '../../src/lib/source/archive-tree';
import { ReadError } from '../../src/lib/source/tree';
import { buildZip, bytesOf } from './build-zip';
import { openAll, plain, written } from './read-all';

const GiB = 2 ** 30;

describe('what is too large', () => {
	it('a package of 2 GB is not', () => {
		expect(tooMuch(2 * GiB, GiB)).toBe(null);
		expect(tooMuch(2 * GiB, GiB / 50)).toBe(null);
	});
	it('a bomb is, by ratio and by size', () => {
		expect(tooMuch(2 * GiB, 2_100_000)?.reason).toBe('too-large');
		expect(tooMuch(17 * GiB, 16 * GiB)?.reason).toBe('too-large');
	});
	it('a small file of zeros is not', () => {
		expect(tooMuch(10_000_000, 10_000)).toBe(null);
	});
	it('a size that DEFLATE cannot reach is a wrong size, no bomb', () => {
		expect(tooLarge([{ size: 2 ** 40, packedSize: 100 }], 300)).toBe(null);
	});
	it('names of more segments than any system takes are', () => {
		expect(tooDeep(['a/'.repeat(1000)])).toBe(null);
		expect(tooDeep(['a/'.repeat(5000)])?.reason).toBe('too-large');
		const deep = `${'a/'.repeat(4000)}${'b'.repeat(50_000)}`;
		expect(tooDeep(Array.from({ length: 10 }, () => deep))?.reason).toBe('too-large');
	});
	it('an archive over the limit is not read at all', async () => {
		const source: ByteSource = {
			size: MAX_ARCHIVE_BYTES + 1,
			read: (start, end) => Promise.resolve(bytesOf('PK\x03\x04').slice(0, end - start))
		};
		const tree = await openArchive('x.zip', source);
		expect(tree.problems.map(({ reason }) => reason)).toEqual(['too-large']);
	});
});

describe('scale', () => {
	it('1,000 levels and a name of 65,535 bytes', async () => {
		const deep = `p/${'d/'.repeat(1000)}f`;
		const wide = `p/${'x'.repeat(65_533)}`;
		const { tree, words } = await openAll('x.zip', buildZip([{ name: deep }, { name: wide }]));
		expect(words).toEqual([]);
		expect(tree.nodes.map(({ path }) => path)).toEqual([deep, wide]);
	});

	it('100,000 entries in one directory, listed by a few reads', async () => {
		const bytes = await written(Array.from({ length: 100_000 }, (_, i) => plain(`p/${i}`, 'x')));
		let reads = 0;
		const counted: ByteSource = {
			size: bytes.length,
			read: (...range) => (reads++, bytesSource(bytes).read(...range))
		};
		const tree = await openArchive('x.zip', counted);
		expect(tree.nodes.length).toBe(100_000);
		expect(reads).toBeLessThan(10);
		const { checked, problems } = await tree.verify();
		expect([checked, problems.length]).toEqual([100_000, 0]);
		expect(reads).toBeLessThan(20);
	});

	it('a large zip is not read to list it', async () => {
		const big = new Uint8Array(30_000_000).map((_, i) => (i * i) >> 3);
		const bytes = await written([plain('p/big.png', big), plain('p/role.md', 'hello')]);
		let read = 0;
		const counted: ByteSource = {
			size: bytes.length,
			read: (start, end) => ((read += end - start), bytesSource(bytes).read(start, end))
		};
		const tree = await openArchive('x.zip', counted);
		const node = tree.nodes.findIndex(({ path }) => path === 'p/role.md');
		expect(await tree.read(node)).toEqual(bytesOf('hello'));
		expect(read).toBeLessThan(200_000);
	});
});

describe('reading', () => {
	const bad = buildZip([
		{ name: 'p/crc', data: 'hello', crc: 1 },
		{ name: 'p/key', data: 'hello', flags: 1 },
		{ name: 'p/local', data: 'hello', local: { size: 9 } },
		{ name: 'p/long', data: 'hello hello hello', size: 5 }
	]);
	it.each([
		[0, 'crc'],
		[1, 'encrypted'],
		[2, 'header-mismatch'],
		[3, 'size']
	])('node %i is refused for its %s', async (node, reason) => {
		const tree = await openArchive('x.zip', bytesSource(bad));
		const error: unknown = await tree.read(node).catch((thrown: unknown) => thrown);
		expect(error).toBeInstanceOf(ReadError);
		expect(error instanceof ReadError ? error.problem : null).toMatchObject({
			kind: 'entry',
			reason,
			node
		});
	});

	it('gives the beginning of a large file without the rest', async () => {
		const text = bytesOf('0123456789'.repeat(300_000));
		const tree = await openArchive('x.zip', bytesSource(await written([plain('p/t.txt', text)])));
		expect(await tree.read(0, { limit: 25 })).toEqual(text.subarray(0, 25));
		expect((await tree.read(0)).length).toBe(3_000_000);
	});

	it('an abort ends it and is no fault of the archive', async () => {
		const tree = await openArchive('x.zip', bytesSource(bad));
		const signal = AbortSignal.abort();
		await expect(tree.read(0, { signal })).rejects.toHaveProperty('name', 'AbortError');
		await expect(tree.verify({ signal })).rejects.toHaveProperty('name', 'AbortError');
	});
});
