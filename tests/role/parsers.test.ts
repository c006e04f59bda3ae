import fc from 'fast-check';
import { parse, stringify } from 'smol-toml';
import { describe, expect, test } from 'vitest';
import { parseContract } from '../../src/lib/formats/agotalk-role/facts/contract-file';
import { readFrontMatter } from '../../src/lib/formats/agotalk-role/facts/front-matter';
import { decodeText } from '../../src/lib/formats/agotalk-role/facts/text-file';

const contractOf = (text: string) => parseContract({ state: 'ok', text, badAt: null });

const key = fc.oneof(
	fc.constantFrom('a', 'b-c', '1', 'with space', 'a.b', '', 'é', '"', '__proto__', 'constructor'),
	fc.string({ maxLength: 6 })
);
const scalar = fc.oneof(
	fc.string({ unit: 'grapheme', maxLength: 12 }),
	fc.boolean(),
	fc.bigInt({ min: -(2n ** 62n), max: 2n ** 62n }),
	fc.double({ noDefaultInfinity: true, noNaN: true }).filter((one) => !Object.is(one, -0))
);
const { table } = fc.letrec<{ table: Record<string, unknown>; value: unknown }>((tie) => ({
	table: fc.dictionary(key, tie('value'), { maxKeys: 4, noNullPrototype: true }),
	value: fc.oneof(
		{ depthSize: 'small', withCrossShrink: true },
		scalar,
		fc.array(scalar, { maxLength: 3 }),
		tie('table')
	)
}));

describe('the two TOML parsers', () => {
	test('agree on every value and its place', () => {
		fc.assert(
			fc.property(table, fc.constantFrom('\n', '\r\n'), (data, eol) => {
				const text = stringify(data).replaceAll('\n', eol);
				const contract = contractOf(text);
				expect(contract.syntax).toBeNull();
				for (const [path, { value }] of contract.places) {
					if (!value) continue;
					const { x } = parse(`x = ${text.slice(value.start, value.end)}`, {
						integersAsBigInt: true
					});
					let at: unknown = contract.data;
					for (const part of path.split('\u0000')) at = (at as Record<string, unknown>)[part];
					expect(x).toEqual(at);
				}
			}),
			{ numRuns: 150 }
		);
	});

	test.each([
		'a = 1\na = 2',
		'a = {\n}',
		'a = {b = 1,}',
		'a = "\\e"',
		'a = "\\x41"',
		'a = 07:32',
		'é = 1'
	])('take no more than TOML 1.0: %j', (text) => {
		expect(contractOf(text)).toMatchObject({ data: null, syntax: { span: {} } });
	});
});

describe('front matter', () => {
	const ran = 'globalThis.rolecheckRan = true';
	test.each(['js', 'javascript', 'JS', ' js ', 'coffee', 'json'])(
		'in %s is never run',
		(language) => {
			const text = `---${language}\n{ "title": ${ran} }\n---\n`;
			expect(readFrontMatter(text).kind).toBe('language');
			expect('rolecheckRan' in globalThis).toBe(false);
		}
	);

	test('reads a bad file the same way twice', () => {
		const bad = '---\ntitle: a: b: c\n---\n';
		expect(readFrontMatter(bad).kind).toBe('syntax');
		expect(readFrontMatter(bad)).toEqual(readFrontMatter(bad));
	});

	test('needs no Buffer, which browsers do not have', () => {
		const held = Object.getOwnPropertyDescriptor(globalThis, 'Buffer');
		if (!held) throw new Error('this Node has no Buffer to take away');
		Reflect.deleteProperty(globalThis, 'Buffer');
		try {
			expect(readFrontMatter('---\ntitle: A\n---\nB\n')).toMatchObject({
				kind: 'mapping',
				data: { title: 'A' },
				body: 'B\n'
			});
		} finally {
			Object.defineProperty(globalThis, 'Buffer', held);
		}
	});

	test('of any text never throws, and points inside it', () => {
		const text = fc
			.array(
				fc.oneof(
					fc.constantFrom(
						'---',
						'\n',
						'\r\n',
						': ',
						'- ',
						'&a',
						'*a',
						'<<',
						'|',
						'"',
						'{',
						'}',
						'? ',
						'\t'
					),
					fc.string()
				),
				{ maxLength: 30 }
			)
			.map((some) => `---\n${some.join('')}\n---\n`);
		fc.assert(
			fc.property(text, (one) => {
				const front = readFrontMatter(one);
				const spans =
					front.kind === 'mapping'
						? [...front.places.values()].flatMap(({ key: at, value }) =>
								value ? [at, value] : [at]
							)
						: 'place' in front
							? [front.place]
							: [];
				for (const { start, end } of spans) {
					expect(start).toBeLessThanOrEqual(end);
					expect(end).toBeLessThanOrEqual(one.length);
				}
			}),
			{ numRuns: 300 }
		);
	});
});

test('any bytes are decoded or refused, never thrown at', () => {
	fc.assert(
		fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
			const { state, text } = decodeText(bytes);
			expect(['ok', 'not-utf8', 'utf16', 'nul']).toContain(state);
			if (text !== null && state === 'ok') contractOf(text);
		})
	);
});
