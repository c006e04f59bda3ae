import { LEVELS, type Level } from '../contract/code';
import type { Report, ReportedFinding } from '../contract/report';
import { sentenceText, type Wording } from './sentence';
import { visible } from './visible';
import { element, type XmlElement } from './xml';

const placeOf = ({ path, range }: ReportedFinding): string =>
	(path === null ? '' : visible(path)) + (range ? `:${range.line}:${range.column}` : '');

/** An error fails. What is set aside is skipped with its reason; the rest passes and is printed. */
function outcome(finding: ReportedFinding, wording: Wording): XmlElement {
	const message = sentenceText(finding, wording);
	const todo = wording.codes.get(finding.code)?.todo[wording.language] ?? '';
	const where = placeOf(finding);
	const body = `${where === '' ? '' : `${where}\n`}${visible(message, 4000)}\n${todo}`;
	if (finding.setAside) return element('skipped', { message: finding.setAside.reason });
	if (finding.level === 'error') return element('failure', { message, type: finding.code }, [body]);
	return element('system-out', {}, [body]);
}

function suite(level: Level, report: Report, wording: Wording): XmlElement | null {
	const findings = report.findings.filter((finding) => finding.level === level);
	if (findings.length === 0) return null;
	const cases = findings.map((finding) =>
		element(
			'testcase',
			{ classname: finding.code, name: `${placeOf(finding)} ${finding.code}`.trim(), time: '0' },
			[outcome(finding, wording)]
		)
	);
	return suiteOf(level, cases);
}

function suiteOf(name: string, cases: readonly XmlElement[]): XmlElement {
	const count = (kind: string): string =>
		String(
			cases.filter(({ children }) =>
				children.some((child) => typeof child !== 'string' && child.name === kind)
			).length
		);
	const counts = { failures: count('failure'), errors: count('error'), skipped: count('skipped') };
	return element('testsuite', { name, tests: String(cases.length), ...counts, time: '0' }, cases);
}

/** Rules of ours that failed are errors of the run, not failures of the package. */
const faultCases = ({ faults }: Report): XmlElement[] =>
	faults.map(({ rule, message }) =>
		element('testcase', { classname: 'rolecheck', name: rule, time: '0' }, [
			element('error', { message, type: 'fault' })
		])
	);

/** One that passes, so that a clean package is no empty run, which some readers refuse. */
const readCase = ({ subject }: Report): XmlElement =>
	element('testcase', { classname: 'rolecheck', name: subject.name, time: '0' });

/** The report as JUnit XML: a suite a level, a test case a finding. Times are zero: a report has no clock. */
export function reportJunit(report: Report, wording: Wording): string {
	const suites = LEVELS.flatMap((level) => suite(level, report, wording) ?? []);
	const own = suiteOf('rolecheck', [readCase(report), ...faultCases(report)]);
	const all = [own, ...suites];
	const total = (key: string): string =>
		String(all.reduce((sum, { attributes }) => sum + Number(attributes[key]), 0));
	const root = element(
		'testsuites',
		{
			name: `rolecheck ${report.subject.name}`,
			tests: total('tests'),
			failures: total('failures'),
			errors: total('errors')
		},
		all
	);
	return `<?xml version="1.0" encoding="UTF-8"?>\n${root.text}\n`;
}
