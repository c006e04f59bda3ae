import { describe, expect, it } from 'vitest';
import { sharedData } from '../shared-data';
import { judge } from './judge';
import { memoryTree } from './memory-tree';
import { applyCase, loadCases } from './shared-cases';

const folder = sharedData('bundles');

/** What no browser can be given, and why. */
const LEFT_OUT: Readonly<Record<string, string>> = {
	'root/regular-file': 'a dropped file that is no archive is nothing to look into',
	'permission/directory-not-searchable': 'a browser sees no permissions'
};

/** Cases whose sentence differs from the recorded one, and why. */
const OTHER_SENTENCE: Readonly<Record<string, string>> = {};

describe.skipIf(folder === null)('recorded cases of the original', () => {
	const cases = loadCases(folder ?? '').filter(({ name }) => !(name in LEFT_OUT));

	it.each(cases.map((one) => [one.name, one] as const))('%s', async (name, one) => {
		const entries = applyCase(folder ?? '', one);
		const dropped = one.arg === 'empty' ? 'empty' : 'bundle';
		const { accepted, sentence } = await judge(memoryTree(entries, { name: dropped }));
		expect(accepted).toBe(one.expect.accepted);
		const right = one.nondeterministic ?? [one.expect.error ?? null];
		if (name in OTHER_SENTENCE) expect(right).not.toContain(sentence);
		else expect(right).toContain(sentence);
	});
});
