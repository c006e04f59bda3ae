import { LEVELS } from './code';
import type { Finding } from './finding';

/** By UTF-16 code unit: the same on every machine, whatever its locale. */
export const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

const tieBreak = (finding: Finding): string =>
	JSON.stringify([finding.reason, finding.span?.end ?? 0, finding.params, finding.hint]);

/** Errors, warnings, advice, info; inside a level by path, place, code. Total, so that a report is byte-stable. */
export function compareFindings(a: Finding, b: Finding): number {
	return (
		LEVELS.indexOf(a.level) - LEVELS.indexOf(b.level) ||
		compareText(a.path ?? '', b.path ?? '') ||
		(a.span?.start ?? -1) - (b.span?.start ?? -1) ||
		compareText(a.code, b.code) ||
		compareText(tieBreak(a), tieBreak(b))
	);
}
