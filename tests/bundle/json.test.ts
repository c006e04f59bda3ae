import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
	encodeUtf8,
	compareUtf8,
	decodeUtf8,
	utf8Length
} from '../../src/lib/formats/agent-compose-bundle/go/utf8';
import { quote, quoteByte } from '../../src/lib/formats/agent-compose-bundle/go/quote';
import { marshal } from '../../src/lib/formats/agent-compose-bundle/go/json';
import { decode } from '../../src/lib/formats/agent-compose-bundle/json/decode';
import { bool, integer, string } from '../../src/lib/formats/agent-compose-bundle/json/leaf';
import { list } from '../../src/lib/formats/agent-compose-bundle/json/list';
import { struct } from '../../src/lib/formats/agent-compose-bundle/json/struct';
import { checkSyntax } from '../../src/lib/formats/agent-compose-bundle/json/syntax';
import { TextMap } from '../../src/lib/formats/agent-compose-bundle/json/text-map';

const syntax = (text: string): string | null => checkSyntax(encodeUtf8(text))?.message ?? null;

describe('syntax', () => {
	/* Sentences of Go's encoding/json. */
	it.each([
		['', 'unexpected end of JSON input'],
		[' \n', 'unexpected end of JSON input'],
		['{', 'unexpected end of JSON input'],
		['{"a"', 'unexpected end of JSON input'],
		['{"a":', 'unexpected end of JSON input'],
		['{"a":1', 'unexpected end of JSON input'],
		['["a', 'unexpected end of JSON input'],
		['[1,', 'unexpected end of JSON input'],
		['tru', "invalid character ' ' in literal true (expecting 'e')"],
		['-', "invalid character ' ' in numeric literal"],
		['1.', "invalid character ' ' after decimal point in numeric literal"],
		['1e+', "invalid character ' ' in exponent of numeric literal"],
		['"\\', "invalid character ' ' in string escape code"],
		['"\\u00', "invalid character ' ' in \\u hexadecimal character escape"],
		['"\\x"', "invalid character 'x' in string escape code"],
		['[1,]', "invalid character ']' looking for beginning of value"],
		['{"a":1,}', "invalid character '}' looking for beginning of object key string"],
		['[1 2]', "invalid character '2' after array element"],
		['nulL', "invalid character 'L' in literal null (expecting 'l')"],
		['falze', "invalid character 'z' in literal false (expecting 's')"],
		['01', "invalid character '1' after top-level value"],
		['1.x', "invalid character 'x' after decimal point in numeric literal"],
		['{} {}', "invalid character '{' after top-level value"],
		['\u00a0{}', "invalid character 'Â' looking for beginning of value"],
		['"\u007f"', null],
		[' [ { "a" : [ ] , "b" : { } } , -0.5e-7 , "\\ud800" ] ', null]
	])('%j', (text, message) => {
		expect(syntax(text)).toBe(message);
	});

	it('agrees with JSON.parse on what is JSON', () => {
		const scrap = fc.array(
			fc.constantFrom(
				'{',
				'}',
				'[',
				']',
				',',
				':',
				'"',
				'\\',
				'u00e9',
				'true',
				'null',
				'-',
				'0',
				'1',
				'.',
				'e',
				' ',
				'a'
			),
			{ maxLength: 12 }
		);
		const parses = (text: string): boolean => {
			try {
				JSON.parse(text);
				return true;
			} catch {
				return false;
			}
		};
		fc.assert(
			fc.property(scrap, (parts) => (syntax(parts.join('')) === null) === parses(parts.join(''))),
			{ numRuns: 3000 }
		);
		fc.assert(fc.property(fc.json(), (text) => syntax(text) === null));
	});

	it('takes 10000 levels and no more, without a deep stack', () => {
		expect(syntax('['.repeat(10_000) + ']'.repeat(10_000))).toBeNull();
		expect(syntax('['.repeat(10_001))).toBe("invalid character '[' exceeded max depth");
		expect(syntax('{"a":'.repeat(1_000_000))).toBe("invalid character '{' exceeded max depth");
	});
});

const inner = struct('p.Inner', { id: string, n: integer('int64') });
const shape = struct('p.Outer', {
	name: string,
	skills: string,
	on: bool,
	list: list(inner),
	inner,
	names: list(string)
});

const read = (text: string | Uint8Array) => {
	const decoded = decode(typeof text === 'string' ? encodeUtf8(text) : text, shape);
	if (decoded.kind !== 'value') throw new Error(JSON.stringify(decoded));
	return decoded;
};
const faults = (text: string): string[] => read(text).faults.map(({ message }) => message);

