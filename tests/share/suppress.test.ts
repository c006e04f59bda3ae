import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ReportedFinding } from '../../src/lib/contract/report';
import { setAsideStore } from '../../src/lib/share/set-aside-store';
import {
	bringBack,
	canSetAside,
	setAside,
	setAsidesOf,
	withSetAside,
	type SetAside
} from '../../src/lib/share/suppress';
import { finding as anyFinding, report as anyReport } from './hostile';
import { brokenFiles, check, folderOf } from './packages';

const { report } = await check(folderOf(brokenFiles()));

function at(level: ReportedFinding['level']): ReportedFinding {
	const found = report.findings.find((finding) => finding.level === level);
	if (!found) throw new Error(`the broken package has no ${level}`);
	return found;
}

function taken(list: readonly SetAside[] | string): readonly SetAside[] {
	if (typeof list === 'string') throw new Error(list);
	return list;
}

const memory = (): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> & {
	all: Map<string, string>;
} => {
	const all = new Map<string, string>();
	return {
		all,
		getItem: (key) => all.get(key) ?? null,
		setItem: (key, value) => void all.set(key, value),
		removeItem: (key) => void all.delete(key)
	};
};

describe('setting a finding aside', () => {
	test('marks it in the report with its reason, and changes no verdict', () => {
		const list = taken(setAside([], at('warning'), '  on purpose '));
		const marked = withSetAside(report, list);
		expect(marked.verdicts).toEqual(report.verdicts);
		expect(marked.findings.filter((finding) => finding.setAside)).toEqual([
			{ ...at('warning'), setAside: { reason: 'on purpose' } }
		]);
	});

	test('takes no error and no information, whatever a list from storage claims', () => {
		const error = at('error');
		expect(setAside([], error, 'tired')).toBe('level');
		const forged = fc.record({
			finding: anyFinding,
			reason: fc.string({ minLength: 1, maxLength: 20 })
		});
		fc.assert(
			fc.property(fc.array(forged, { maxLength: 5 }), anyReport, (claims, made) => {
				const list = claims.map(({ finding, reason }) => ({
					fingerprint:
						taken(setAside([], { ...finding, level: 'warning' }, 'x'))[0]?.fingerprint ?? '',
					code: finding.code,
					path: finding.path,
					reason
				}));
				const findings = [...made.findings, ...claims.map(({ finding }) => finding)];
				const marked = withSetAside({ ...made, findings }, list).findings;
				expect(marked.filter((finding) => finding.setAside && !canSetAside(finding))).toEqual([]);
				const waived = claims.filter(({ finding }) => canSetAside(finding));
				expect(marked.filter((finding) => finding.setAside).length).toBeGreaterThanOrEqual(
					waived.length
				);
			}),
			{ numRuns: 50 }
		);
	});

	test.each(['', '   ', 'x'.repeat(501)])('wants a reason of some words (%#)', (reason) => {
		expect(setAside([], at('warning'), reason)).toBe('reason');
	});

	test('replaces the reason of one that is set aside already, and can be taken back', () => {
		const warning = at('warning');
		const once = taken(setAside([], warning, 'first'));
		const twice = taken(setAside(once, warning, 'second'));
		expect(twice).toHaveLength(1);
		expect(twice[0]?.reason).toBe('second');
		expect(bringBack(twice, warning)).toEqual([]);
		expect(withSetAside(withSetAside(report, twice), [])).toEqual(report);
	});

	test('holds when the line moves, and ends when the finding says something else', () => {
		const warning = at('warning');
		const list = taken(setAside([], warning, 'on purpose'));
		const range = { line: 99, column: 1, endLine: 99, endColumn: 2 };
		const moved = { ...report, findings: [{ ...warning, range }] };
		expect(withSetAside(moved, list).findings[0]?.setAside).toBeDefined();
		const other = {
			...report,
			findings: [{ ...warning, params: { ...warning.params, x: 'new' } }]
		};
		expect(withSetAside(other, list).findings[0]?.setAside).toBeUndefined();
	});
});

describe('the store', () => {
	test('keeps a list for each package id', async () => {
		const storage = memory();
		const store = setAsideStore(storage);
		const list = taken(setAside([], at('warning'), 'on purpose'));
		await store.save('words-john', list);
		expect(await store.load('words-john')).toEqual(list);
		expect(await store.load('another')).toEqual([]);
		await store.save('words-john', []);
		expect(storage.all.size).toBe(0);
	});

	test('leaves out whatever else stands in storage', async () => {
		const storage = memory();
		storage.all.set('rolecheck.set-aside/x', '{not json');
		expect(await setAsideStore(storage).load('x')).toEqual([]);
		fc.assert(
			fc.property(fc.jsonValue(), (data) => {
				for (const one of setAsidesOf(data)) expect(one.reason.length).toBeGreaterThan(0);
			})
		);
		expect(
			setAsidesOf([null, 1, {}, { fingerprint: 'a', code: 'A', path: null, reason: 'r' }])
		).toHaveLength(1);
	});
});
