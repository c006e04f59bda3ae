import { describe, expect, test } from 'vitest';
import type { CodeSpec } from '../../src/lib/contract/code';
import { LANGUAGES, type Text } from '../../src/lib/contract/language';
import { renderMessage } from '../../src/lib/contract/render';
import { allCodes } from '../../src/lib/formats/catalogue';

const paramsOf = (words: string): string[] => [...new Set(words.match(/\{\w+\}/gu))].sort();

const textsOf = ({ title, why, todo, messages, hints = {} }: CodeSpec): Text[] => [
	title,
	why,
	todo,
	...Object.values(messages),
	...Object.values(hints)
];

describe.each(allCodes.map((spec) => [spec.code, spec] as const))('%s', (_code, spec) => {
	test('says the same facts in every language', () => {
		for (const one of textsOf(spec))
			expect(paramsOf(one['zh-CN']), one.en).toEqual(paramsOf(one.en));
	});

	test('has no sentence that is missing in a language', () => {
		for (const one of textsOf(spec)) {
			expect(one.en.trim()).not.toBe('');
			expect(one.en).not.toMatch(/\p{Script=Han}/u);
			expect(one['zh-CN'].trim(), one.en).not.toBe('');
		}
	});

	test('has messages and hints that whoever joins them can end', () => {
		for (const one of [...Object.values(spec.messages), ...Object.values(spec.hints ?? {})])
			for (const language of LANGUAGES) expect(one[language]).not.toMatch(/[^\s.][.。!！]\s*$/u);
	});

	test('reads as sentences, with one stop between a message and its hint', () => {
		const params = Object.fromEntries(
			textsOf(spec).flatMap(({ en }) => paramsOf(en).map((name) => [name.slice(1, -1), 'x']))
		);
		for (const reason of Object.keys(spec.messages))
			for (const hint of [null, ...Object.keys(spec.hints ?? {})])
				for (const language of LANGUAGES) {
					const sentence = renderMessage(spec, { reason, hint, params }, language);
					expect(sentence).not.toMatch(/[^\s.]\.\.(?!\.)|[。.]。|[^\s.][.。]$/u);
				}
	});

	test('shows two examples that differ', () => {
		expect(spec.examples.fails).not.toEqual(spec.examples.passes);
	});
});

test('no code is defined twice', () => {
	expect(new Set(allCodes.map(({ code }) => code)).size).toBe(allCodes.length);
});

/** A half-width comma, colon, semicolon or question mark right after or before a Chinese letter. */
const HALF_WIDTH = /\p{Script=Han}[,;:?!]|[,;?!]\p{Script=Han}/u;

test('Chinese sentences are punctuated as Chinese', () => {
	const half = allCodes.flatMap((spec) =>
		textsOf(spec).flatMap((one) => (HALF_WIDTH.test(one['zh-CN']) ? [one['zh-CN']] : []))
	);
	expect(half).toEqual([]);
});
