import type { Level } from '../../src/lib/contract/code';
import type { Report, ReportedFinding } from '../../src/lib/contract/report';

/** A finding with what a test cares about; the rest is as good as any. */
export const finding = (
	given: Partial<ReportedFinding> & { level?: Level } = {}
): ReportedFinding => ({
	code: 'GUIDE_X',
	reason: null,
	level: 'error',
	stage: 'guide',
	basis: 'guide',
	section: '§1',
	path: 'role.md',
	params: {},
	hint: null,
	fix: null,
	range: null,
	message: 'A sentence',
	...given
});

export const report = (
	findings: readonly ReportedFinding[] = [],
	subject: Partial<Report['subject']> = {}
): Report => ({
	schema: 'rolecheck.report/1',
	tool: { name: 'rolecheck', version: '0.0.0', contract: 'test' },
	subject: {
		format: 'agotalk-role',
		name: 'a.zip',
		container: 'zip',
		bytes: 1,
		files: 1,
		unpackedBytes: 1,
		sha256: null,
		id: 'a',
		version: '0.1.0',
		path: 'B',
		...subject
	},
	verdicts: { import: { answer: 'yes', because: [] } },
	findings,
	coverage: { crcChecked: 0, textScanned: 0, skipped: [] },
	faults: []
});
