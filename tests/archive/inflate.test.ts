import { deflateRawSync, inflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inflateInto } from '../../src/lib/archive/deflate/inflate';
import { inflateStream } from '../../src/lib/archive/deflate/stream';
import { crc32 } from '../../src/lib/archive/crc32';

/** Text that compresses, so that blocks of all kinds come up. */
const texts = fc
	.array(fc.constantFrom('role', 'package', ' ', '\n', 'é', 'zz', '0', 'the quick brown'), {
		maxLength: 3000
	})
	.map((words) => new TextEncoder().encode(words.join('')));
const contents = fc.oneof(texts, fc.uint8Array({ maxLength: 3000 }));

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
	yield* await Promise.resolve([bytes]);
}

async function streamed(packed: Uint8Array, limit = Infinity): Promise<[string | null, number]> {
	let length = 0;
	const fault = await inflateStream(once(packed), {
		limit,
		onChunk: (chunk) => {
			length += chunk.length;
		}
	});
	return [fault, length];
}

describe('inflate', () => {
	it('reads what zlib wrote, at every level and strategy, and says how much it took', () => {
		fc.assert(
			fc.property(contents, fc.nat(9), fc.nat(4), fc.nat(9), (bytes, level, strategy, extra) => {
				const packed = deflateRawSync(bytes, { level, strategy });
				const input = new Uint8Array(packed.length + extra);
				input.set(packed);
				const output = new Uint8Array(bytes.length + 1);
				const got = inflateInto(input, output);
				expect(got).toEqual({ fault: null, read: packed.length, written: bytes.length });
				expect(output.subarray(0, bytes.length)).toEqual(new Uint8Array(bytes));
			})
		);
	});

	it('agrees with zlib on damaged data', () => {
		const change = fc.tuple(fc.nat(), fc.nat(255));
		fc.assert(
			fc.property(
				texts,
				fc.nat(9),
				fc.array(change, { minLength: 1, maxLength: 4 }),
				(bytes, level, changes) => {
					const packed = new Uint8Array(deflateRawSync(bytes, { level }));
					for (const [at, value] of changes) packed[at % packed.length] = value;
					const output = new Uint8Array(200_000);
					const got = inflateInto(packed, output);
					if (got.fault === 'overflow') return;
					let theirs: Uint8Array | null;
					try {
						theirs = inflateRawSync(packed);
					} catch {
						theirs = null;
					}
					expect(got.fault === null).toBe(theirs !== null);
					if (theirs) expect(output.subarray(0, got.written)).toEqual(new Uint8Array(theirs));
				}
			),
			{ numRuns: 2000 }
		);
	});

	it('never throws or writes past its output on any bytes', () => {
		fc.assert(
			fc.property(fc.uint8Array({ maxLength: 400 }), fc.nat(500), (input, room) => {
				const got = inflateInto(input, new Uint8Array(room));
				expect(got.written).toBeLessThanOrEqual(room);
				expect(got.read).toBeLessThanOrEqual(input.length);
			}),
			{ numRuns: 3000 }
		);
	});

	it.each([
		['overflow', 10, 0, 0],
		['truncated', 2000, -1, 0],
		[null, 2000, 0, 3]
	])('says %s', (fault, room, cut, extra) => {
		const packed = deflateRawSync(new Uint8Array(1000).map((_, i) => (i * i) % 251));
		const input = new Uint8Array(packed.length + cut + extra);
		input.set(packed.subarray(0, input.length));
		const got = inflateInto(input, new Uint8Array(room));
		expect(got.fault).toBe(fault);
		if (fault === null) expect(input.length - got.read).toBe(extra);
	});
});

describe('inflating as a stream', () => {
	const bytes = new Uint8Array(300_000).map((_, i) => (i * i) % 251);
	const packed = new Uint8Array(deflateRawSync(bytes));

	it('reads good data', async () => {
		expect(await streamed(packed)).toEqual([null, bytes.length]);
	});
	it('sees bytes after the last block, whether it ends inside a byte or not', async () => {
		for (const good of [packed, Uint8Array.of(3, 0), Uint8Array.of(1, 0, 0, 255, 255)]) {
			const longer = new Uint8Array(good.length + 1);
			longer.set(good);
			expect((await streamed(good))[0]).toBe(null);
			expect((await streamed(longer))[0]).not.toBe(null);
		}
	});
	it('sees a cut and a bad block', async () => {
		expect((await streamed(packed.subarray(0, -2)))[0]).toBe('invalid');
		expect((await streamed(Uint8Array.of(7, 7, 7)))[0]).toBe('invalid');
	});
	it('stops soon after its limit', async () => {
		const bomb = new Uint8Array(deflateRawSync(new Uint8Array(200_000_000)));
		const [fault, length] = await streamed(bomb, 1000);
		expect(fault).toBe('overflow');
		expect(length).toBeLessThan(80_000_000);
	});
});

it('crc32 is that of RFC 1952, and can be taken in parts', () => {
	expect(crc32(new TextEncoder().encode('123456789'))).toBe(0xcbf43926);
	fc.assert(
		fc.property(fc.uint8Array({ maxLength: 200 }), fc.nat(200), (bytes, cut) => {
			expect(crc32(bytes.subarray(cut), crc32(bytes.subarray(0, cut)))).toBe(crc32(bytes));
		})
	);
});
