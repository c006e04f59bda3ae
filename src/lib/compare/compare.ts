import type { Report, Verdict } from '../contract/report';
import type { Comparison, ComparisonWarning, FileChanges, VerdictChange } from './comparison';
import { compareFields } from './fields';
import { compareFiles } from './files';
import { compareFindings } from './findings';
import type { Side } from './side';
import { compareVersions } from './version';

const isContentChanged = ({ added, removed, changed, renamed }: FileChanges): boolean =>
	[added, removed, changed, renamed].some((list) => list.length > 0);

function warningsOf(before: Report, after: Report, files: FileChanges): ComparisonWarning[] {
	const [old, now] = [before.subject, after.subject];
	if (old.format !== now.format) return ['other-format'];
	if (old.id !== null && now.id !== null && old.id !== now.id) return ['other-id'];
	if (old.version === null || now.version === null) return [];
	if (compareVersions(now.version, old.version) < 0) return ['version-lowered'];
	return old.version === now.version && isContentChanged(files) ? ['version-unchanged'] : [];
}

function compareVerdicts(before: Report['verdicts'], after: Report['verdicts']): VerdictChange[] {
	const own = (verdicts: Report['verdicts'], name: string): Verdict | null =>
		Object.hasOwn(verdicts, name) ? (verdicts[name] ?? null) : null;
	return [...new Set([...Object.keys(before), ...Object.keys(after)])]
		.map((name) => ({ name, before: own(before, name), after: own(after, name) }))
		.filter((change) => change.before?.answer !== change.after?.answer);
}

/** What changed from `before` to `after`. Pure; the same two sides give the same comparison. */
export function comparePackages(before: Side, after: Side): Comparison {
	const [old, now] = [before.report, after.report];
	const files = compareFiles(before.hashes, after.hashes);
	const sameFormat = old.subject.format === now.subject.format;
	return {
		schema: 'rolecheck.comparison/1',
		tool: now.tool,
		before: old.subject,
		after: now.subject,
		warnings: warningsOf(old, now, files),
		fields: sameFormat ? compareFields(now.subject.format, before.texts, after.texts) : [],
		verdicts: compareVerdicts(old.verdicts, now.verdicts),
		findings: compareFindings(old.findings, now.findings, files.renamed),
		files
	};
}
