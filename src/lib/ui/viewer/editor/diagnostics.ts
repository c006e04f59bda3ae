import type { Diagnostic } from '@codemirror/lint';
import type { Text } from '@codemirror/state';
import type { Level } from '../../../contract/code';
import type { Range } from '../../../contract/lines';
import type { ReportedFinding } from '../../../contract/report';
import type { LineEnds } from './line-ends';
import { extentsOf } from './positions';

const SEVERITY = {
	error: 'error',
	warning: 'warning',
	advice: 'hint',
	info: 'info'
} as const satisfies Record<Level, Diagnostic['severity']>;

type Placed = ReportedFinding & { readonly range: Range };

const isIn =
	(path: string) =>
	(finding: ReportedFinding): finding is Placed =>
		finding.path === path && finding.range !== null;

/** The findings of one file as marks in its editor, each with its sentence and its code. */
export function diagnosticsOf(
	findings: readonly ReportedFinding[],
	path: string,
	sentence: (finding: ReportedFinding) => string,
	doc: Text,
	ends: LineEnds
): Diagnostic[] {
	const placed = findings.filter(isIn(path));
	const extents = extentsOf(
		doc,
		ends,
		placed.map(({ range }) => range)
	);
	return placed.map((finding, at) => ({
		...(extents[at] ?? { from: 0, to: 0 }),
		severity: SEVERITY[finding.level],
		message: sentence(finding),
		source: finding.code
	}));
}
