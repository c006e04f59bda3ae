import type { Level } from '../../contract/code';
import type { Report } from '../../contract/report';
import { groupsOf, type Group } from '../groups';
import type { Wording } from '../sentence';
import { words } from '../words';
import { markdownPlaces } from './places';
import { remarks } from './remarks';
import { subjectLines, verdictLines } from './subject';
import { codeSpan, labelled, plain } from './text';

function groupLines({ code, findings }: Group, wording: Wording): string[] {
	const { codes, language } = wording;
	const spec = codes.get(code);
	const heading = `### ${codeSpan(code)}${spec?.section ? ` (${spec.section})` : ''}`;
	const explained = spec && [
		labelled(words.why, plain(spec.why[language]), language),
		'',
		labelled(words.todo, plain(spec.todo[language]), language),
		''
	];
	return [heading, '', ...(explained ?? []), ...markdownPlaces(findings, wording), ''];
}

/** The report to paste into an issue or a chat: what is wrong, where, what to do. Ends with a line break. */
export function reportMarkdown(report: Report, wording: Wording): string {
	const { language } = wording;
	const groups = groupsOf(report.findings);
	const count = (level: Level): number =>
		groups.reduce((sum, one) => sum + (one.level === level ? one.findings.length : 0), 0);
	const findings = groups.flatMap((group, index) => {
		const { level } = group;
		const first = groups[index - 1]?.level !== level;
		const heading = first ? [`## ${words.levels[level][language]} (${count(level)})`, ''] : [];
		return [...heading, ...groupLines(group, wording)];
	});
	const lines = [
		`# ${labelled(words.report, codeSpan(report.subject.name), language)}`,
		'',
		...subjectLines(report, wording),
		'',
		`## ${words.verdicts[language]}`,
		'',
		...verdictLines(report, wording),
		'',
		...(groups.length === 0 ? [words.nothing[language], ''] : findings),
		...remarks(report, wording)
	];
	return `${lines.join('\n').trimEnd()}\n`;
}