describe('decoding', () => {
	it('lays repetitions over each other', () => {
		const { value, notes } = read('{"inner":{"id":"a"},"inner":{"n":7},"name":"x","NAME":null}');
		expect([value.inner.id.value, value.inner.n.value, value.name.value]).toEqual(['a', 7n, 'x']);
		expect(notes.map(({ kind, key }) => [kind, key])).toEqual([
			['repeated', 'inner'],
			['repeated', 'NAME'],
			['case', 'NAME']
		]);
	});

	it('finds old array elements again', () => {
		const ids = (text: string) => read(text).value.list.items.map(({ id }) => id.value);
		const first = '"list":[{"id":"a"},{"id":"b"}]';
		expect(ids(`{${first},"list":[null]}`)).toEqual(['a']);
		expect(ids(`{${first},"list":[{}],"list":[{},{},{}]}`)).toEqual(['a', 'b', '']);
		expect(ids(`{${first},"list":[],"list":[{},{}]}`)).toEqual(['', '']);
		expect(ids(`{${first},"list":null,"list":[{}]}`)).toEqual(['']);
	});

	it('folds ASCII, the long s and the Kelvin sign, and nothing else', () => {
		expect(read('{"\u017fKILLS":"x"}').value.skills.value).toBe('x');
		expect(read('{"s\u212aills":"x"}').value.skills.value).toBe('x');
		expect(read('{"sk\u0131lls":"x","sk\u0130lls":"x","ｓkills":"x"}').value.skills.value).toBe('');
	});

	it('reads integers exactly, and only integers', () => {
		const n = (text: string) => read(`{"inner":{"n":${text}}}`).value.inner.n.value;
		expect([n('9007199254740993'), n('-9223372036854775808'), n('-0')]).toEqual([
			9007199254740993n,
			-(2n ** 63n),
			0n
		]);
		for (const bad of ['7.0', '7e0', '9223372036854775808', '1'.repeat(30)]) {
			expect(faults(`{"inner":{"n":${bad}}}`)).toEqual([
				`json: cannot unmarshal number ${bad} into Go struct field Inner.inner.n of type int64`
			]);
		}
	});

	it('collects type errors in the order of the document', () => {
		expect(
			faults('{"names":[1,"a",{}],"list":[[],{"id":true}],"on":"yes","inner":3,"other":[1,{}]}')
		).toEqual([
			'json: cannot unmarshal number into Go struct field Outer.names of type string',
			'json: cannot unmarshal object into Go struct field Outer.names of type string',
			'json: cannot unmarshal array into Go struct field Outer.list of type p.Inner',
			'json: cannot unmarshal bool into Go struct field Inner.list.id of type string',
			'json: cannot unmarshal string into Go struct field Outer.on of type bool',
			'json: cannot unmarshal number into Go struct field Outer.inner of type p.Inner'
		]);
		expect(faults('[1]')).toEqual(['json: cannot unmarshal array into Go value of type p.Outer']);
		expect(faults('null')).toEqual([]);
	});

	it('makes one U+FFFD of each bad byte and each half of a pair', () => {
		const bytes = Uint8Array.of(
			...encodeUtf8('{"name":"'),
			0xe2,
			0x82,
			0xff,
			...encodeUtf8('\\ud800\\udc00\\udc00"}')
		);
		expect(read(bytes).value.name.value).toBe('\ufffd\ufffd\ufffd\u{10000}\ufffd');
	});

	it('gives every value a place that slices to it', () => {
		const text = fc.string({ unit: 'binary', maxLength: 400 });
		fc.assert(
			fc.property(text, text, fc.array(text), (filler, name, names) => {
				const source = JSON.stringify({ [`é${filler}`]: filler, name, names }).replace(
					/\\u(?=d[89a-f])/giu,
					'\\u'
				);
				const bytes = encodeUtf8(source);
				const map = new TextMap(bytes);
				const { value } = read(bytes);
				for (const leaf of [value.name, ...value.names.items]) {
					if (!leaf.span) return false;
					const { start, end } = map.span(leaf.span);
					const parsed: unknown = JSON.parse(map.text.slice(start, end));
					if (typeof parsed !== 'string' || parsed.toWellFormed() !== leaf.value) return false;
				}
				return map.text === decodeUtf8(bytes);
			})
		);
	});
});

describe('text as Go has it', () => {
	it('orders and measures by bytes', () => {
		const text = fc.string({ unit: 'binary', maxLength: 8 });
		fc.assert(
			fc.property(text, text, (a, b) => {
				const [left, right] = [Buffer.from(a), Buffer.from(b)];
				return (
					Math.sign(compareUtf8(a, b)) === left.compare(right) && utf8Length(a) === left.length
				);
			})
		);
		expect(compareUtf8('～', '😀')).toBeLessThan(0);
	});

	it('decodes valid bytes as they are, and never joins bad ones', () => {
		fc.assert(
			fc.property(fc.string({ unit: 'binary' }), (text) => decodeUtf8(encodeUtf8(text)) === text)
		);
		expect(decodeUtf8(Uint8Array.of(0xed, 0xa0, 0x80, 0x61, 0xf0, 0x9f, 0x98))).toBe(
			'\ufffd\ufffd\ufffda\ufffd\ufffd\ufffd'
		);
	});

	it('quotes', () => {
		expect(quote('a"\\\n\u0001\u007f\u00a0é😀\u200b\u{e0001}')).toBe(
			'"a\\"\\\\\\n\\x01\\x7f\\u00a0é😀\\u200b\\U000e0001"'
		);
		expect([0x27, 0x22, 0x5c, 0x00, 0xef].map(quoteByte)).toEqual([
			"'\\''",
			"'\"'",
			"'\\\\'",
			"'\\x00'",
			"'ï'"
		]);
	});

	it('writes JSON', () => {
		expect(marshal({ A: ['<&>', null, 'é\u2028\b\u0001"'] })).toBe(
			'{"A":["\\u003c\\u0026\\u003e",null,"é\\u2028\\b\\u0001\\""]}'
		);
	});
});
