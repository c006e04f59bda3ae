/* One archive for each way to mislead a reader, built here; what is reported is compared whole. */
import { concatBytes } from '../../src/lib/archive/bytes';
import { extra, unicodePath } from './build-fields';
import { a, b, judge, named, type Case } from './zip-cases';

const invalid = Uint8Array.of(0x70, 0x2f, 0x95, 0x5c);

const types: readonly Case[] = [
	['symlink', named('p/l', { mode: 0o120777 }), {}, ['entry·symlink@p/l']],
	['symlink, DOS', named('p/l', { mode: 0o120777, madeBy: 20 }), {}, ['entry·symlink@p/l']],
	[
		'symlink by ASi',
		named('p/l', {
			extra: extra(0x756e, Uint8Array.of(0, 0, 0, 0, 0xff, 0xa1, 1, 0, 0, 0, 0, 0, 0, 0, 120))
		}),
		{},
		['entry·symlink@p/l']
	],
	[
		'symlink at a bad path',
		named('../l', { mode: 0o120777 }),
		{},
		['entry·parent-segment@../l', 'entry·symlink@../l']
	],
	...[0o10644, 0o20644, 0o60644, 0o140644, 0o150644].map((mode): Case => [
		`mode ${mode.toString(8)}`,
		named('p/s', { mode }),
		{},
		['entry·special-file@p/s']
	]),
	['directory mode on a file', named('p/d', { mode: 0o40755 }), {}, ['entry·type-conflict@p/d']],
	['DOS directory on a file', named('p/d', { attributes: 16 }), {}, ['entry·type-conflict@p/d']],
	['file mode on a directory', [{ name: 'p/' }, a], {}, ['entry·type-conflict@p/']],
	['directory with data', named('p/d/', { mode: 0o40755 }), {}, ['entry·directory-data@p/d/']]
];

const names: readonly Case[] = [
	['/etc/x', 'absolute'],
	['C:/x', 'drive'],
	['C:x', 'drive'],
	['1:/x', 'drive'],
	['C:\\x', 'drive'],
	['\\\\host\\x', 'unc'],
	['//host/x', 'unc'],
	['p/../x', 'parent-segment'],
	['..', 'parent-segment'],
	['p/.. /x', 'parent-segment'],
	['p/./x', 'dot-segment'],
	['./x', 'dot-segment'],
	['p//x', 'empty-segment'],
	['', 'empty-segment'],
	['p\\x', 'backslash'],
	['p/x\0.txt', 'nul'],
	['\0p/x', 'nul'],
	['p/\x1b[2J', 'control-character'],
	['p/x\u0085', 'control-character'],
	['p/.DS_Store', 'ds-store'],
	['p/.ds_store', 'ds-store'],
	['.DS_Store', 'ds-store']
].map(([value = '', reason = '']): Case => [
	JSON.stringify(value),
	named(value),
	{},
	[`entry·${reason}@${value}`]
]);

const encodings: readonly Case[] = [
	['a slash alone', [a, { name: '/', mode: 0o40755 }], {}, ['entry·absolute@/']],
	['code page', named(invalid), {}, ['entry·name-encoding@p/\ufffd\\']],
	[
		'bad UTF-8 with the flag',
		named(invalid, { flags: 1 << 11 }),
		{},
		['entry·name-encoding@p/\ufffd\\']
	],
	['overlong', named(Uint8Array.of(0x70, 0xc0, 0xaf)), {}, ['entry·name-encoding@p\ufffd\ufffd']],
	[
		'0x7075 of another name',
		named('p/x', { extra: unicodePath('p/x', '../x') }),
		{},
		['entry·name-encoding@p/x']
	],
	[
		'a stale 0x7075',
		named('p/x', { extra: unicodePath('p/x', 'p/y', true) }),
		{},
		['entry·name-encoding@p/x']
	],
	[
		'two 0x7075',
		named('p/x', { extra: concatBytes([unicodePath('p/x', 'p/x'), unicodePath('p/x', 'p/y')]) }),
		{},
		['entry·header-mismatch@p/x']
	],
	[
		'0x7075 in the local header',
		named('p/x', { local: { extra: unicodePath('p/x', 'p/y'), extraLength: 12 } }),
		{},
		['entry·header-mismatch@p/x']
	]
];

const places: readonly Case[] = [
	['a name twice', [a, b, { ...a, data: 'other' }], {}, ['entry·duplicate@p/a']],
	['a name thrice', [a, a, a], {}, ['entry·duplicate@p/a', 'entry·duplicate@p/a']],
	[
		'a directory twice',
		[
			{ name: 'p/', mode: 0o40755 },
			{ name: 'p/', mode: 0o40755 }
		],
		{},
		['entry·duplicate@p/']
	],
	['file and directory', [a, { name: 'p/a/b' }], {}, ['entry·file-and-directory@p/a']],
	[
		'file and directory entry',
		[{ name: 'p/a/', mode: 0o40755 }, a],
		{},
		['entry·file-and-directory@p/a']
	],
	[
		'file below file below file',
		[{ name: 'p/a/b/c' }, { name: 'p/a/b' }, a, { name: 'p/a!' }],
		{},
		['entry·file-and-directory@p/a', 'entry·file-and-directory@p/a/b']
	]
];

judge({ types, names, encodings, places });
