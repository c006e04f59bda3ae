import { describe, expect, it } from 'vitest';
import type { PackageSummary } from '../../src/lib/check/summary';
import { tableCsv } from '../../src/lib/share/table/csv';
import { tableJson } from '../../src/lib/share/table/json';
import { COLUMNS, type TableLine } from '../../src/lib/share/table/line';
import { tableMarkdown } from '../../src/lib/share/table/markdown';
import { report } from '../ui/reports';

const summary = (name: string): PackageSummary => ({
	subject: report([], { name, id: 'words-john', version: '0.1.0', path: 'B' }).subject,
	title: 'Words',
	verdicts: { import: { answer: 'conditional', because: ['X'] } },
	counts: { error: 2, warning: 1, advice: 0, info: 0 },
	errors: ['A', 'B'],
	packages: 1,
	sign: null
});
const line = (name: string): TableLine => ({ name, summary: summary(name), note: null });

/** RFC 4180, as a spreadsheet reads it. */
function readCsv(text: string): string[][] {
	const rows: string[][] = [[]];
	for (const [, quoted, bare, end] of text.matchAll(
		/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/gu
	)) {
		rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? bare ?? '');
		if (end === '\r\n') rows.push([]);
	}
	return rows.slice(0, -1);
}

describe('a table as CSV', () => {
	it('reads back as it was, a name with every awkward character too', () => {
		const name = ' a, "b"\nc\r; 中文 ';
		const text = tableCsv([line(name)]);
		expect(text.startsWith('\uFEFF')).toBe(true);
		const [head, cells = []] = readCsv(text.slice(1));
		expect(head).toEqual(COLUMNS);
		const told = Object.fromEntries(COLUMNS.map((column, at) => [column, cells[at]]));
		expect(told).toMatchObject({ name, id: 'words-john', import: 'conditional', errors: '2' });
		expect(told).toMatchObject({ launch: '', codes: 'A B' });
	});

	it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1'])('never begins a cell with %j', (name) => {
		const [, cells = []] = readCsv(tableCsv([line(name)]).slice(1));
		expect(cells[0]).toBe(`'${name}`);
	});
});

it('is data as JSON, with a note where there is no verdict', () => {
	const failed: TableLine = { name: 'b', summary: null, note: 'gone' };
	const data: unknown = JSON.parse(tableJson([line('a'), failed]));
	expect(data).toMatchObject({
		schema: 'rolecheck.table/1',
		packages: [
			{ name: 'a', subject: { id: 'words-john' }, counts: { error: 2 }, errors: ['A', 'B'] },
			{ name: 'b', note: 'gone' }
		]
	});
});

it('is a table as Markdown, from which no name breaks out', () => {
	const rows = tableMarkdown([line('a|b`c'), line('<b>')])
		.trim()
		.split('\n');
	expect(rows).toHaveLength(4);
	const cells = rows.map((row) => row.replaceAll('\\|', '').split('|').length);
	expect(new Set(cells).size).toBe(1);
	expect(rows[3]).toContain('`<b>`');
});
