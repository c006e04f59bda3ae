import { deflateSync } from 'fflate';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../src/lib/contract/language';
import { renderText } from '../../src/lib/contract/render';
import { codes } from '../../src/lib/formats/catalogue';
import { fromBase64Url, toBase64Url } from '../../src/lib/share/link/base64url';
import { decodeReport } from '../../src/lib/share/link/decode';
import { LIMITS } from '../../src/lib/share/link/limits';
import { share } from '../../src/lib/ui/strings/share';
import { brokenFiles, check, openZip, zipOf } from './packages';
import { pack, packText, payloadOf, unpacked } from './payload';

const en = { codes, language: 'en' } as const;
const broken = (await check(await openZip(await zipOf(brokenFiles())))).report;

describe('what is no report', () => {
	const good = unpacked(broken);
	const payload = payloadOf(broken);
	const finding = (good.findings as unknown[][])[0] ?? [];
	const withFinding = (index: number, value: unknown): string =>
		pack({ ...good, findings: [finding.with(index, value)], totals: [1, 0, 0, 0] });

	const malformed: [string, string][] = [
		['empty', ''],
		['too-long', 'A'.repeat(LIMITS.fragment)],
		['alphabet', `${payload}=`],
		['alphabet', 'not base64 !'],
		['alphabet', '报告'],
		['alphabet', 'A'],
		['compression', payload.slice(0, 40)],
		['compression', toBase64Url(new TextEncoder().encode('{"v":1}'))],
		['compression', toBase64Url(Uint8Array.of(...(fromBase64Url(payload) ?? []), 0))],
		['too-large', packText(' '.repeat(LIMITS.inflated + 1))],
		['encoding', toBase64Url(deflateSync(Uint8Array.of(0xff, 0xfe, 0x00)))],
		['json', packText('{"v":1')],
		['json', packText('')],
		['too-deep', packText('['.repeat(100_000))],
		['too-deep', packText(`{"v":1,"x":${'{"a":'.repeat(9)}1${'}'.repeat(9)}}`)],
		['version', pack({ ...good, v: 2 })],
		['version', pack({ v: '1' })],
		['shape', pack([])],
		['shape', pack(null)],
		['shape', pack({ v: 1 })],
		['shape', pack({ ...good, findings: {} })],
		['shape', pack({ ...good, findings: Array.from({ length: 5001 }, () => finding) })],
		['shape', pack({ ...good, totals: [0, 0, 0, 0] })],
		['shape', pack({ ...good, totals: [-1, 0, 0, 0] })],
		['shape', pack({ ...good, subject: [] })],
		['shape', pack({ ...good, tool: ['<script>', 'x'] })],
		['shape', pack({ ...good, verdicts: [['__proto__', 0, []]] })],
		['shape', pack({ ...good, verdicts: [['import', 7, []]] })],
		['shape', packText(JSON.stringify(good).replace('"tool"', '"__proto__"'))],
		['shape', withFinding(0, '<img src=x onerror=alert(1)>')],
		['shape', withFinding(0, 'x'.repeat(100))],
		['shape', withFinding(2, 9)],
		['shape', withFinding(2, -1)],
		['shape', withFinding(2, 0.5)],
		['shape', withFinding(5, { toString: 'x' })],
		['shape', withFinding(5, 'x'.repeat(LIMITS.text + 1))],
		['shape', withFinding(6, [0, 1, 1, 1])],
		['shape', withFinding(6, [1, 1, 1, 1, 1])],
		['shape', withFinding(8, { key: { nested: 1 } })],
		['shape', withFinding(8, [1])],
		['shape', withFinding(8, null)]
	];

	test.each(malformed)('is refused as %s (%#)', (reason, text) => {
		const decoded = decodeReport(text, en);
		expect(decoded.ok ? 'a report' : decoded.problem.reason).toBe(reason);
	});

	test('is refused in words, 200 times over, in every language', () => {
		// Good links with one thing wrong: a character, an end, a byte before packing, a value in the data.
		const character = fc
			.tuple(
				fc.nat(payload.length - 1),
				fc.constantFrom('!', '=', '+', '/', ' ', '<', '%', 'é', '\u0000')
			)
			.map(([at, wrong]) => payload.slice(0, at) + wrong + payload.slice(at + 1));
		const end = fc.nat(payload.length - 1).map((length) => payload.slice(0, length));
		const value = fc
			.tuple(fc.constantFrom(...Object.keys(good).filter((key) => key !== 'v')), fc.jsonValue())
			.map(([key, wrong]) => pack({ ...good, [key]: [wrong, [wrong]] }));
		const words = fc.lorem().map((text) => packText(text));
		const noise = fc.uint8Array({ minLength: 1, maxLength: 300 }).map(toBase64Url);
		const fragments = fc.sample(fc.oneof(character, end, value, words, noise), {
			numRuns: 200,
			seed: 20
		});
		expect(new Set(fragments).size).toBeGreaterThan(150);
		const reasons = new Set<string>();
		for (const fragment of fragments) {
			const decoded = decodeReport(fragment, en);
			if (decoded.ok) throw new Error(`${fragment} was taken for a report`);
			const { reason, at } = decoded.problem;
			reasons.add(reason);
			for (const language of LANGUAGES) {
				const words = renderText(share.linkProblems[reason], { at: at ?? '' }, language);
				expect(words).toMatch(/[.。]$/u);
				expect(words).not.toMatch(/[{}]/u);
			}
		}
		expect(reasons.size).toBeGreaterThanOrEqual(4);
	});

	test('never throws, whatever stands in the address', () => {
		fc.assert(
			fc.property(
				fc.string({ unit: 'binary' }),
				(text) => typeof decodeReport(text, en).ok === 'boolean'
			)
		);
		fc.assert(fc.property(fc.jsonValue(), (data) => !decodeReport(pack(data), en).ok));
	});

	test('is refused in good time, a bomb too', () => {
		const bomb = toBase64Url(deflateSync(new Uint8Array(12_000_000), { level: 9 }));
		expect(bomb.length).toBeLessThan(LIMITS.fragment);
		const start = performance.now();
		const decoded = decodeReport(bomb, en);
		expect(decoded.ok ? '' : decoded.problem.reason).toBe('too-large');
		expect(performance.now() - start).toBeLessThan(2000);
	});
});
