import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatOf } from '../../src/lib/check/formats';
import {
	FIELDS_OF,
	unanswered,
	type NewRole
} from '../../src/lib/formats/agotalk-role/skeleton/fields';
import { skeleton } from '../../src/lib/formats/agotalk-role/skeleton/skeleton';
import { folderTree } from '../../src/lib/source/folder-tree';

const role: NewRole = {
	path: 'B',
	id: 'word-garden',
	title: 'Word Garden',
	description: 'Grows a word a day.',
	version: '0.1.0',
	minAppVersion: '0.1.57',
	addressBar: 'hidden',
	remembersProgress: 'false'
};

async function reportOf(made: NewRole) {
	const files = skeleton(made);
	if (!files) throw new Error('not all is answered');
	const items = [...files].map(([path, text]) => ({ path, file: new Blob([text]) }));
	const tree = folderTree(made.id, items);
	return (await (await formatOf(tree)).check(tree)).report;
}

describe('a new package', () => {
	test.each([
		['A', 'yes', 'no', 'no'],
		['B', 'yes', 'yes', 'yes'],
		['C', 'yes', 'no', 'yes']
	] as const)('of path %s passes every rule', async (path, imports, launches, publishes) => {
		const report = await reportOf({ ...role, path });
		expect(report.findings).toEqual([]);
		expect(report.subject.path).toBe(path);
		expect(report.verdicts).toMatchObject({
			import: { answer: imports },
			launch: { answer: launches },
			publish: { answer: publishes },
			selfCheck: { answer: 'yes' }
		});
	});

	test('says whatever text its author gives, in either file', async () => {
		const text = fc
			.string({ unit: 'binary', minLength: 1 })
			.filter((one) => one.trim() !== '' && !/\p{Cc}/u.test(one));
		await fc.assert(
			fc.asyncProperty(text, text, async (title, description) => {
				const report = await reportOf({ ...role, path: 'C', title, description });
				expect(report.findings.filter(({ level }) => level !== 'info')).toEqual([]);
			}),
			{ numRuns: 200 }
		);
	});

	test.each(FIELDS_OF.B.filter((field) => field !== 'minAppVersion'))(
		'is not made while %s is missing',
		(field) => {
			const without: NewRole = { ...role, [field]: '' };
			expect(unanswered(without)).toEqual([field]);
			expect(skeleton(without)).toBeNull();
		}
	);
});
