import { deflateSync } from 'fflate';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../src/lib/contract/language';
import type { Report } from '../../src/lib/contract/report';
import { codes } from '../../src/lib/formats/catalogue';
import { fromBase64Url, toBase64Url } from '../../src/lib/share/link/base64url';
import { decodeReport, type SharedReport } from '../../src/lib/share/link/decode';
import { reportLink } from '../../src/lib/share/link/encode';
import { LIMITS, PREFIX } from '../../src/lib/share/link/limits';
import { ownCopy } from '../../src/lib/share/link/own-copy';
import schema from '../../static/schema/report-1.json' with { type: 'json' };
import { share } from '../../src/lib/ui/strings/share';
import { renderText } from '../../src/lib/contract/render';
import { report } from './hostile';
import { brokenFiles, check, cleanFiles, folderOf, openZip, zipOf } from './packages';
import { validator } from './validator';

const en = { codes, language: 'en' } as const;

function sharedOf(fragment: string, language: (typeof LANGUAGES)[number] = 'en'): SharedReport {
	const decoded = decodeReport(fragment.slice(PREFIX.length), { codes, language });
	if (!decoded.ok) throw new Error(JSON.stringify(decoded.problem));
	return decoded.shared;
}

const pack = (data: unknown): string =>
	toBase64Url(deflateSync(new TextEncoder().encode(JSON.stringify(data))));

/** What a link holds, opened up, to be changed and packed again. */
function unpacked(made: Report): Record<string, unknown> {
	const bytes = fromBase64Url(reportLink(made, codes).fragment.slice(PREFIX.length));
	const text = new TextDecoder().decode(inflated(bytes ?? new Uint8Array()));
	return { ...(JSON.parse(text) as object) };
}

const { inflateSync: inflated } = await import('fflate');

const broken = (await check(await openZip(await zipOf(brokenFiles())))).report;
const clean = (await check(await openZip(await zipOf(cleanFiles())))).report;

