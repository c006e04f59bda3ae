import fc from 'fast-check';
import { bytesOf } from '../cases/package-files';
import { bases } from '../role/fixture-bases';

/** Files of a package by path. */
export type Files = ReadonlyMap<string, Uint8Array>;

/** The faultless packages of tests/fixtures/bases, by directory. */
export const goodPackages: ReadonlyMap<string, Files> = new Map(
	Object.entries(bases.bases).map(([dir, { files }]) => [
		dir,
		new Map(
			Object.entries(files).map(([path, content]) => [
				path,
				bytesOf(typeof content === 'string' ? { text: content } : content)
			])
		)
	])
);

/** Pieces that mean something to one of the parsers, or that careless code trips over. */
const TOKENS = [
	...[
		'---',
		'\n---\n',
		'---js\n',
		'"',
		"'",
		'"""',
		"'''",
		'[',
		']',
		'[[',
		']]',
		'{',
		'}',
		'=',
		':',
		'#'
	],
	...[
		'\n',
		'\r\n',
		'\r',
		'\t',
		'\0',
		'\ufeff',
		'\u202e',
		'\u2028',
		'\ud83d',
		'👋',
		'\\',
		'\\u0000',
		'\\x41'
	],
	...[
		'__proto__',
		'constructor',
		'avatar: a.png',
		'<<: *a',
		'&a',
		'*a',
		'!!js/function',
		'? ',
		'- ',
		'|',
		'>-'
	],
	...[
		'..',
		'./',
		'../',
		'/',
		'//',
		'C:',
		'https://',
		'%20',
		'?q',
		'#h',
		'1e999',
		'0x1',
		'1979-05-27',
		'nan'
	],
	...[
		'[entry]',
		'[[entry]]',
		'entry.kind = 1',
		'[i18n."en"]',
		'a.b.c = 1',
		'kind = "role"',
		'true',
		'null'
	]
];

interface Splice {
	readonly at: number;
	readonly cut: number;
	readonly put: string;
}

const splice: fc.Arbitrary<Splice> = fc.record({
	at: fc.double({ min: 0, max: 1, noNaN: true }),
	cut: fc.oneof(fc.constant(0), fc.nat(12), fc.nat(400)),
	put: fc.oneof(
		fc.constant(''),
		fc.constantFrom(...TOKENS),
		fc.array(fc.constantFrom(...TOKENS), { maxLength: 5 }).map((some) => some.join('')),
		fc.string({ unit: 'binary', maxLength: 8 })
	)
});

/** A text with some of it cut out and something else put in. */
export const damaged = (text: string): fc.Arbitrary<string> =>
	fc.array(splice, { minLength: 1, maxLength: 4 }).map((splices) =>
		splices.reduce((now, { at, cut, put }) => {
			const start = Math.floor(at * (now.length + 1));
			return now.slice(0, start) + put + now.slice(start + cut);
		}, text)
	);

/** Names that no careful author gives a file. */
export const oddName: fc.Arbitrary<string> = fc.oneof(
	fc.constantFrom(
		...[
			'__proto__',
			'constructor',
			'hasOwnProperty',
			'.DS_Store',
			'__MACOSX/x',
			'.git/HEAD',
			'role.MD'
		],
		...[
			'a\u202egnp.js',
			'a\0b',
			'a\nb',
			' ',
			'.',
			'CON',
			'a.',
			'contents',
			'contents/x/y',
			'é',
			'e\u0301'
		],
		...['agotalk.role.toml/x', 'skills/x.sh', 'avatar.jpg', 'assets/avatar.png', 'package.json']
	),
	fc.string({ unit: 'binary', minLength: 1, maxLength: 20 })
);

interface Mutation {
	readonly dir: string;
	readonly files: Files;
}

const encoder = new TextEncoder();

function damagedFile(path: string, content: Uint8Array): fc.Arbitrary<Uint8Array> {
	if (path.endsWith('.png')) return fc.uint8Array({ maxLength: 64 });
	return fc.oneof(
		{
			weight: 6,
			arbitrary: damaged(new TextDecoder().decode(content)).map((text) => encoder.encode(text))
		},
		{ weight: 1, arbitrary: fc.uint8Array({ maxLength: 200 }) }
	);
}

/** A good package with something done to it: texts damaged, files gone, moved and added, another directory. */
export const mutatedPackage: fc.Arbitrary<Mutation> = fc
	.constantFrom(...goodPackages)
	.chain(([dir, files]) =>
		fc
			.record({
				dir: fc.oneof(
					{ weight: 4, arbitrary: fc.constant(dir) },
					{ weight: 1, arbitrary: oddName }
				),
				damaged: fc.record(
					Object.fromEntries(
						[...files].map(([path, content]) => [
							path,
							fc.option(damagedFile(path, content), { freq: /\.(?:md|toml)$/u.test(path) ? 3 : 1 })
						])
					)
				),
				gone: fc.subarray([...files.keys()], { maxLength: Math.min(2, files.size) }),
				moved: fc.option(fc.tuple(fc.constantFrom(...files.keys()), oddName)),
				added: fc.dictionary(oddName, fc.uint8Array({ maxLength: 40 }), { maxKeys: 3 })
			})
			.map(({ dir: name, damaged: bad, gone, moved, added }) => {
				const made = new Map(files);
				for (const [path, content] of Object.entries(bad)) if (content) made.set(path, content);
				for (const path of gone) made.delete(path);
				const from = moved && made.get(moved[0]);
				if (moved && from) {
					made.delete(moved[0]);
					made.set(moved[1], from);
				}
				for (const [path, content] of Object.entries(added)) made.set(path, content);
				return { dir: name, files: made };
			})
	);
