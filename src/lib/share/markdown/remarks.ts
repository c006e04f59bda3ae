import type { Text } from '../../contract/language';
import { renderText } from '../../contract/render';
import type { Report } from '../../contract/report';
import type { Wording } from '../sentence';
import { words } from '../words';
import { markdownPlace } from './places';
import { codeSpan } from './text';

const MAX_LINES = 20;

function part(title: Text, lines: readonly string[], { language }: Wording): string[] {
	if (lines.length === 0) return [];
	const rest = lines.length - MAX_LINES;
	const more = rest > 0 ? [`- ${renderText(words.more, { n: rest }, language)}`] : [];
	const heading = `## ${title[language]} (${lines.length})`;
	return [heading, '', ...lines.slice(0, MAX_LINES), ...more, ''];
}

/** What was set aside, what was not looked at, and faults of ours: nothing is left out silently. */
export function remarks(report: Report, wording: Wording): string[] {
	const aside = report.findings.flatMap((finding) => {
		if (!finding.setAside) return [];
		const reason = codeSpan(finding.setAside.reason);
		return [`- ${markdownPlace(finding, wording)} ${codeSpan(finding.code)}: ${reason}`];
	});
	const skipped = report.coverage.skipped.map(
		({ path, why }) => `- ${codeSpan(path)}: ${codeSpan(why)}`
	);
	const faults = report.faults.map(
		({ rule, message }) => `- ${codeSpan(rule)}: ${codeSpan(message)}`
	);
	return [
		...part(words.setAside, aside, wording),
		...part(words.notLookedAt, skipped, wording),
		...part(words.faults, faults, wording)
	];
}
