/* Whatever the bytes: a tree or problems, never an exception, never without an end. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { check } from '../../src/lib/contract/rule';
import { concatBytes } from '../../src/lib/archive/bytes';
import { containerRules } from '../../src/lib/formats/container/rules';
import { buildTar, gzip, pax, record } from './build-tar';
import { descriptor, extra, u64s, unicodePath } from './build-fields';
import { buildZip } from './build-zip';
import { openAll, plain, written } from './read-all';

const text = 'the quick brown fox, the quick brown fox';
const zips = [
	buildZip(
		[
			{ name: 'p/', mode: 0o40755 },
			{ name: 'p/a', data: text },
			{
				name: 'p/é',
				data: text,
				flags: 8,
				local: { crc: 0, size: 0, packedSize: 0 },
				after: descriptor(text)
			},
			{ name: 'p/u', data: 'x', extra: unicodePath('p/u', 'p/u') },
			{
				name: 'p/z',
				data: 'x',
				method: 0,
				size: 0xffffffff,
				packedSize: 0xffffffff,
				extra: extra(1, u64s(1, 1))
			}
		],
		{ zip64: { sentinels: true }, comment: new TextEncoder().encode('comment') }
	),
	await written([plain('p/a', text), plain('p/b/c', ''), plain('p/d', 'short')])
];
const tars = [
	buildTar([
		{ name: './p/', type: '5' },
		{ name: 'p/a', data: text },
		pax([record('path', 'p/x'), record('mtime', '1')]),
		{ name: 'p/x', data: text },
		{ name: 'p/l', type: '2', link: 'a' }
	])
];
const seeds = [...zips, ...tars, ...tars.map(gzip)];

/** One change: bytes set, cut out, doubled, or a number put at the edge of its range. */
const edit = fc.record({
	kind: fc.constantFrom('set', 'cut', 'double', 'ones', 'zero', 'swap'),
	at: fc.nat(),
	length: fc.nat(40),
	value: fc.nat(255)
});
type Edit = typeof edit extends fc.Arbitrary<infer E> ? E : never;

function apply(bytes: Uint8Array, { kind, at, length, value }: Edit): Uint8Array {
	if (bytes.length === 0) return bytes;
	const start = at % bytes.length;
	const end = Math.min(start + length, bytes.length);
	const [before, middle, after] = [
		bytes.subarray(0, start),
		bytes.slice(start, end),
		bytes.subarray(end)
	];
	switch (kind) {
		case 'cut':
			return concatBytes([before, after]);
		case 'double':
			return concatBytes([before, middle, middle, after]);
		case 'swap':
			return concatBytes([after, middle, before]);
		case 'ones':
			return concatBytes([before, middle.fill(255), after]);
		case 'zero':
			return concatBytes([before, middle.fill(0), after]);
		case 'set':
			return concatBytes([before, middle.map((byte, i) => (i === 0 ? value : byte)), after]);
	}
}

async function survives(bytes: Uint8Array): Promise<void> {
	const { tree, problems, verified } = await openAll('x.zip', bytes);
	const { faults } = check({ tree, problems, root: 'p', links: new Map() }, containerRules);
	expect(faults).toEqual([]);
	expect(verified.sha256).toMatch(/^[0-9a-f]{64}$/u);
	if (problems.some(({ kind }) => kind === 'unreadable')) expect(tree.nodes).toEqual([]);
	for (const node of tree.nodes.keys()) {
		await tree.read(node, { limit: 100 }).catch((error: unknown) => {
			expect(error).toHaveProperty('name', 'ReadError');
		});
		await tree.linkTarget(node).catch(() => null);
	}
}

describe('an archive of any bytes', () => {
	it('any bytes', async () => {
		await fc.assert(fc.asyncProperty(fc.uint8Array({ maxLength: 1500 }), survives), {
			numRuns: 300
		});
	});
	it('any bytes behind a signature', async () => {
		const starts = [
			[0x50, 0x4b, 3, 4],
			[0x50, 0x4b, 5, 6],
			[0x1f, 0x8b, 8, 0]
		].map((start) => Uint8Array.from(start));
		await fc.assert(
			fc.asyncProperty(
				fc.constantFrom(...starts),
				fc.uint8Array({ maxLength: 300 }),
				(start, rest) => survives(concatBytes([start, rest, start, rest]))
			),
			{ numRuns: 300 }
		);
	});
	it('a good archive with changes', async () => {
		await fc.assert(
			fc.asyncProperty(
				fc.constantFrom(...seeds),
				fc.array(edit, { minLength: 1, maxLength: 5 }),
				(seed, edits) => survives(edits.reduce(apply, seed))
			),
			{ numRuns: 1500 }
		);
	});
	it('a zip that is reported clean reads the same through a changed copy only if nothing was changed', async () => {
		const [, seed = new Uint8Array(0)] = zips;
		await fc.assert(
			fc.asyncProperty(
				fc.nat(seed.length - 1),
				fc.integer({ min: 1, max: 255 }),
				async (at, by) => {
					const changed = seed.map((byte, i) => (i === at ? byte ^ by : byte));
					const { tree, words } = await openAll('x.zip', changed);
					if (words.length > 0) return;
					const { tree: original } = await openAll('x.zip', seed);
					for (const node of original.nodes.keys())
						expect(await tree.read(node)).toEqual(await original.read(node));
				}
			),
			{ numRuns: 1000 }
		);
	});
});
