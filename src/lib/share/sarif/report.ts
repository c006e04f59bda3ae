import type { Invocation, Log, Result } from 'sarif';
import type { Report, ReportedFinding } from '../../contract/report';
import { fingerprint } from '../../contract/fingerprint';
import { sentenceText, type Wording } from '../sentence';
import { visible } from '../visible';
import { locationsOf, ROOT } from './location';
import { messageText } from './message';
import { ruleOf, SARIF_LEVELS } from './rule';

function resultOf(finding: ReportedFinding, ruleIndex: number, wording: Wording): Result {
	const { code, level, reason, stage, basis, params, fix, setAside } = finding;
	const suppression = setAside && {
		suppressions: [{ kind: 'external' as const, justification: visible(setAside.reason) }]
	};
	return {
		ruleId: code,
		ruleIndex,
		...SARIF_LEVELS[level],
		message: { text: messageText(sentenceText(finding, wording)) },
		locations: locationsOf(finding),
		partialFingerprints: { 'rolecheck/v1': fingerprint(finding) },
		...suppression,
		properties: { reason, stage, basis, params, ...(fix && { fix }) }
	};
}

/** Faults of ours: the check as a whole did not succeed then. */
const invocationOf = ({ faults }: Report): Invocation => ({
	executionSuccessful: faults.length === 0,
	toolExecutionNotifications: faults.map(({ rule, message }) => ({
		level: 'error',
		message: { text: messageText(`${rule}: ${message}`) }
	}))
});

/** The report as a SARIF 2.1.0 log: no clock, no machine, so the same report gives the same bytes. */
export function reportSarif(report: Report, wording: Wording): Log {
	const { tool, subject, verdicts, coverage, findings } = report;
	const used = [...new Set(findings.map(({ code }) => code))].sort();
	const indexes = new Map(used.map((code, index) => [code, index]));
	return {
		$schema:
			'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json',
		version: '2.1.0',
		runs: [
			{
				tool: {
					driver: {
						name: tool.name,
						version: tool.version,
						rules: used.map((code) => ruleOf(code, wording))
					}
				},
				language: wording.language === 'en' ? 'en-US' : wording.language,
				columnKind: 'utf16CodeUnits',
				originalUriBaseIds: {
					[ROOT]: { description: { text: messageText(subject.name) } }
				},
				invocations: [invocationOf(report)],
				results: findings.map((finding) =>
					resultOf(finding, indexes.get(finding.code) ?? -1, wording)
				),
				properties: { contract: tool.contract, subject, verdicts, coverage }
			}
		]
	};
}

export const reportSarifText = (report: Report, wording: Wording): string =>
	`${JSON.stringify(reportSarif(report, wording), null, '\t')}\n`;
