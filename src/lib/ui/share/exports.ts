import { withoutArchiveEnding } from '$lib/source/archive-name';
import type { Report } from '../../contract/report';
import { reportJson } from '../../share/json';
import { reportJunit } from '../../share/junit';
import { reportSarifText } from '../../share/sarif/report';
import type { Wording } from '../../share/sentence';

type Make = (report: Report, wording: Wording) => string;

/** Files a report can be saved as: how each is called, its ending and how it is made. */
export const EXPORTS: readonly {
	readonly kind: string;
	readonly ending: string;
	readonly type: string;
	readonly make: Make;
}[] = [
	{ kind: 'JSON', ending: 'report.json', type: 'application/json', make: reportJson },
	{ kind: 'SARIF', ending: 'sarif', type: 'application/sarif+json', make: reportSarifText },
	{ kind: 'JUnit', ending: 'junit.xml', type: 'application/xml', make: reportJunit }
];

/** `words-john-0.1.0.report.json`: after the package, without its own ending. */
export const exportName = ({ subject }: Report, ending: string): string =>
	`${withoutArchiveEnding(subject.name) || 'package'}.${ending}`;
