import { expect, test } from 'vitest';
import { differences } from './compare';
import { validateCase } from './core';
import { suite } from './suite';

/** Their warnings come with the content scans, which are not here yet. */
const LATER = ['intro-script', 'network-script', 'network-font', 'resource-missing', 'secret'];

test.each(suite.cases.filter(({ name }) => !LATER.includes(name)))('$name', async (testCase) => {
	expect(differences(testCase.expect, await validateCase(testCase))).toEqual([]);
});
