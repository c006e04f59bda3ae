import fc from 'fast-check';
import { parse } from 'junit2json';
import { SaxesParser } from 'saxes';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../src/lib/contract/language';
import { codes } from '../../src/lib/formats/catalogue';
import { reportJunit } from '../../src/lib/share/junit';
import { report } from './hostile';
import { brokenFiles, check, cleanFiles, folderOf } from './packages';

/** Elements with their attributes, as a strict XML 1.0 parser reads them; it throws at the first fault. */
function elementsOf(xml: string): { name: string; attributes: Record<string, string> }[] {
	const found: { name: string; attributes: Record<string, string> }[] = [];
	const parser = new SaxesParser();
	parser.on('error', (error) => {
		throw error;
	});
	parser.on('opentag', ({ name, attributes }) => found.push({ name, attributes }));
	parser.write(xml).close();
	return found;
}

const names = new Set([
	'testsuites',
	'testsuite',
	'testcase',
	'failure',
	'error',
	'skipped',
	'system-out'
]);

describe('JUnit XML', () => {
	test('of a broken package opens in a reader of JUnit: errors fail, the rest does not', async () => {
		const made = (await check(folderOf(brokenFiles()))).report;
		const read = await parse(reportJunit(made, { codes, language: 'en' }));
		const errors = made.findings.filter(({ level }) => level === 'error').length;
		expect(errors).toBeGreaterThan(0);
		if (!read || !('testsuite' in read)) throw new Error('no test suites were read');
		expect(read).toMatchObject({ tests: made.findings.length + 1, failures: errors, errors: 0 });
		const failures = read.testsuite
			.flatMap((suite) => suite.testcase ?? [])
			.flatMap((one) => one.failure ?? []);
		expect(failures).toHaveLength(errors);
		expect(failures[0]?.message).toBe(made.findings[0]?.message);
	});

	test('of a clean package is one test that passes', async () => {
		const made = (await check(folderOf(cleanFiles()))).report;
		const read = await parse(reportJunit(made, { codes, language: 'en' }));
		expect(read).toMatchObject({ tests: 1, failures: 0, errors: 0 });
	});

	test('is well formed whatever the package holds, and nothing in it becomes an element', () => {
		fc.assert(
			fc.property(report, fc.constantFrom(...LANGUAGES), (made, language) => {
				const elements = elementsOf(reportJunit(made, { codes, language }));
				expect(elements.every(({ name }) => names.has(name))).toBe(true);
				const cases = elements.filter(({ name }) => name === 'testcase');
				expect(cases).toHaveLength(made.findings.length + made.faults.length + 1);
				const errors = made.findings.filter(({ level }) => level === 'error');
				expect(elements.filter(({ name }) => name === 'failure')).toHaveLength(errors.length);
			}),
			{ numRuns: 100 }
		);
	});

	test('skips what was set aside, with its reason', async () => {
		const made = (await check(folderOf(brokenFiles()))).report;
		const findings = made.findings.map((finding) =>
			finding.level === 'warning' ? { ...finding, setAside: { reason: '<on purpose>' } } : finding
		);
		const elements = elementsOf(reportJunit({ ...made, findings }, { codes, language: 'en' }));
		const skipped = elements.filter(({ name }) => name === 'skipped');
		expect(skipped.length).toBeGreaterThan(0);
		expect(skipped[0]?.attributes.message).toBe('<on purpose>');
	});
});
