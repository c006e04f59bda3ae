import { Lines } from '../../contract/lines';
import type { ReportedFinding } from '../../contract/report';

const SECRET = 'GUIDE_SECRET';

/** A file's text as it is shown: a secret that the report names is covered, and every place stays where it is. */
export function maskSecrets(
	text: string,
	path: string,
	findings: readonly Pick<ReportedFinding, 'code' | 'path' | 'range'>[]
): string {
	const own = findings.filter(
		({ code, path: at, range }) => code === SECRET && at === path && range
	);
	if (own.length === 0) return text;
	const lines = new Lines(text);
	let shown = text;
	for (const { range } of own) {
		if (!range) continue;
		const start = lines.offset(range.line, range.column);
		const end = lines.offset(range.endLine, range.endColumn);
		const cover = shown.slice(start, end).replace(/[^\r\n]/g, '•');
		shown = shown.slice(0, start) + cover + shown.slice(start + cover.length);
	}
	return shown;
}
