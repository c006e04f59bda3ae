import type { Text } from '../../contract/language';
import { renderText } from '../../contract/render';
import type { Report } from '../../contract/report';
import type { Wording } from '../sentence';
import { words } from '../words';
import { codeSpan, labelled, plain } from './text';

/** Which package, which bytes, judged by what. */
export function subjectLines({ subject, tool }: Report, { language }: Wording): string[] {
	const { bytes, files, unpackedBytes, sha256, format, path, container } = subject;
	const named = [subject.id, subject.version].flatMap((part) => (part ? [codeSpan(part)] : []));
	const comma = language === 'en' ? ', ' : '，';
	const kind = path === null ? format : `${format}, ${path}`;
	const size = renderText(words.size, { bytes, files, unpackedBytes }, language);
	const hash = sha256 === null ? '' : `${comma}SHA-256 ${codeSpan(sha256)}`;
	return [
		`- ${labelled(words.package, `${named.join(' ') || '?'} (${kind})`, language)}`,
		`- ${labelled(words.archive, `${container}${comma}${size}${hash}`, language)}`,
		`- ${labelled(words.judgedBy, `Rolecheck ${plain(tool.version)}${comma}${plain(tool.contract)}`, language)}`
	];
}

/** One line a verdict, with the codes it rests on. */
export function verdictLines({ verdicts }: Report, { language }: Wording): string[] {
	const lights: Readonly<Record<string, Text>> = words.lights;
	return Object.entries(verdicts).map(([name, { answer, because }]) => {
		const light = Object.hasOwn(lights, name) ? lights[name] : undefined;
		const codes = because.map((code) => codeSpan(code)).join(', ');
		const said = words.answers[answer][language];
		return `- **${light?.[language] ?? plain(name)}**: ${said}${codes && ` (${codes})`}`;
	});
}
