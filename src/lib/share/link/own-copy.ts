import type { Report } from '../../contract/report';
import type { SharedReport } from './decode';

/**
 * What the reader's own copy says about a shared report. `same`: these bytes, these verdicts and findings.
 * `differs`: these bytes, another result: another version of Rolecheck made it, or somebody altered it.
 * `other-bytes`: about something else. `cannot-tell`: one side has no hash (a folder, or no deep check).
 */
export type OwnCopy = 'same' | 'differs' | 'other-bytes' | 'cannot-tell';

const verdictsOf = ({ verdicts }: Report): string =>
	JSON.stringify(
		Object.entries(verdicts)
			.map(([name, { answer, because }]) => [name, answer, [...because].sort()])
			.sort()
	);

/** By level, code and reason, which no cut or redaction touches. */
const findingsOf = ({ findings }: Report, most: number): string =>
	JSON.stringify(findings.slice(0, most).map(({ level, code, reason }) => [level, code, reason]));

export function ownCopy(shared: SharedReport, own: Report): OwnCopy {
	const theirs = shared.report;
	const hash = theirs.subject.sha256;
	if (hash === null || own.subject.sha256 === null) return 'cannot-tell';
	if (hash !== own.subject.sha256) return 'other-bytes';
	const most = theirs.findings.length;
	const total = Object.values(shared.totals).reduce((sum, count) => sum + count, 0);
	return verdictsOf(theirs) === verdictsOf(own) &&
		total === own.findings.length &&
		findingsOf(theirs, most) === findingsOf(own, most)
		? 'same'
		: 'differs';
}
