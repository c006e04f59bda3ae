import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Uint8ArrayReader, Uint8ArrayWriter, ZipReader } from '@zip.js/zip.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bytesSource } from '../../src/lib/archive/byte-source';
import { u32 } from '../../src/lib/archive/bytes';
import { crc32 } from '../../src/lib/archive/crc32';
import { endRecords, centralHeader, localHeader } from '../../src/lib/archive/zip/records';
import type { ZipFile } from '../../src/lib/archive/zip/write';
import { openZip } from '../../src/lib/source/zip-tree';
import { openAll, plain, utf8, written } from './read-all';

const segment = fc
	.string({
		unit: fc.constantFrom('a', 'b', 'Z', '0', '-', '_', 'é', '中', '😀', '.', ' '),
		minLength: 1,
		maxLength: 6
	})
	.filter((name) => !/^[. ]+$/u.test(name) && !/ds_store/iu.test(name));
const paths = fc
	.array(segment, { minLength: 1, maxLength: 4 })
	.map((segments) => `root/${segments.join('/')}`);
const fileSets = fc
	.uniqueArray(fc.tuple(paths, fc.uint8Array({ maxLength: 300 })), {
		selector: ([path]) => path,
		maxLength: 12
	})
	.filter((files) => files.every(([a]) => !files.some(([b]) => b.startsWith(`${a}/`))));

const read = async (bytes: Uint8Array): Promise<Map<string, Uint8Array>> => {
	const { tree, words } = await openAll('x.zip', bytes);
	expect(words).toEqual([]);
	const files = new Map<string, Uint8Array>();
	for (const [node, { path }] of tree.nodes.entries()) files.set(path, await tree.read(node));
	return files;
};

