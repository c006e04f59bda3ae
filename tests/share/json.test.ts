import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../src/lib/contract/language';
import { codes } from '../../src/lib/formats/catalogue';
import { inLanguage, reportJson } from '../../src/lib/share/json';
import schema from '../../static/schema/report-1.json' with { type: 'json' };
import { report } from './hostile';
import { brokenFiles, check, folderOf } from './packages';
import { validator } from './validator';

describe('JSON', () => {
	test('of a report is the report itself', async () => {
		const made = (await check(folderOf(brokenFiles()))).report;
		expect(JSON.parse(reportJson(made, { codes, language: 'en' }))).toEqual(made);
	});

	test('in another language is the report made in that language', async () => {
		const english = (await check(folderOf(brokenFiles()))).report;
		const chinese = (await check(folderOf(brokenFiles()), { language: 'zh-CN' })).report;
		expect(inLanguage(english, { codes, language: 'zh-CN' })).toEqual(chinese);
		expect(inLanguage(chinese, { codes, language: 'en' })).toEqual(english);
	});

	test('keeps to the schema whatever the package holds', () => {
		const problemsOf = validator(schema);
		fc.assert(
			fc.property(report, fc.constantFrom(...LANGUAGES), (made, language) => {
				expect(problemsOf(JSON.parse(reportJson(made, { codes, language })))).toEqual([]);
			})
		);
	});
});
