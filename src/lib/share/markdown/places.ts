import type { ReportedFinding } from '../../contract/report';
import { renderText } from '../../contract/render';
import { sentence, type Wording } from '../sentence';
import { words } from '../words';
import { codeSpan, markdownSentence } from './text';

/** Places of one code that are listed; the number of the rest is said. An issue holds some 65,000 characters. */
const MAX_PLACES = 50;

/** `path`, line 3, column 7: the path as code, so that a name cannot leave it. */
export function markdownPlace({ path, range }: ReportedFinding, { language }: Wording): string {
	if (path === null) return words.wholePackage[language];
	if (!range) return codeSpan(path);
	const { line, column } = range;
	const comma = language === 'en' ? ', ' : '，';
	return codeSpan(path) + comma + renderText(words.line, { line, column }, language);
}

/** One list item a finding: where, and what is wrong there. */
export function markdownPlaces(findings: readonly ReportedFinding[], wording: Wording): string[] {
	const { language } = wording;
	const colon = language === 'en' ? ': ' : '：';
	const lines = findings.slice(0, MAX_PLACES).map((finding) => {
		const said = markdownSentence(sentence(finding, wording));
		return `- ${markdownPlace(finding, wording)}${colon}${said}`;
	});
	const rest = findings.length - lines.length;
	if (rest > 0) lines.push(`- ${renderText(words.more, { n: rest }, language)}`);
	return lines;
}