describe('writing a zip', () => {
	it('is read back as it was given, whatever the order it came in', async () => {
		await fc.assert(
			fc.asyncProperty(fileSets, async (files) => {
				const bytes = await written(files.map(([path, data]) => plain(path, data)));
				const again = await written(files.toReversed().map(([path, data]) => plain(path, data)));
				expect(again).toEqual(bytes);
				expect(await read(bytes)).toEqual(new Map(files));
			})
		);
	});

	it('copies packed entries, renamed or not, and gives what packing gives', async () => {
		await fc.assert(
			fc.asyncProperty(fileSets, fc.boolean(), async (files, rename) => {
				const to = (path: string): string => (rename ? path.replace(/^root/u, 'other-name') : path);
				const first = await written(files.map(([path, data]) => plain(path, data)));
				const tree = await openZip('x.zip', bytesSource(first));
				const copies = tree.entries.map((entry): ZipFile => ({
					path: to(entry.name),
					content: { kind: 'copy', source: tree.source, zip: tree.directory, entry }
				}));
				const direct = await written(files.map(([path, data]) => plain(to(path), data)));
				expect(await written(copies)).toEqual(direct);
			})
		);
	});

	it('mixes copied, dropped and new entries over many windows', async () => {
		const noise = (seed: number, length: number): Uint8Array =>
			new Uint8Array(length).map((_, i) => (Math.imul(i + seed, 2654435761) >>> 24) ^ (i & 255));
		const sizes = Array.from({ length: 60 }, (_, i) => (i % 7 === 0 ? 1_500_000 : 90_000 + i));
		const files = sizes.map((size, i): [string, Uint8Array] => [`r/f${i}.bin`, noise(i, size)]);
		const source = await written(files.map(([path, data]) => plain(path, data)));
		const tree = await openZip('x.zip', bytesSource(source));
		const kept = tree.entries.filter((_, i) => i % 5 !== 1);
		const out = await written([
			...kept.map((entry): ZipFile => ({
				path: entry.name,
				content: { kind: 'copy', source: tree.source, zip: tree.directory, entry }
			})),
			plain('r/new.txt', 'new'),
			{ path: 'r/g', content: { kind: 'read', read: () => Promise.resolve(utf8('later')) } }
		]);
		const expected = new Map(files.filter(([path]) => kept.some(({ name }) => name === path)));
		expected.set('r/new.txt', utf8('new')).set('r/g', utf8('later'));
		/* Compared by CRC: vitest compares typed arrays number by number. */
		const sums = (map: Map<string, Uint8Array>): unknown =>
			[...map].map(([path, data]) => [path, data.length, crc32(data)]).sort();
		expect(sums(await read(out))).toEqual(sums(expected));
	});

	it('is accepted by unzip and by zip.js at its strictest', async () => {
		const bytes = await written([
			plain('pkg/role.md', '# hi\n'.repeat(100)),
			plain('pkg/中文/é.txt', 'text'),
			plain('pkg/empty', '')
		]);
		const reader = new ZipReader(new Uint8ArrayReader(bytes), { checkOverlappingEntry: true });
		const names: string[] = [];
		for (const entry of await reader.getEntries()) {
			if (entry.directory) continue;
			names.push(entry.filename);
			await entry.getData(new Uint8ArrayWriter(), { checkCrc32: true });
		}
		expect(names).toEqual(['pkg/empty', 'pkg/role.md', 'pkg/中文/é.txt']);
		const folder = mkdtempSync(join(tmpdir(), 'zip-'));
		try {
			const file = join(folder, 'x.zip');
			writeFileSync(file, bytes);
			expect(execFileSync('unzip', ['-t', file]).toString()).toContain('No errors');
		} finally {
			rmSync(folder, { recursive: true });
		}
	});

	it('has no directories, no extra fields, the fixed time and mode', async () => {
		const tree = await openZip(
			'x.zip',
			bytesSource(await written([plain('a/b', 'x'), plain('a/ü', 'y')]))
		);
		expect(
			tree.entries.map(({ name, flags, record, extraLength, commentLength, mode }) => [
				name,
				flags,
				u32(tree.directory.bytes, record + 12),
				extraLength,
				commentLength,
				mode
			])
		).toEqual([
			['a/b', 0, 0x210000, 0, 0, 0o100644],
			['a/ü', 1 << 11, 0x210000, 0, 0, 0o100644]
		]);
	});

	it.each(['/a', '../a', 'a/../b', 'a\\b', 'C:a', '', 'a/', 'a//b', 'a/\0', 'a/.DS_Store'])(
		'refuses the path %j',
		async (path) => {
			await expect(written([plain(path, '')])).rejects.toThrow(RangeError);
		}
	);
	it('refuses two files at one place', async () => {
		await expect(written([plain('a', ''), plain('a', '')])).rejects.toThrow(RangeError);
		await expect(written([plain('a', ''), plain('a!', ''), plain('a/b', '')])).rejects.toThrow(
			RangeError
		);
	});
});

describe('zip64 records', () => {
	const entry = { name: utf8('a'), method: 0, crc: 0, packedSize: 1, size: 1, offset: 0 };
	it('appear only where a value needs them', () => {
		expect(endRecords(0xfffe, 10, 10).length).toBe(22);
		expect(endRecords(0xffff, 10, 10).length).toBe(98);
		expect(endRecords(1, 10, 0xffffffff).length).toBe(98);
		expect(localHeader(entry).length).toBe(31);
		expect(localHeader({ ...entry, size: 2 ** 32 }).length).toBe(51);
		expect(centralHeader({ ...entry, offset: 2 ** 32 }).length).toBe(59);
		expect(centralHeader({ ...entry, size: 2 ** 32, offset: 2 ** 32 }).length).toBe(75);
	});
	it('are read back: 70,000 entries', async () => {
		const files = Array.from({ length: 70_000 }, (_, i) => plain(`a/${i}`, ''));
		const tree = await openZip('x.zip', bytesSource(await written(files)));
		expect(tree.problems).toEqual([]);
		expect(tree.nodes.length).toBe(70_000);
	});
});
