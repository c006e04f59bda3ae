/* One archive for each way to mislead a reader, built here; what is reported is compared whole. */
import { describe, expect, it } from 'vitest';
import { descriptor, extra, u64s, unicodePath } from './build-fields';
import { buildZip, bytesOf, type ArchiveSpec } from './build-zip';
import { openAll } from './read-all';
import { a, b, hello, junk, judge, named, packed, streamed, type Case } from './zip-cases';

const cut = (bytes: Uint8Array, length: number): Uint8Array => bytes.slice(0, length);
const end = (values: NonNullable<ArchiveSpec['end']>): ArchiveSpec => ({ end: values });

const good: readonly Case[] = [
	['plain', [{ name: 'p/', mode: 0o40755 }, a, b], {}, []],
	['nothing in it', [], {}, []],
	['a comment', [a], { comment: bytesOf('made by hand') }, []],
	['an entry comment', [{ ...a, comment: 'x' }], {}, []],
	['another order in the directory', [a, b], { order: [1, 0] }, []],
	['a descriptor with signature', [{ ...a, ...streamed, after: descriptor(hello) }, b], {}, []],
	[
		'a descriptor without signature',
		[{ ...a, ...streamed, after: descriptor(hello, { signed: false }) }, b],
		{},
		[]
	],
	[
		'a descriptor of 64 bits',
		[{ ...a, ...streamed, after: descriptor(hello, { wide: true }) }, b],
		{},
		[]
	],
	['a descriptor and sizes before', [{ ...a, flags: 8, after: descriptor(hello) }], {}, []],
	['zip64 records not needed', [a], { zip64: {} }, []],
	['zip64 records in use', [a], { zip64: { sentinels: true } }, []],
	[
		'zip64 sizes',
		[{ ...a, extra: extra(1, u64s(19, packed.length)), size: 0xffffffff, packedSize: 0xffffffff }],
		{},
		[]
	],
	[
		'zip64 sizes that repeat the header',
		[{ ...a, extra: extra(1, u64s(19, packed.length)) }],
		{},
		[]
	],
	['padding in the extra fields', [{ ...a, extra: new Uint8Array(3) }], {}, []],
	['UTF-8 with the flag', named('p/é', { flags: 1 << 11 }), {}, []],
	['UTF-8 without the flag', named('p/中'), {}, []],
	['the same name again in 0x7075', named('p/é', { extra: unicodePath('p/é', 'p/é') }), {}, []],
	[
		'an end record in stored data',
		[a, { name: 'p/x', data: 'PK\x05\x06'.repeat(9), method: 0 }],
		{},
		[]
	],
	[
		'an executable, a set-uid one',
		[
			{ ...a, mode: 0o100755 },
			{ ...b, mode: 0o104755 }
		],
		{},
		[]
	],
	['no mode at all', [{ ...a, attributes: 0, madeBy: 20 }], {}, []],
	[
		'names of object prototypes',
		[...named('__proto__'), { name: 'constructor' }, { name: 'p/__proto__/x' }, { name: '1' }],
		{},
		[]
	]
];

const tiles: readonly Case[] = [
	['bytes before', [a, b], { prefix: junk, adjusted: true }, ['ambiguous·data-before']],
	['bytes before, not counted', [a, b], { prefix: junk }, ['ambiguous·data-before']],
	['a zip before', [a], { prefix: buildZip([b]), adjusted: true }, ['ambiguous·orphan-entry']],
	[
		'split marker',
		[a],
		{ prefix: bytesOf('PK\x07\x08'), adjusted: true },
		['ambiguous·data-before']
	],
	['bytes between', [a, { ...b, before: junk }], {}, ['ambiguous·hidden-data']],
	['bytes before the directory', [a], { beforeDirectory: junk }, ['ambiguous·hidden-data']],
	['bytes after the directory', [a], { afterDirectory: junk }, ['ambiguous·directory-bounds']],
	['bytes after the end', [a], { trailing: junk }, ['ambiguous·data-after']],
	['zeros after the end', [a], { trailing: new Uint8Array(16) }, ['ambiguous·data-after']],
	['an orphan', [a, { ...b, orphan: true }], {}, ['ambiguous·orphan-entry']],
	['two of a name, one listed', [{ ...a, orphan: true }, a], {}, ['ambiguous·orphan-entry']],
	[
		'a place past the end',
		[a, { ...b, offset: 1e9 }],
		{},
		['ambiguous·missing-entry@p/b', 'ambiguous·orphan-entry']
	],
	[
		'a place inside data',
		[a, { ...b, offset: 5 }],
		{},
		['ambiguous·orphan-entry', 'entry·overlap@p/b']
	],
	[
		'a size past the end',
		[a, { ...b, packedSize: 1e9, local: { packedSize: 1e9 } }],
		{},
		['entry·overlap@p/b']
	],
	['one place for two', [a, { name: 'p/b', sharesWith: 0 }], {}, ['entry·overlap@p/b']],
	['one less', [a, b], end({ entriesHere: 1, entries: 1 }), ['ambiguous·entry-count']],
	['one more', [a, b], end({ entriesHere: 3, entries: 3 }), ['ambiguous·entry-count']],
	['not all on this disk', [a, b], end({ entriesHere: 1 }), ['ambiguous·entry-count']],
	['another disk', [a], end({ disk: 1 }), ['unreadable·multi-disk']],
	[
		'a longer comment said',
		[a],
		{ comment: junk, end: { commentLength: 9 } },
		['ambiguous·end-record']
	],
	[
		'a shorter comment said',
		[a],
		{ comment: junk, end: { commentLength: 2 } },
		['ambiguous·data-after']
	],
	[
		'an end record in the comment',
		[a],
		{ comment: bytesOf(`PK\x05\x06${'\0'.repeat(18)}`) },
		['ambiguous·end-record']
	],
	['a zip in the comment', [a], { comment: buildZip([b]) }, ['ambiguous·end-record']],
	['a shorter directory said', [a, b], end({ directorySize: 49 }), ['ambiguous·directory-bounds']],
	['zip64 says another count', [a], { zip64: { entries: 2 } }, ['ambiguous·zip64']],
	['zip64 with more in it', [a], { zip64: { extensible: junk } }, ['ambiguous·zip64']],
	['a gap after zip64', [a], { zip64: { gap: junk } }, ['ambiguous·zip64']],
	['a locator to elsewhere', [a], { zip64: { locator: 3 } }, ['ambiguous·zip64']],
	[
		'zip64 and the plain record',
		[a, b],
		{ zip64: {}, end: { directoryOffset: 3 } },
		['ambiguous·zip64']
	]
];

judge({ good, tiles });

describe('unreadable', () => {
	const whole = buildZip([a, b]);
	it.each([
		['nothing', new Uint8Array(0), 'not-zip'],
		['text', bytesOf('this is no archive'), 'not-zip'],
		['RAR', bytesOf('Rar!\x1a\x07\x00 and so on'), 'not-zip'],
		['noise over 64 KiB', new Uint8Array(80_000).fill(0x8b), 'not-zip'],
		['half of a zip', cut(whole, whole.length >> 1), 'truncated'],
		['no end record', cut(whole, whole.length - 22), 'truncated'],
		['the end record cut', cut(whole, whole.length - 5), 'truncated'],
		[
			'no directory where it is said',
			buildZip([a], end({ directoryOffset: 3, directorySize: 9 })),
			'central-directory'
		]
	])('%s', async (_what, bytes, reason) => {
		const { tree, words } = await openAll('x.zip', bytes);
		expect(words).toEqual([`unreadable·${reason}`]);
		expect(tree.nodes).toEqual([]);
	});
});
