import { renderParts } from '../../contract/render';
import type { Report, ReportedFinding } from '../../contract/report';
import { groupsOf } from '../groups';
import type { Wording } from '../sentence';
import { words } from '../words';
import { markdownPlaces } from './places';
import { codeSpan, labelled, markdownSentence, plain } from './text';

/** What the repairs of these findings have to be told, and which need nothing. */
function repairLines(findings: readonly ReportedFinding[], { language }: Wording): string[] {
	const fixes = findings.flatMap(({ fix }) => (fix ? [fix] : []));
	const needs = new Set(fixes.flatMap((fix) => fix.needs));
	const automatic = new Set(fixes.filter((fix) => fix.needs.length === 0).map(({ id }) => id));
	const list = (names: ReadonlySet<string>): string =>
		[...names].map((name) => codeSpan(name)).join(', ');
	return [
		...(needs.size > 0 ? [labelled(words.asks, list(needs), language), ''] : []),
		...(automatic.size > 0 ? [labelled(words.automatic, list(automatic), language), ''] : [])
	];
}

/**
 * The findings as a task for an agent: numbered, what to do first, every place, what not to guess. Information is
 * left out, as nothing is to be done about it. Markdown; ends with a line break.
 */
export function reportForAgent(report: Report, wording: Wording): string {
	const { codes, language } = wording;
	const { title, lead, data, noGuess, smallest, again, nothing } = words.agent;
	const { name } = report.subject;
	const groups = groupsOf(report.findings).filter(({ level }) => level !== 'info');
	if (groups.length === 0) return `${markdownSentence(renderParts(nothing, { name }, language))}\n`;
	const tasks = groups.flatMap(({ level, code, findings }, index) => {
		const first = groups[index - 1]?.level !== level;
		const todo = codes.get(code)?.todo[language];
		return [
			...(first ? [`## ${words.levels[level][language]}`, ''] : []),
			`### ${index + 1}. ${todo ? `${plain(todo)} (${codeSpan(code)})` : codeSpan(code)}`,
			'',
			...repairLines(findings, wording),
			...markdownPlaces(findings, wording),
			''
		];
	});
	const rules = [data, noGuess, smallest, again].map((rule) => `- ${rule[language]}`);
	const heading = `# ${markdownSentence(renderParts(title, { name }, language))}`;
	return `${[heading, '', lead[language], '', ...rules, '', ...tasks].join('\n').trimEnd()}\n`;
}
