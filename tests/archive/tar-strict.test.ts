/* One tar for each way to mislead a reader, built here; what is reported is compared whole. */
import { describe, expect, it } from 'vitest';
import { concatBytes } from '../../src/lib/archive/bytes';
import { buildTar, END, gzip, pax, record, tarEntry, type TarSpec } from './build-tar';
import { bytesOf } from './build-zip';
import { openAll } from './read-all';

type Case = readonly [
	what: string,
	specs: readonly (TarSpec | Uint8Array)[],
	words: readonly string[]
];

const a: TarSpec = { name: 'p/a', data: 'hello' };
const long = `p/${'long-'.repeat(30)}`;
const base256 = (...bytes: number[]): Uint8Array => Uint8Array.of(...bytes);

const good: readonly Case[] = [
	['plain', [{ name: 'p/', type: '5' }, a], []],
	['leading ./', [{ name: './', type: '5' }, { name: './p/', type: '5' }, { name: './p/a' }], []],
	['GNU magic', [{ ...a, magic: 'ustar  \0' }], []],
	['v7', [{ ...a, magic: '', type: '\0' }], []],
	['a v7 directory', [{ name: 'p/', magic: '', type: '\0' }, a], []],
	['prefix', [{ name: 'a', prefix: 'p' }], []],
	['base 256', [{ ...a, size: base256(0x80, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5) }], []],
	['pax path', [pax([record('path', long)]), { ...a, name: long.slice(0, 100) }], []],
	['pax path, empty header', [pax([record('path', 'p/x')]), { ...a, name: '' }], []],
	['pax size that repeats', [pax([record('size', '5')]), a], []],
	[
		'pax times and comments',
		[pax([record('comment', 'c')], 'g'), pax([record('mtime', '1.5')]), a],
		[]
	],
	[
		'GNU long name',
		[
			{ name: '././@LongLink', type: 'L', data: `${long}\0` },
			{ ...a, name: long.slice(0, 100) }
		],
		[]
	]
];

const bad: readonly Case[] = [
	['symlink', [{ name: 'p/l', type: '2', link: 'a' }], ['entry·symlink@p/l']],
	['hard link', [a, { name: 'p/l', type: '1', link: 'p/a' }], ['entry·hardlink@p/l']],
	...['3', '4', '6', '7', 'S', 'D', 'V', 'M', 'A'].map((type): Case => [
		`type ${type}`,
		[{ name: 'p/s', type }],
		['entry·special-file@p/s']
	]),
	[
		'a link with data',
		[{ name: 'p/l', type: '2', data: 'x' }],
		['ambiguous·tar-size@p/l', 'entry·symlink@p/l']
	],
	[
		'a device with data',
		[{ name: 'p/s', type: '3', data: 'x' }],
		['ambiguous·tar-size@p/s', 'entry·special-file@p/s']
	],
	[
		'a directory with data',
		[{ name: 'p/d/', type: '5', data: 'x' }],
		['entry·directory-data@p/d/']
	],
	['a file with a slash', [{ name: 'p/a/' }], ['entry·type-conflict@p/a/']],
	['absolute', [{ name: '/a' }], ['entry·absolute@/a']],
	['absolute by prefix', [{ name: 'a', prefix: '/etc' }], ['entry·absolute@/etc/a']],
	['parent', [{ name: '../a' }], ['entry·parent-segment@../a']],
	['inner .', [{ name: 'p/./a' }], ['entry·dot-segment@p/./a']],
	['a name twice', [a, a], ['entry·duplicate@p/a']],
	['a name twice, ./ once', [a, { name: './p/a' }], ['entry·duplicate@./p/a']],
	['file and directory', [a, { name: 'p/a/b' }], ['entry·file-and-directory@p/a']],
	['.DS_Store', [{ name: 'p/.DS_Store' }], ['entry·ds-store@p/.DS_Store']],
	['no UTF-8', [{ name: Uint8Array.of(0x70, 0xff) }], ['entry·name-encoding@p\ufffd']],
	['pax sparse', [pax([record('GNU.sparse.major', '1')]), a], ['entry·special-file@p/a']],
	['pax parent', [pax([record('path', '../x')]), a], ['entry·parent-segment@../x']],
	['pax NUL', [pax([record('path', 'p/a\0b')]), a], ['entry·nul@p/a\0b']],
	[
		'pax over a bad header',
		[pax([record('path', 'p/x')]), { ...a, name: '../../x' }],
		['entry·parent-segment@p/x']
	],
	['GNU NUL', [{ name: 'L', type: 'L', data: 'p/a\0b\0' }, a], ['entry·nul@p/a\0b']],
	['pax charset', [pax([record('hdrcharset', 'BINARY')]), a], ['entry·name-encoding@p/a']],
	['pax size', [pax([record('size', '3')]), a], ['ambiguous·tar-size@p/a']],
	[
		'pax path twice',
		[pax([record('path', 'p/x'), record('path', 'p/y')]), a],
		['ambiguous·tar-size@p/y']
	],
	[
		'two pax headers',
		[pax([record('path', 'p/x')]), pax([record('path', 'p/y')]), a],
		['ambiguous·tar-size@p/y']
	],
	['global path', [pax([record('path', 'p/x')], 'g'), a], ['ambiguous·tar-size@p/a']],
	['global size', [pax([record('size', '1')], 'g'), a], ['ambiguous·tar-size@p/a']],
	[
		'pax, then global',
		[pax([record('path', 'p/x')]), pax([record('comment', 'x')], 'g'), a],
		['ambiguous·tar-size@p/x']
	],
	[
		'pax, then long name',
		[pax([record('size', '5')]), { name: 'L', type: 'L', data: 'p/x\0' }, a],
		['ambiguous·tar-size@p/x']
	],
	[
		'two long names',
		[{ name: 'L', type: 'L', data: 'p/x\0' }, { name: 'L', type: 'L', data: 'p/y\0' }, a],
		['ambiguous·tar-size@p/y']
	],
	['a header for nothing', [a, pax([record('path', 'p/x')])], ['ambiguous·tar-size']],
	['a prefix alone', [{ name: '', prefix: 'p', type: '5' }], ['ambiguous·tar-size@p/']],
	['a prefix in GNU', [{ ...a, magic: 'ustar  \0', prefix: 'other' }], ['ambiguous·tar-size@p/a']],
	[
		'pax beyond a block',
		[pax([record('comment', 'c'.repeat(600)), record('path', 'p/x')]), a],
		['ambiguous·tar-size@p/x']
	],
	['an entry after the end', [a, END, { name: 'p/b' }], ['ambiguous·data-after']],
	[
		'an entry after one zero block',
		[a, new Uint8Array(512), { name: 'p/b' }],
		['ambiguous·data-after']
	]
];

