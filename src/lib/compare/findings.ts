import { fingerprint } from '../contract/fingerprint';
import type { ReportedFinding } from '../contract/report';
import type { Comparison, FileChanges } from './comparison';

/**
 * Findings gained and lost, matched by what they say and not by their line. One in a file that was only renamed is
 * the same finding. Of equal findings as many match as are on both sides.
 */
export function compareFindings(
	before: readonly ReportedFinding[],
	after: readonly ReportedFinding[],
	renamed: FileChanges['renamed']
): Comparison['findings'] {
	const newPath = new Map(renamed.map((pair) => [pair.before.path, pair.after.path]));
	const moved = (finding: ReportedFinding): string => {
		const path = finding.path === null ? undefined : newPath.get(finding.path);
		return fingerprint(path === undefined ? finding : { ...finding, path });
	};
	const waiting = new Map<string, number>();
	for (const finding of before) {
		const key = moved(finding);
		waiting.set(key, (waiting.get(key) ?? 0) + 1);
	}
	const take = (key: string): boolean => {
		const count = waiting.get(key) ?? 0;
		if (count > 0) waiting.set(key, count - 1);
		return count > 0;
	};
	const gained = after.filter((finding) => !take(fingerprint(finding)));
	const lost = before.filter((finding) => take(moved(finding)));
	return { gained, lost, kept: before.length - lost.length };
}
