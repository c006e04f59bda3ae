import { describe, expect, it } from 'vitest';
import { rowsOf } from '../../src/lib/ui/findings/fold';
import { placeOf } from '../../src/lib/ui/findings/place';
import { finding } from './reports';

const groups = (...given: Parameters<typeof rowsOf>) =>
	rowsOf(...given).flatMap((row) => (row.kind === 'group' ? [row.group] : []));

describe('rows of the findings list', () => {
	it('head each level with its exact count, worst first', () => {
		const rows = rowsOf([
			finding({ level: 'info' }),
			finding({ level: 'error' }),
			finding({ level: 'info', code: 'GUIDE_Y' })
		]);
		const headings = rows.flatMap((row) => (row.kind === 'level' ? [[row.level, row.count]] : []));
		expect(headings).toEqual([
			['error', 1],
			['info', 2]
		]);
	});

	it('list what was set aside below everything else', () => {
		const aside = { level: 'warning', setAside: { reason: 'known' } } as const;
		const rows = rowsOf([
			finding(aside),
			finding({ level: 'advice' }),
			finding({ level: 'warning' })
		]);
		const headings = rows.flatMap((row) => (row.kind === 'level' ? [[row.level, row.count]] : []));
		expect(headings).toEqual([
			['warning', 1],
			['advice', 1],
			['set-aside', 1]
		]);
		expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length);
	});

	it('fold findings that say the same into one', () => {
		const [group, ...others] = groups([finding({ path: 'a' }), finding({ path: 'b' })]);
		expect(others).toEqual([]);
		expect(group?.same).toBe(true);
		expect(group?.findings.map(({ path }) => path)).toEqual(['a', 'b']);
	});

	it('keep a few findings of one code apart where their sentences differ', () => {
		expect(groups([finding({ message: 'one' }), finding({ message: 'two' })])).toHaveLength(2);
	});

	it('fold many findings of one code, and know that their sentences differ', () => {
		const many = Array.from({ length: 300 }, (_, at) => finding({ message: `file ${at}` }));
		const [group, ...others] = groups(many);
		expect(others).toEqual([]);
		expect(group?.findings).toHaveLength(300);
		expect(group?.same).toBe(false);
	});

	it('never lose or double a finding, and have a key of their own', () => {
		const mixed = Array.from({ length: 40 }, (_, at) =>
			finding({ code: `C${at % 5}`, message: `m${at % 3}`, path: `p${at}` })
		);
		const folded = groups(mixed);
		const paths = folded.flatMap(({ findings }) => findings.map(({ path }) => path)).sort();
		expect(paths).toEqual(mixed.map(({ path }) => path).sort());
		expect(new Set(folded.map(({ key }) => key)).size).toBe(folded.length);
	});
});

describe('a place', () => {
	it('is written as editors take it', () => {
		const range = { line: 12, column: 10, endLine: 12, endColumn: 41 };
		expect(placeOf(finding({ path: 'a/b.toml', range }))).toBe('a/b.toml:12:10');
		expect(placeOf(finding({ path: 'a' }))).toBe('a');
		expect(placeOf(finding({ path: null }))).toBeNull();
	});
});
