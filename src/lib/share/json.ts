import type { Report } from '../contract/report';
import { sentenceText, type Wording } from './sentence';

/** The same report with its messages in another language. Codes and params are the same in all. */
export const inLanguage = (report: Report, wording: Wording): Report => ({
	...report,
	findings: report.findings.map((finding) => ({
		...finding,
		message: sentenceText(finding, wording)
	}))
});

/** The report as a file. Schema: /schema/report-1.json. */
export const reportJson = (report: Report, wording: Wording): string =>
	`${JSON.stringify(inLanguage(report, wording), null, '\t')}\n`;
