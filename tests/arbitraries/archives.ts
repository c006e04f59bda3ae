import fc from 'fast-check';
import { concatBytes } from '../../src/lib/archive/bytes';
import { buildTar, gzip, pax, record } from '../archive/build-tar';
import { descriptor, extra, u64s, unicodePath } from '../archive/build-fields';
import { buildZip } from '../archive/build-zip';
import { plain, written } from '../archive/read-all';

const text = 'the quick brown fox, the quick brown fox';
/** Good zips: by other tools with everything the format has, and by our own writer. */
export const zips = [
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
/** Good tars with a pax header, a link and a directory. */
export const tars = [
	buildTar([
		{ name: './p/', type: '5' },
		{ name: 'p/a', data: text },
		pax([record('path', 'p/x'), record('mtime', '1')]),
		{ name: 'p/x', data: text },
		{ name: 'p/l', type: '2', link: 'a' }
	])
];
export const gzips = tars.map(gzip);

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

/** One of some archives with a few changes. */
export const changed = (seeds: readonly Uint8Array[]): fc.Arbitrary<Uint8Array> =>
	fc
		.tuple(fc.constantFrom(...seeds), fc.array(edit, { minLength: 1, maxLength: 5 }))
		.map(([seed, edits]) => edits.reduce(apply, seed));

/** Any bytes, and any bytes behind the signature of an archive. */
export const anyArchive = (starts: readonly (readonly number[])[]): fc.Arbitrary<Uint8Array> =>
	fc.oneof(
		fc.uint8Array({ maxLength: 1500 }),
		fc
			.tuple(fc.constantFrom(...starts), fc.uint8Array({ maxLength: 300 }))
			.map(([start, rest]) =>
				concatBytes([Uint8Array.from(start), rest, Uint8Array.from(start), rest])
			)
	);
