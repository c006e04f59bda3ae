import { expect, test } from 'vitest';
import { differences } from './compare';
import { checkTree, openCase } from './core';
import { suite } from './suite';

test.each(suite.cases)('$name', async (testCase) => {
	const { report } = await checkTree(await openCase(testCase));
	expect(differences(testCase.expect, report)).toEqual([]);
});
