import { cellsOf, COLUMNS, type TableLine } from './line';

/** A spreadsheet takes these at the beginning of a cell for a formula (OWASP, CSV injection). */
const FORMULA = /^[=+\-@\t\r]/u;

function quoted(cell: string): string {
	const inert = FORMULA.test(cell) ? `'${cell}` : cell;
	return /[",\r\n]|^\s|\s$/u.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert;
}

/** RFC 4180, with a byte order mark, without which a spreadsheet takes Chinese for another encoding. */
export const tableCsv = (lines: readonly TableLine[]): string =>
	`\uFEFF${[COLUMNS, ...lines.map(cellsOf)].map((cells) => `${cells.map(quoted).join(',')}\r\n`).join('')}`;
