/* One archive for each way to mislead a reader, built here; what is reported is compared whole. */
import { concatBytes } from '../../src/lib/archive/bytes';
import { descriptor, extra, u64s } from './build-fields';
import { a, b, hello, junk, judge, packed, streamed, type Case } from './zip-cases';

const cut = (bytes: Uint8Array, length: number): Uint8Array => bytes.slice(0, length);

const headers: readonly Case[] = [
	...(
		[
			['name', { name: 'p/x' }],
			['method', { method: 0 }],
			['packed size', { packedSize: 5 }],
			['size', { size: 5 }],
			['crc', { crc: 5 }],
			['zeroes', { crc: 0, size: 0, packedSize: 0 }],
			['encrypted', { flags: 1 }],
			['UTF-8', { flags: 1 << 11 }],
			['extra length', { extraLength: 4 }],
			['extra overrun', { extra: Uint8Array.of(1, 0, 9, 0), extraLength: 4 }]
		] as const
	).map(([what, local]): Case => [
		`local ${what}`,
		[{ ...a, local }, b],
		{},
		['entry·header-mismatch@p/a']
	]),
	[
		'descriptor bit in the local header only',
		[{ ...a, local: { flags: 8 } }, b],
		{},
		['entry·header-mismatch@p/a']
	],
	[
		'descriptor bit in the central header only',
		[{ ...a, flags: 8, local: { flags: 0 } }, b],
		{},
		['entry·header-mismatch@p/a']
	],
	['no descriptor', [{ ...a, ...streamed }, b], {}, ['entry·header-mismatch@p/a']],
	[
		'wrong descriptor',
		[{ ...a, ...streamed, after: descriptor(hello, { crc: 7 }) }, b],
		{},
		['entry·header-mismatch@p/a']
	],
	[
		'wrong size in a descriptor',
		[{ ...a, ...streamed, after: descriptor(hello, { size: 7 }) }],
		{},
		['entry·header-mismatch@p/a']
	],
	[
		'extra overrun',
		[{ ...a, extra: Uint8Array.of(9, 0, 9, 0) }],
		{},
		['entry·header-mismatch@p/a']
	],
	[
		'two zip64 fields',
		[{ ...a, extra: concatBytes([extra(1, u64s(19, packed.length)), extra(1, u64s(1, 1))]) }],
		{},
		['entry·header-mismatch@p/a']
	],
	['zip64 field not asked for', [{ ...a, extra: extra(1, u64s(7, 7)) }], {}, ['entry·size@p/a']],
	['no zip64 field', [{ ...a, size: 0xffffffff }], {}, ['entry·size@p/a']],
	[
		'short zip64 field',
		[{ ...a, size: 0xffffffff, extra: extra(1, new Uint8Array(4)) }],
		{},
		['entry·size@p/a']
	],
	[
		'a size over 2^53',
		[{ ...a, size: 0xffffffff, extra: extra(1, new Uint8Array(8).fill(255)) }],
		{},
		['entry·size@p/a']
	]
];

const data: readonly Case[] = [
	['crc', [{ ...a, crc: 1 }, b], {}, ['entry·crc@p/a']],
	['crc zero', [{ ...a, crc: 0 }, b], {}, ['entry·crc@p/a']],
	['crc of nothing', [{ name: 'p/e', crc: 1 }], {}, ['entry·crc@p/e']],
	['longer', [{ ...a, size: 10 }], {}, ['entry·size@p/a']],
	['shorter', [{ ...a, size: 1000 }], {}, ['entry·size@p/a']],
	['stored of two sizes', [{ ...a, method: 0, size: 5 }], {}, ['entry·size@p/a']],
	[
		'bytes after the last block',
		[{ ...a, packed: concatBytes([packed, junk]) }],
		{},
		['entry·data@p/a']
	],
	['cut', [{ ...a, packed: cut(packed, packed.length - 2) }], {}, ['entry·data@p/a']],
	['bad block', [{ ...a, packed: Uint8Array.of(7, 7, 7) }], {}, ['entry·data@p/a']],
	['no data', [{ ...a, packed: new Uint8Array(0) }], {}, ['entry·data@p/a']],
	...[1, 1 | (1 << 6), 1 << 13].map((flags): Case => [
		`flags ${flags}`,
		[{ ...a, flags }],
		{},
		['entry·encrypted@p/a']
	]),
	['AES', [{ ...a, method: 99, packed, flags: 1 }], {}, ['entry·encrypted@p/a']],
	...[1, 6, 9, 12, 14, 93, 95, 98, 777].map((method): Case => [
		`method ${method}`,
		[{ ...a, method, packed }],
		{},
		['entry·method@p/a']
	]),
	['patched', [{ ...a, flags: 1 << 5 }], {}, ['entry·method@p/a']]
];

judge({ headers, data });
