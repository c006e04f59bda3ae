import schema from '@microsoft/jest-sarif/lib/schemas/sarif-2.1.0-rtm.5.json' with { type: 'json' };
import { Ajv } from 'ajv';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../src/lib/contract/language';
import { codes } from '../../src/lib/formats/catalogue';
import { reportSarif, reportSarifText } from '../../src/lib/share/sarif/report';
import { report } from './hostile';
import { brokenFiles, check, cleanFiles, folderOf, openZip, zipOf } from './packages';

/** Of the standard's schema, in draft 04, whose keywords used here mean the same in draft 07. */
const { $schema: _, id: __, ...sarif } = schema;
// Its pattern for languages is none with the flag u.
const ajv = new Ajv({ allErrors: true, strict: false, unicodeRegExp: false });
ajv.addFormat('uri', (text: string) => URL.canParse(text));
ajv.addFormat('uri-reference', (text: string) => /^[\w\-.~:/?#[\]@!$&'()*+,;=%]*$/u.test(text));
ajv.addFormat('date-time', () => false);
const validate = ajv.compile(sarif);

const problemsOf = (text: string): unknown => (validate(JSON.parse(text)) ? [] : validate.errors);

describe('SARIF', () => {
	test.each(LANGUAGES)('of real reports is a valid 2.1.0 log, in %s', async (language) => {
		const trees = [
			folderOf(cleanFiles()),
			folderOf(brokenFiles()),
			await openZip(await zipOf(brokenFiles()))
		];
		for (const tree of trees) {
			const made = (await check(tree)).report;
			expect(problemsOf(reportSarifText(made, { codes, language }))).toEqual([]);
		}
	});

	test('of hostile reports is valid too, and no value becomes a link, a placeholder or a path', () => {
		fc.assert(
			fc.property(report, fc.constantFrom(...LANGUAGES), (made, language) => {
				const text = reportSarifText(made, { codes, language });
				expect(problemsOf(text)).toEqual([]);
				const log = reportSarif(made, { codes, language });
				for (const result of log.runs[0]?.results ?? []) {
					const said = result.message.text ?? '';
					expect(said).not.toMatch(/(?<!\\)\]\(/u);
					expect(said.replace(/\{\{|\}\}/gu, '')).not.toMatch(/[{}]/u);
					const uri = result.locations?.[0]?.physicalLocation?.artifactLocation?.uri ?? 'x';
					const base = new URL('https://package.example/root/');
					expect(new URL(uri, base).href.startsWith(base.href)).toBe(true);
				}
			}),
			{ numRuns: 100 }
		);
	});

	test('refuses a log that is none', () => {
		expect(problemsOf('{"version":"2.1.0"}')).not.toEqual([]);
		expect(problemsOf('{"version":"2.1.0","runs":[{"tool":{}}]}')).not.toEqual([]);
	});

	test('says what was set aside, with its reason', async () => {
		const made = (await check(folderOf(brokenFiles()))).report;
		const findings = made.findings.map((finding) =>
			finding.level === 'warning' ? { ...finding, setAside: { reason: 'on purpose' } } : finding
		);
		const results = reportSarif({ ...made, findings }, { codes, language: 'en' }).runs[0]?.results;
		const suppressed = results?.filter(({ suppressions }) => suppressions !== undefined);
		expect(suppressed?.length).toBeGreaterThan(0);
		expect(suppressed?.every(({ level }) => level === 'warning')).toBe(true);
		expect(suppressed?.[0]?.suppressions?.[0]?.justification).toBe('on purpose');
	});

	test('gives the same bytes for the same report', async () => {
		const wording = { codes, language: 'en' } as const;
		const one = (await check(folderOf(brokenFiles()))).report;
		const other = (await check(folderOf(brokenFiles()))).report;
		expect(reportSarifText(one, wording)).toBe(reportSarifText(other, wording));
	});
});
