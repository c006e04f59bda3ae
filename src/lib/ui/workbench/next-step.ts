import type { Level } from '../../contract/code';
import { countLevels } from '../../contract/count-levels';
import type { Report } from '../../contract/report';

/** What to do now: the second thing read, after the verdict. */
export type NextStep =
	| { readonly kind: 'repair'; readonly count: number }
	| { readonly kind: 'first' }
	| { readonly kind: 'warnings' }
	| { readonly kind: 'zip' }
	| { readonly kind: 'export' }
	| { readonly kind: 'none' };

/** Errors that can be repaired come first, then errors that can't; then what is left to improve; then the zip of a folder. */
export function nextStep({ findings, subject }: Report): NextStep {
	const repairs = new Set(
		findings.flatMap(({ fix, level, setAside }) =>
			fix && !setAside && level !== 'info' ? [`${fix.id}@${fix.at ?? ''}`] : []
		)
	).size;
	const count = countsOf(findings);
	if (subject.format === 'unknown') return count.error > 0 ? { kind: 'first' } : { kind: 'none' };
	if (repairs > 0) return { kind: 'repair', count: repairs };
	if (count.error > 0) return { kind: 'first' };
	if (subject.container === 'folder')
		return { kind: subject.format === 'agent-compose-bundle' ? 'export' : 'zip' };
	return count.warning > 0 ? { kind: 'warnings' } : { kind: 'none' };
}

/** Findings by level, without those set aside. */
export const countsOf = (findings: Report['findings']): Record<Level, number> =>
	countLevels(findings.filter(({ setAside }) => !setAside));
