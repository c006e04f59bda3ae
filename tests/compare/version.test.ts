import { describe, expect, test } from 'vitest';
import { compareVersions } from '../../src/lib/compare/version';

describe('the order of versions (SemVer 2.0.0, item 11)', () => {
	const rising = [
		'0.1.0',
		'0.9.0',
		'0.10.0',
		'1.0.0-alpha',
		'1.0.0-alpha.1',
		'1.0.0-alpha.beta',
		'1.0.0-beta',
		'1.0.0-beta.2',
		'1.0.0-beta.11',
		'1.0.0-rc.1',
		'1.0.0',
		'1.0.1',
		'2.0.0'
	];
	test('rises as the standard says, from either side', () => {
		for (const [index, lower] of rising.entries())
			for (const higher of rising.slice(index + 1)) {
				expect([lower, higher, compareVersions(lower, higher)]).toEqual([lower, higher, -1]);
				expect(compareVersions(higher, lower)).toBe(1);
			}
	});

	test('builds rank the same, and what is no version is not ranked', () => {
		expect(compareVersions('1.0.0+a', '1.0.0+b')).toBe(0);
		expect(compareVersions('1.0', '2.0')).toBe(0);
	});
});
