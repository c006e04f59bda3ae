import { describe, expect, it } from 'vitest';
import type { PackageSummary } from '../../src/lib/check/summary';
import type { Row } from '../../src/lib/state/several.svelte';
import { isShown, TableView } from '../../src/lib/state/table-view.svelte';
import type { Answer } from '../../src/lib/contract/report';
import { report } from './reports';

interface Known {
	readonly version?: string;
	readonly answer?: Answer;
	readonly error?: number;
	readonly warning?: number;
	readonly errors?: readonly string[];
	readonly packages?: number;
	readonly format?: 'unknown';
}

const summary = ({ error = 0, warning = 0, ...more }: Known): PackageSummary => ({
	subject: report([], {
		id: 'x',
		version: more.version ?? null,
		...(more.format && { format: more.format })
	}).subject,
	title: null,
	verdicts: { import: { answer: more.answer ?? 'yes', because: [] } },
	counts: { error, warning, advice: 0, info: 0 },
	errors: more.errors ?? [],
	packages: more.packages ?? 1,
	sign: null
});

const rowsOf = (...known: readonly (Known | null)[]): Row[] =>
	known.map((one, at) => ({
		at,
		name: `p${at}`,
		thing: { kind: 'blob', name: `p${at}`, blob: new Blob() },
		outcome: one ? { kind: 'checked', summary: summary(one) } : { kind: 'waiting' }
	}));

const order = (view: TableView, rows: readonly Row[]) => view.of(rows).map(({ at }) => at);

describe('a table of packages', () => {
	it('is sorted up, down, and as it was', () => {
		const rows = rowsOf({ error: 3 }, { error: 0 }, null, { error: 5 });
		const view = new TableView();
		expect(order(view, rows)).toEqual([0, 1, 2, 3]);
		view.sortBy('error', rows);
		expect(order(view, rows)).toEqual([1, 0, 3, 2]);
		view.sortBy('error', rows);
		expect(order(view, rows)).toEqual([3, 0, 1, 2]);
		view.sortBy('error', rows);
		expect(order(view, rows)).toEqual([0, 1, 2, 3]);
	});

	it('keeps its order while it fills, and says that it is old', () => {
		const view = new TableView();
		const before = rowsOf({ error: 3 }, null, null);
		view.sortBy('error', before);
		const after = rowsOf({ error: 3 }, { error: 1 }, { error: 2 });
		expect([order(view, after), view.isOld(after)]).toEqual([[0, 1, 2], true]);
		view.sortAgain(after);
		expect([order(view, after), view.isOld(after)]).toEqual([[1, 2, 0], false]);
	});

	it('sorts versions by their numbers, and what is none after them', () => {
		const rows = rowsOf(
			{ version: '0.10.0' },
			{ version: 'next' },
			{},
			{ version: '0.9.1' },
			{ version: '0.9.1-rc.1' }
		);
		const view = new TableView();
		view.sortBy('version', rows);
		expect(order(view, rows)).toEqual([4, 3, 0, 1, 2]);
	});

	it('sorts a light by what needs work first', () => {
		const rows = rowsOf({ answer: 'yes' }, { answer: 'no' }, { answer: 'conditional' });
		const view = new TableView();
		view.sortBy('import', rows);
		expect(order(view, rows)).toEqual([1, 2, 0]);
	});

	it.each([
		[{ error: 1 }, ['all', 'errors']],
		[{ error: 1, errors: ['ROLE_IMPORT_DUPLICATE'] }, ['all', 'errors', 'duplicate']],
		[{ warning: 1 }, ['all', 'warnings']],
		[{}, ['all', 'clean']],
		[{ format: 'unknown' as const, error: 3 }, ['all', 'none']],
		[{ packages: 2, error: 3 }, ['all']],
		[null, ['all', 'open']]
	])('lists %j under %j', (known, expected) => {
		const all = ['all', 'errors', 'warnings', 'clean', 'duplicate', 'none', 'open'] as const;
		const [row] = rowsOf(known);
		expect(all.filter((shown) => row && isShown(row, shown))).toEqual(expected);
	});

	it('is found by a name, an id, a version, a code', () => {
		const rows = rowsOf({ version: '0.9.9', errors: ['ROLE_X'] }, {});
		const view = new TableView();
		for (const [text, found] of [
			['P1', [1]],
			['0.9', [0]],
			['role_x', [0]],
			['x', [0, 1]],
			['zz', []]
		] as const) {
			view.text = text;
			expect(order(view, rows)).toEqual(found);
		}
	});
});