const unreadable: readonly Case[] = [
	['checksum', [a, { ...a, badSum: true }], ['unreadable·tar']],
	['negative size', [a, { ...a, size: new Uint8Array(12).fill(255) }], ['unreadable·tar']],
	['a size of letters', [a, { ...a, size: 'hello world\0' }], ['unreadable·tar']],
	['a size past the end', [{ ...a, size: '00000777777\0' }], ['unreadable·truncated']],
	['pax without newline', [pax([bytesOf('9 path=xx')]), a], ['unreadable·tar']],
	['pax without =', [pax([bytesOf('8 path \n')]), a], ['unreadable·tar']],
	['pax length', [pax([bytesOf('99 path=x\n')]), a], ['unreadable·tar']],
	['NUL in a pax key', [pax([record('pa\0th', 'x')]), a], ['unreadable·tar']]
];

describe.each(Object.entries({ good, bad, unreadable }))('%s', (kind, cases) => {
	it.each(cases)('%s', async (_what, specs, words) => {
		const tar = buildTar(specs);
		const { words: got, tree } = await openAll('x.tar', tar);
		expect(got).toEqual(words);
		if (kind === 'unreadable') expect(tree.nodes).toEqual([]);
		expect((await openAll('x.tar.gz', gzip(tar))).words).toEqual(words);
	});
	it('no end', async () => {
		const { words } = await openAll('x.tar', buildTar([a], new Uint8Array(0)));
		expect(words).toEqual(['unreadable·truncated']);
	});
});

describe('gzip', () => {
	const tar = buildTar([a]);
	const good = gzip(tar);
	const changed = (at: number): Uint8Array => good.map((byte, i) => (i === at ? byte ^ 1 : byte));
	it.each([
		['crc', changed(good.length - 8), ['unreadable·gzip']],
		['length', changed(good.length - 4), ['unreadable·gzip']],
		['method', changed(2), ['unreadable·gzip']],
		['reserved flags', good.map((byte, i) => (i === 3 ? 0x80 : byte)), ['unreadable·gzip']],
		['damaged', good.map((byte, i) => (i === 10 ? 7 : byte)), ['unreadable·gzip']],
		['cut in the data', good.slice(0, 20), ['unreadable·truncated']],
		['cut in the trailer', good.slice(0, -3), ['unreadable·truncated']],
		['bytes after', concatBytes([good, bytesOf('junk')]), ['ambiguous·data-after']],
		['another member', concatBytes([good, gzip(new Uint8Array(512))]), ['ambiguous·data-after']],
		['no tar in it', gzip(bytesOf('hello'.repeat(200))), ['unreadable·tar']]
	])('%s', async (_what, bytes, words) => {
		expect((await openAll('x.tar.gz', bytes)).words).toEqual(words);
	});

	it("reads the files, and the archive's own sha256", async () => {
		const { tree, verified } = await openAll('x.tgz', good);
		expect(tree.container).toBe('tar.gz');
		expect(tree.nodes).toEqual([{ path: 'p/a', kind: 'file', size: 5, safe: true }]);
		expect(await tree.read(0)).toEqual(bytesOf('hello'));
		expect(await tree.read(0, { limit: 2 })).toEqual(bytesOf('he'));
		const { createHash } = await import('node:crypto');
		expect(verified.sha256).toBe(createHash('sha256').update(good).digest('hex'));
	});

	it('reads a hard link as the file it is', async () => {
		const linked = (link: string) => tarEntry({ name: 'p/l', type: '1', link });
		const again = tarEntry({ name: 'p/m', type: '1', link: 'p/l' });
		const { tree } = await openAll('x.tar', buildTar([tarEntry(a), linked('./p/a'), again]));
		expect(tree.nodes.map(({ kind, size }) => [kind, size])).toEqual(Array(3).fill(['file', 5]));
		expect(await tree.read(2)).toEqual(bytesOf('hello'));
		const lost = await openAll('x.tar', buildTar([linked('p/a'), tarEntry(a)]));
		expect(lost.tree.nodes.map(({ kind }) => kind)).toEqual(['other', 'file']);
	});

	it('gives the target of a link', async () => {
		const tar = buildTar([tarEntry({ name: 'p/l', type: '2', link: '../x' })]);
		const { tree } = await openAll('x.tar', tar);
		expect(await tree.linkTarget(0)).toBe('../x');
	});
});
