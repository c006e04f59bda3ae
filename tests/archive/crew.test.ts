/* What helpers are given, and what comes back: the same work as by one alone. */
import { deflateRawSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { bytesSource, type ByteSource } from '../../src/lib/archive/byte-source';
import { crc32 } from '../../src/lib/archive/crc32';
import { checkAsGzip, gzipIsStrict } from '../../src/lib/archive/deflate/gzip-check';
import { readAhead } from '../../src/lib/archive/read-ahead';
import { Pipe } from '../../src/lib/archive/zip/crew';
import { readDirectory } from '../../src/lib/archive/zip/directory';
import { verifyZip } from '../../src/lib/archive/zip/verify';
import { noise } from './noise';
import { plain, utf8, written } from './read-all';

describe('a CRC checked as gzip', () => {
	const data = utf8('some text, some text, some more of it');
	const packed = new Uint8Array(deflateRawSync(data));
	const claim = { crc: crc32(data), size: data.length };

	it('passes what is as declared', async () => {
		expect(await checkAsGzip([packed], claim)).toBeNull();
		expect(await checkAsGzip([packed.subarray(0, 5), packed.subarray(5)], claim)).toBeNull();
	});

	it.each([
		['another CRC', [packed], { ...claim, crc: claim.crc ^ 1 }, 'wrong'],
		['fewer bytes than declared', [packed], { ...claim, size: claim.size + 1 }, 'wrong'],
		['more bytes than declared', [packed], { ...claim, size: claim.size - 1 }, 'overflow'],
		['data cut short', [packed.subarray(0, -2)], claim, 'wrong']
	] as const)('refuses %s', async (_, pieces, declared, fault) => {
		expect(await checkAsGzip(pieces, declared)).toBe(fault);
	});

	it('is not trusted to an engine that takes bytes after the end', async () => {
		const tooMany = await checkAsGzip([packed, Uint8Array.of(3, 0)], claim);
		if (tooMany === null) expect(await gzipIsStrict()).toBe(false);
		else expect(tooMany).toBe('wrong');
	});
});

describe('reading ahead', () => {
	const bytes = noise(9 * 2 ** 20, 1);
	const counted = (): { source: ByteSource; reads: [number, number][] } => {
		const reads: [number, number][] = [];
		const inner = bytesSource(bytes);
		const read: ByteSource['read'] = (start, end) => {
			reads.push([start, end]);
			return inner.read(start, end);
		};
		return { source: { size: bytes.length, read }, reads };
	};

	it('gives the same bytes with few reads where they go forward', async () => {
		const { source, reads } = counted();
		const ahead = readAhead(source);
		for (let at = 0; at < bytes.length; at += 10_000)
			expect(await ahead.read(at, at + 100)).toEqual(bytes.subarray(at, at + 100));
		expect(reads.length).toBeLessThan(6);
	});

	it('reads no more than asked for where they jump', async () => {
		const { source, reads } = counted();
		const ahead = readAhead(source);
		for (const at of [8_900_000, 4_000_000, 100]) await ahead.read(at, at + 10);
		expect(reads.every(([start, end]) => end - start === 10)).toBe(true);
	});

	it('asks again after a read that failed', async () => {
		let fails = true;
		const inner = bytesSource(bytes);
		const read: ByteSource['read'] = (start, end) =>
			fails ? Promise.reject(new Error('gone')) : inner.read(start, end);
		const ahead = readAhead({ size: bytes.length, read });
		await expect(ahead.read(0, 10)).rejects.toThrow('gone');
		fails = false;
		expect(await ahead.read(0, 10)).toEqual(bytes.subarray(0, 10));
	});
});

describe('a pipe', () => {
	it('gives chunks in order and tells of each that is done with', async () => {
		let taken = 0;
		const pipe = new Pipe((count) => (taken += count));
		pipe.push(Uint8Array.of(1));
		const got: number[] = [];
		const reading = (async () => {
			for await (const chunk of pipe) got.push(...chunk);
		})();
		pipe.push(Uint8Array.of(2, 3));
		pipe.push(null);
		await reading;
		expect([got, taken]).toEqual([[1, 2, 3], 3]);
	});

	it('lets go of what nobody reads', () => {
		let taken = 0;
		const pipe = new Pipe((count) => (taken += count));
		pipe.push(Uint8Array.of(1, 2));
		pipe.close();
		pipe.push(Uint8Array.of(3));
		expect(taken).toBe(3);
	});
});

describe('texts that were looked at', () => {
	it('are told to need no second look only where the one who looked says so, and they are sound', async () => {
		const bytes = await written([
			plain('p/a.js', 'harmless'),
			plain('p/b.js', 'suspect'),
			plain('p/c.js', 'x')
		]);
		const zip = await readDirectory(bytesSource(bytes));
		const { soloCrew } = await import('../../src/lib/archive/zip/crew');
		const { passed, sound } = await verifyZip(bytesSource(bytes), zip, {
			crew: () => soloCrew((unpacked) => new TextDecoder().decode(unpacked) !== 'suspect'),
			look: (entry) => entry !== 2
		});
		expect([...passed]).toEqual([0]);
		expect(sound.size).toBe(3);
	});
});
