import type { Report } from '../../contract/report';
import type { Settings } from '../../state/settings.svelte';
import { verdict as words } from '../strings/verdict';
import { countsOf } from './next-step';

/** The verdict in one sentence: can I ship this? */
export function verdictSentence(report: Report, { t, count }: Settings): string {
	const counts = countsOf(report.findings);
	if (report.subject.format === 'unknown') return t(words.unknown);
	if (counts.error > 0) return count(counts.error, words.refused);
	if (report.verdicts['publish']?.answer === 'no') return t(words.importOnly);
	return counts.warning > 0 ? count(counts.warning, words.acceptedWarnings) : t(words.accepted);
}
