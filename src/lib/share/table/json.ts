import { TOOL_VERSION } from '../../check/version';
import type { TableLine } from './line';

/** The table as data: what each report says of its subject, its verdicts, counts and codes of errors. */
export const tableJson = (lines: readonly TableLine[]): string =>
	`${JSON.stringify(
		{
			schema: 'rolecheck.table/1',
			tool: { name: 'rolecheck', version: TOOL_VERSION },
			packages: lines.map(({ name, summary, note }) => ({
				name,
				...(summary && {
					subject: summary.subject,
					title: summary.title,
					verdicts: summary.verdicts,
					counts: summary.counts,
					errors: summary.errors
				}),
				...(note !== null && { note })
			}))
		},
		null,
		'\t'
	)}\n`;
