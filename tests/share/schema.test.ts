import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Report } from '../../src/lib/contract/report';
import schema from '../../static/schema/report-1.json' with { type: 'json' };
import { brokenFiles, check, cleanFiles, folderOf, openZip, zipOf } from './packages';
import { shapeOfSchema, shapeOfType } from './type-shape';
import { validator } from './validator';

const problemsOf = validator(schema);

async function real(): Promise<Record<string, Report>> {
	const trees = {
		'clean folder': folderOf(cleanFiles()),
		'clean zip': await openZip(await zipOf(cleanFiles())),
		'broken folder': folderOf(brokenFiles()),
		'broken zip': await openZip(await zipOf(brokenFiles())),
		'no zip at all': await openZip(new TextEncoder().encode('hello')),
		'empty folder': folderOf(new Map())
	};
	const reports: Record<string, Report> = {};
	for (const [name, tree] of Object.entries(trees)) reports[name] = (await check(tree)).report;
	return reports;
}
const reports = await real();

describe('the schema of the report', () => {
	test('says the same as the type, key by key', () => {
		expect(shapeOfSchema(schema)).toEqual(shapeOfType('src/lib/contract/report.ts', 'Report'));
		const { setAside, ...properties } = schema.$defs.finding.properties;
		expect(setAside).toBeDefined();
		const finding = { ...schema.$defs.finding, properties };
		expect(shapeOfSchema({ ...schema, $defs: { ...schema.$defs, finding } })).not.toEqual(
			shapeOfSchema(schema)
		);
	});

	test.each(Object.entries(reports))('takes the report of a %s', (_, report) => {
		expect(problemsOf(report)).toEqual([]);
	});

	test('takes a report in Chinese and without the deep check', async () => {
		const { report } = await check(folderOf(brokenFiles()), { language: 'zh-CN', deep: false });
		expect(problemsOf(report)).toEqual([]);
	});

	test('is tried on findings of several levels, with and without a place', () => {
		const findings = Object.values(reports).flatMap((report) => report.findings);
		expect(new Set(findings.map(({ level }) => level)).size).toBeGreaterThanOrEqual(2);
		expect(findings.some(({ range }) => range !== null)).toBe(true);
		expect(findings.some(({ fix }) => fix !== null)).toBe(true);
	});

	test('takes whatever bytes a file holds', async () => {
		const bytes = fc.string({ unit: 'binary', maxLength: 200 });
		await fc.assert(
			fc.asyncProperty(bytes, bytes, async (contract, role) => {
				const files = cleanFiles().set('agotalk.role.toml', contract).set('role.md', role);
				expect(problemsOf((await check(folderOf(files))).report)).toEqual([]);
			}),
			{ numRuns: 40 }
		);
	});

	const report = reports['broken zip'];
	test.each<[string, (copy: object) => object]>([
		['another schema', (copy) => ({ ...copy, schema: 'rolecheck.report/2' })],
		['a key nobody knows', (copy) => ({ ...copy, extra: 1 })],
		['a missing part', (copy) => ({ ...copy, coverage: undefined })],
		['a role package without a launch verdict', (copy) => ({ ...copy, verdicts: {} })],
		['a verdict nobody knows', (copy) => ({ ...copy, verdicts: { ...report?.verdicts, x: {} } })],
		['a short hash', (copy) => ({ ...copy, subject: { ...report?.subject, sha256: 'abc' } })],
		[
			'a line of zero',
			(copy) => ({
				...copy,
				findings: report?.findings.map((finding) => ({
					...finding,
					range: { line: 0, column: 1, endLine: 1, endColumn: 1 }
				}))
			})
		],
		[
			'an error set aside',
			(copy) => ({
				...copy,
				findings: report?.findings.map((finding) => ({
					...finding,
					level: 'error',
					setAside: { reason: 'tired' }
				}))
			})
		]
	])('refuses %s', (_, change) => {
		expect(problemsOf(change({ ...report }))).not.toEqual([]);
	});
});
