import { codeSpan, plain } from '../markdown/text';
import { cellsOf, COLUMNS, type TableLine } from './line';

/** What a reader wants of a table; sizes and hashes are for programs. */
const SHOWN: readonly (typeof COLUMNS)[number][] = [
	'name',
	'id',
	'version',
	'path',
	'import',
	'launch',
	'publish',
	'selfCheck',
	'verify',
	'errors',
	'warnings',
	'codes',
	'note'
];
/** What came from a package is shown as code. */
const VALUES = new Set<string>(['name', 'id', 'version']);

/** A bar ends a cell of a table even inside a code span (GFM 4.10). */
const inCell = (markdown: string): string => markdown.replaceAll('|', '\\|');

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |\n`;

export function tableMarkdown(lines: readonly TableLine[]): string {
	const body = lines.map((line) => {
		const cells = cellsOf(line);
		return row(
			SHOWN.map((column) => {
				const cell = cells[COLUMNS.indexOf(column)] ?? '';
				if (cell === '') return '';
				return VALUES.has(column) ? inCell(codeSpan(cell)) : plain(cell);
			})
		);
	});
	return [row(SHOWN), row(SHOWN.map(() => '---')), ...body].join('');
}
