import type { Level } from '../contract/code';
import { countLevels } from '../contract/count-levels';
import type { Report, Subject } from '../contract/report';
import type { NearMiss, Sign } from './near-miss';

/** One package as a line of a table: small, whatever the package holds. */
export interface PackageSummary {
	readonly subject: Subject;
	/** What people call it, where the package says so. */
	readonly title: string | null;
	readonly verdicts: Report['verdicts'];
	readonly counts: Readonly<Record<Level, number>>;
	/** Codes of errors, sorted, each once. */
	readonly errors: readonly string[];
	/** How many packages are in it; more than one: somebody has to choose. */
	readonly packages: number;
	/** What it may be, where it is no package of a known format. */
	readonly sign: Sign | null;
}

interface Checked {
	readonly report: Report;
	readonly title: string | null;
	readonly nearMiss: NearMiss | null;
}

export function summaryOf({ report, title, nearMiss }: Checked, packages: number): PackageSummary {
	const counts = countLevels(report.findings);
	const errors = new Set(
		report.findings.filter(({ level }) => level === 'error').map(({ code }) => code)
	);
	const { subject, verdicts } = report;
	const [sign = null] = nearMiss?.signs ?? [];
	return { subject, title, verdicts, counts, errors: [...errors].sort(), packages, sign };
}
