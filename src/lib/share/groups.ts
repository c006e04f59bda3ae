import { LEVELS, type Level } from '../contract/code';
import type { ReportedFinding } from '../contract/report';

/** Findings of one code at one level, in the report's order. */
export interface Group {
	readonly level: Level;
	readonly code: string;
	readonly findings: readonly ReportedFinding[];
}

/** The report's findings by level, then by code as first met. Those set aside are left out. */
export function groupsOf(findings: readonly ReportedFinding[]): Group[] {
	const groups = new Map<string, { level: Level; code: string; findings: ReportedFinding[] }>();
	for (const finding of findings) {
		if (finding.setAside) continue;
		const key = `${finding.level} ${finding.code}`;
		const group = groups.get(key);
		if (group) group.findings.push(finding);
		else groups.set(key, { level: finding.level, code: finding.code, findings: [finding] });
	}
	return [...groups.values()].sort((a, b) => LEVELS.indexOf(a.level) - LEVELS.indexOf(b.level));
}
