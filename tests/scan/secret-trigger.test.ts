import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scanSecrets } from '../../src/lib/scan/secrets/scan-secrets';
import { harmlessness, mayHoldSecret } from '../../src/lib/scan/secrets/trigger';
import { decodeText } from '../../src/lib/scan/text';
import { PLANTED } from './secret-values';

/** Every pattern that a run of the preset tries on a text, in its own words. */
async function patternsRun(): Promise<readonly string[]> {
	const text = { path: 'a.txt', text: 'nothing is in here\n' };
	/* Loading the preset runs patterns of its own. */
	await scanSecrets([text]);
	const seen = new Set<string>();
	const { exec } = RegExp.prototype;
	RegExp.prototype.exec = function (of) {
		seen.add(this.source);
		return exec.call(this, of);
	};
	try {
		await scanSecrets([text]);
	} finally {
		RegExp.prototype.exec = exec;
	}
	/* Line ends, names of files, and the test runner's own. */
	return [...seen].filter((source) => !/^\[\\r|npmrc|vitest/u.test(source)).sort();
}

/** One text for each of those patterns that it matches, as short as it can be. */
const SHORTEST: readonly (readonly [pattern: string, text: string])[] = [
	['(?:AWS|aws|Aws)?_?', `Secret_AccessKey=${'a'.repeat(40)}`],
	['-----BEGIN', `-----BEGIN PRIVATE KEY-----${'a'.repeat(100)}-----END PRIVATE KEY-----`],
	['x-oauth-basic', 'http://a:x-oauth-basic@github.com/'],
	['npm_', `npm_${'a'.repeat(36)}`],
	['(?<protocol>', 'ftp://a:b@c.d'],
	['xoxb', 'xoxb-a-a'],
	['xapp', 'xapp-1-a-a'],
	['hooks', 'HTTPS://HOOKS.slack.com/services/Ta/Ba/a'],
	['SG', 'SG.aa.aa'],
	['shppa', `shpss_${'a'.repeat(32)}`],
	['ghp|', `ghu_${'a'.repeat(36)}`],
	['github_pat', `github_pat_${'a'.repeat(82)}`],
	['T3BlbkFJ', `sk-${'a'.repeat(20)}T3BlbkFJ${'a'.repeat(20)}`],
	['sk-ant', `sk-ant-api09-${'a'.repeat(90)}AA`],
	['lin_api_', `lin_api_${'a'.repeat(32)}`],
	['ops_', `ops_ey${'a'.repeat(100)}fQ`],
	['mongodb', 'MongoDB://a:b@c'],
	['mysql', 'jdbc:MySQLx://a:b@c'],
	['postgres', 'POSTGRES://a:b@c'],
	['secretlint-', 'secretlint-disable']
];

describe('the search before the preset', () => {
	it('knows every pattern that the preset runs', async () => {
		const patterns = await patternsRun();
		const unknown = patterns.filter(
			(pattern) => !SHORTEST.some(([piece]) => pattern.includes(piece))
		);
		expect(unknown).toEqual([]);
		expect(patterns.length).toBe(19);
	});

	it.each(SHORTEST)('lets through what %s matches', async (piece, text) => {
		const patterns = await patternsRun();
		const matching = patterns.filter((pattern) => pattern.includes(piece));
		expect(
			matching.some((source) => new RegExp(source, source.includes('\\p') ? 'iu' : 'i').test(text))
		).toBe(true);
		expect(mayHoldSecret(text)).toBe(true);
		expect(harmlessness()(new TextEncoder().encode(`before ${text} after`))).toBe(false);
	});

	it.each(PLANTED.filter(([, text]) => !text.includes('_authToken')))(
		'lets %s through',
		(_, text) => {
			expect(mayHoldSecret(text)).toBe(true);
		}
	);

	it('holds ordinary texts back, and says nothing of what is no text', () => {
		const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
		const isHarmless = harmlessness();
		expect(isHarmless(bytes('import a from "./a.js"; // see https://example.com/a'))).toBe(true);
		expect(isHarmless(bytes('a\0b'))).toBe(false);
		expect(isHarmless(bytes(''))).toBe(true);
	});

	it('passes no bytes whose text may hold a secret or a word, in any encoding', () => {
		const pieces = [...SHORTEST.map(([, text]) => text), ...PLANTED.map(([, text]) => text)];
		const words = ['cover.png', '封面.png', 'Bild%20eins.png'];
		const part = fc.oneof(
			fc.constantFrom(...pieces, ...words, 'http', 's:/', '/a:b@', 'access', '_KEY', 'npm', '_'),
			fc.string(),
			fc.string({ unit: 'binary' })
		);
		const isHarmless = harmlessness(words);
		fc.assert(
			fc.property(fc.array(part), fc.constantFrom('utf8', 'utf16le'), (parts, encoding) => {
				const text = parts.join('');
				const mark = encoding === 'utf16le' ? '\uFEFF' : '';
				const given = new Uint8Array(Buffer.from(mark + text, encoding));
				const seen = decodeText(given);
				const may =
					seen === null || mayHoldSecret(seen) || words.some((word) => seen.includes(word));
				expect(isHarmless(given)).toBe(!may);
			})
		);
	});

	it.each(['a', 'ab', '\uFFFD.png', '\uD800.png'])('takes the long way for the word %j', (word) => {
		const isHarmless = harmlessness([word]);
		expect(isHarmless(new TextEncoder().encode('nothing here'))).toBe(
			!'nothing here'.includes(word)
		);
		expect(isHarmless(Uint8Array.of(0x78, 0xff, 0x2e, 0x70, 0x6e, 0x67))).toBe(
			!'x\uFFFD.png'.includes(word)
		);
	});
});
