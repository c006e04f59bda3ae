import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../src/lib/contract/language';
import { codes } from '../../src/lib/formats/catalogue';
import { decodeReport, type SharedReport } from '../../src/lib/share/link/decode';
import { reportLink } from '../../src/lib/share/link/encode';
import { LIMITS, PREFIX } from '../../src/lib/share/link/limits';
import { ownCopy } from '../../src/lib/share/link/own-copy';
import schema from '../../static/schema/report-1.json' with { type: 'json' };
import { report } from './hostile';
import { brokenFiles, check, cleanFiles, folderOf, openZip, zipOf } from './packages';
import { unpacked } from './payload';
import { validator } from './validator';

function sharedOf(fragment: string, language: (typeof LANGUAGES)[number] = 'en'): SharedReport {
	const decoded = decodeReport(fragment.slice(PREFIX.length), { codes, language });
	if (!decoded.ok) throw new Error(JSON.stringify(decoded.problem));
	return decoded.shared;
}

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