describe('a link to a report', () => {
	test.each(LANGUAGES)(
		'shows the same findings in the language of its reader, %s',
		async (language) => {
			const { fragment, findings, total } = reportLink(broken, codes);
			expect(findings).toBe(total);
			const { report: read, cut } = sharedOf(fragment, language);
			const again = (await check(await openZip(await zipOf(brokenFiles())), { language })).report;
			expect(cut).toBe(false);
			expect(read.subject).toEqual(broken.subject);
			expect(read.verdicts).toEqual(broken.verdicts);
			expect(
				read.findings.map(({ message, code, path, range }) => [message, code, path, range])
			).toEqual(
				again.findings.map(({ message, code, path, range }) => [message, code, path, range])
			);
		}
	);

	test('holds no messages, no repairs, and no params beside those that a sentence names', () => {
		const extra = {
			...broken,
			findings: broken.findings.map((finding) => ({
				...finding,
				params: { ...finding.params, excerpt: 'the text of the file' }
			}))
		};
		const text = JSON.stringify(unpacked(extra));
		expect(text).not.toContain('the text of the file');
		expect(text).not.toContain(broken.findings[0]?.message);
	});

	test.each([
		'ghp_0123456789abcdefABCDEF0123456789abcd',
		'sk-proj-abcdefghijklmnopqrst',
		'AKIAIOSFODNN7EXAMPLE',
		'password = hunter2hunter2',
		'https://me:hunter2@host.example/x',
		'-----BEGIN RSA PRIVATE KEY-----\nMIIEow'
	])('leaves out what looks like a secret: %s', (secret) => {
		const [first] = broken.findings;
		if (!first) throw new Error('no finding');
		const params = Object.fromEntries(Object.keys(first.params).map((key) => [key, `a ${secret}`]));
		const made = {
			...broken,
			subject: { ...broken.subject, name: `x ${secret}` },
			findings: [{ ...first, path: `dir/${secret}`, params }]
		};
		const text = JSON.stringify(unpacked(made));
		expect(text).toContain('•••');
		expect(text).not.toMatch(/ghp_|sk-proj|AKIA|hunter2|MIIE/u);
	});

	test('is cut at a whole finding when it grows too long, and says so', () => {
		const [first] = broken.findings;
		if (!first) throw new Error('no finding');
		let seed = 1;
		const noise = (): string => (seed = (seed * 48_271) % 2_147_483_647).toString(36);
		const findings = Array.from({ length: 10_000 }, () => ({
			...first,
			path: `${noise()}/${noise()}${noise()}`
		}));
		const link = reportLink({ ...broken, findings }, codes);
		expect(link.fragment.length).toBeLessThanOrEqual(LIMITS.fragment);
		expect(link.fragment.length).toBeGreaterThan(LIMITS.fragment - 400);
		const shared = sharedOf(link.fragment);
		expect(link.findings).toBe(shared.report.findings.length);
		expect(shared.cut).toBe(true);
		expect(shared.totals[first.level]).toBe(10_000);
		expect(shared.report.findings).toEqual(
			shared.report.findings.map((finding, index) => ({ ...finding, path: findings[index]?.path }))
		);
	});

	test('reads back within the schema and the size, whatever the package holds', () => {
		const problemsOf = validator(schema);
		fc.assert(
			fc.property(report, fc.constantFrom(...LANGUAGES), (made, language) => {
				const { fragment } = reportLink(made, codes);
				expect(fragment.length).toBeLessThanOrEqual(LIMITS.fragment);
				expect(fragment).toMatch(/^#report=[\w-]+$/u);
				const { report: read } = sharedOf(fragment, language);
				expect(problemsOf(read)).toEqual([]);
				expect(read.findings.map(({ code, level }) => [code, level])).toEqual(
					made.findings.map(({ code, level }) => [code, level])
				);
			}),
			{ numRuns: 100 }
		);
	});

	test('names a code or a reason that this version does not know', () => {
		const [first] = broken.findings;
		if (!first) throw new Error('no finding');
		const made = {
			...broken,
			findings: [
				{ ...first, code: 'FROM_THE_FUTURE', reason: 'new' },
				{ ...first, reason: 'constructor' }
			]
		};
		const messages = sharedOf(reportLink(made, codes).fragment).report.findings;
		expect(messages[0]?.message).toContain('FROM_THE_FUTURE · new');
		expect(messages[1]?.message).toContain(`${first.code} · constructor`);
	});
});

describe('what is no report', () => {
	const good = unpacked(broken);
	const payload = reportLink(broken, codes).fragment.slice(PREFIX.length);
	const json = (text: string): string => toBase64Url(deflateSync(new TextEncoder().encode(text)));
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
		['too-large', json(' '.repeat(LIMITS.inflated + 1))],
		['encoding', toBase64Url(deflateSync(Uint8Array.of(0xff, 0xfe, 0x00)))],
		['json', json('{"v":1')],
		['json', json('')],
		['too-deep', json('['.repeat(100_000))],
		['too-deep', json(`{"v":1,"x":${'{"a":'.repeat(9)}1${'}'.repeat(9)}}`)],
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
		['shape', json(JSON.stringify(good).replace('"tool"', '"__proto__"'))],
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
			.tuple(fc.nat(payload.length - 1), fc.constantFrom(...'!=+/ <%é\u0000'))
			.map(([at, wrong]) => payload.slice(0, at) + wrong + payload.slice(at + 1));
		const end = fc.nat(payload.length - 1).map((length) => payload.slice(0, length));
		const value = fc
			.tuple(fc.constantFrom(...Object.keys(good).filter((key) => key !== 'v')), fc.jsonValue())
			.map(([key, wrong]) => pack({ ...good, [key]: [wrong, [wrong]] }));
		const words = fc.lorem().map((text) => json(text));
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
			fc.property(fc.string({ unit: 'binary' }), (text) => decodeReport(text, en) !== null)
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

describe('the reader’s own copy', () => {
	const shared = sharedOf(reportLink(broken, codes).fragment);

	test('says the same, something else, or nothing', async () => {
		expect(ownCopy(shared, broken)).toBe('same');
		expect(ownCopy(shared, clean)).toBe('other-bytes');
		expect(ownCopy(shared, (await check(folderOf(brokenFiles()))).report)).toBe('cannot-tell');
	});

	test('shows up a report that claims the hash and not the findings', () => {
		const forged = { ...clean, subject: { ...clean.subject, sha256: broken.subject.sha256 } };
		expect(ownCopy(sharedOf(reportLink(forged, codes).fragment), broken)).toBe('differs');
	});
});
