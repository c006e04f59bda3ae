import fc from 'fast-check';
import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { comparePackages } from '../../src/lib/compare/compare';
import type { Comparison } from '../../src/lib/compare/comparison';
import { compareFindings } from '../../src/lib/compare/findings';
import { hashFiles } from '../../src/lib/compare/hashes';
import { sideOf, type Side } from '../../src/lib/compare/side';
import reportSchema from '../../static/schema/report-1.json' with { type: 'json' };
import schema from '../../static/schema/comparison-1.json' with { type: 'json' };
import { finding as anyFinding } from '../share/hostile';
import {
	brokenFiles,
	check,
	cleanFiles,
	folderOf,
	openZip,
	zipOf,
	type Files
} from '../share/packages';
import { shapeOfSchema, shapeOfType } from '../share/type-shape';
import { validator } from '../share/validator';

const problemsOf = validator(schema, [reportSchema]);

async function side(files: Files, name?: string): Promise<Side> {
	const tree = await openZip(await zipOf(files, name));
	return sideOf(tree, await check(tree));
}

async function compared(before: Files, after: Files): Promise<Comparison> {
	const comparison = comparePackages(await side(before), await side(after));
	expect(problemsOf(comparison)).toEqual([]);
	return comparison;
}

function edited(
	path: string,
	edit: (text: string) => string,
	files = cleanFiles()
): Map<string, string> {
	return files.set(path, edit(files.get(path) ?? ''));
}
const raised = (version: string, files = cleanFiles()): Map<string, string> =>
	edited(
		'agotalk.role.toml',
		(text) => text.replace(/^version = .*$/mu, `version = "${version}"`),
		files
	);

describe('comparing two packages', () => {
	test('that are the same gives no difference and no warning', async () => {
		const comparison = await compared(cleanFiles(), cleanFiles());
		expect(comparison).toMatchObject({
			warnings: [],
			fields: [],
			verdicts: [],
			findings: { gained: [], lost: [], kept: 0 },
			files: { added: [], removed: [], changed: [], renamed: [], unknown: [] }
		});
		expect(comparison.files.same).toBe(cleanFiles().size);
	});

	test('names contract fields, findings and verdicts that changed', async () => {
		const { fields, findings, verdicts, files } = await compared(cleanFiles(), brokenFiles());
		expect(fields).toContainEqual({
			file: 'agotalk.role.toml',
			key: 'min_app_version',
			before: '"0.1.57"',
			after: null
		});
		expect(fields.map(({ key }) => key)).toContain('surprise.hello');
		expect(findings.lost).toEqual([]);
		expect(findings.gained.map(({ code }) => code)).toContain('ROLE_ENTRY_TARGET_NOT_FOUND');
		expect(verdicts.find(({ name }) => name === 'publish')).toMatchObject({
			before: { answer: 'yes' },
			after: { answer: 'no' }
		});
		expect(files.added.map(({ path }) => path)).toContain('notes.txt');
	});

	test('names a field of role.md', async () => {
		const after = edited('role.md', (text) => text.replace(/^title: .*$/mu, 'title: Another'));
		expect((await compared(cleanFiles(), after)).fields).toEqual([
			{ file: 'role.md', key: 'title', before: '"Word Garden"', after: '"Another"' }
		]);
	});

	test('warns when content changed and the version did not, or went down, and not otherwise', async () => {
		const more = (): Map<string, string> => cleanFiles().set('assets/new.txt', 'new');
		expect((await compared(cleanFiles(), more())).warnings).toEqual(['version-unchanged']);
		expect((await compared(cleanFiles(), raised('0.2.0', more()))).warnings).toEqual([]);
		expect((await compared(cleanFiles(), raised('0.0.9', more()))).warnings).toEqual([
			'version-lowered'
		]);
	});

	test('says when these are two packages', async () => {
		const other = edited('agotalk.role.toml', (text) =>
			text.replace('"word-garden"', '"other-one"')
		);
		const comparison = comparePackages(await side(cleanFiles()), await side(other, 'other-one'));
		expect(comparison.warnings).toEqual(['other-id']);
	});

	test('is plain data: it survives JSON as it is', async () => {
		const comparison = await compared(cleanFiles(), brokenFiles());
		expect(JSON.parse(JSON.stringify(comparison))).toEqual(comparison);
	});

	test('has a schema that says the same as its type', () => {
		const flat: unknown = JSON.parse(
			JSON.stringify(schema).replaceAll('/schema/report-1.json#/$defs/', '#/$defs/report-')
		);
		const text = JSON.stringify(reportSchema.$defs).replaceAll('#/$defs/', '#/$defs/report-');
		const others = Object.entries(JSON.parse(text) as object).map(
			([key, value]: [string, unknown]) => [`report-${key}`, value]
		);
		const root = {
			...(flat as typeof schema),
			$defs: { ...(flat as typeof schema).$defs, ...(Object.fromEntries(others) as object) }
		};
		expect(shapeOfSchema(root)).toEqual(shapeOfType('src/lib/compare/comparison.ts', 'Comparison'));
	});

	test('does not fail on files that cannot be parsed', async () => {
		const bytes = fc.string({ unit: 'binary', maxLength: 100 });
		await fc.assert(
			fc.asyncProperty(bytes, bytes, async (contract, role) => {
				const files = cleanFiles().set('agotalk.role.toml', contract).set('role.md', role);
				await compared(cleanFiles(), files);
			}),
			{ numRuns: 15 }
		);
	});
});

describe('findings gained and lost', () => {
	const list = fc.array(anyFinding, { maxLength: 8 });

	test('are none between a list and itself in any order, on any line', () => {
		fc.assert(
			fc.property(list, (findings) => {
				const moved = findings.toReversed().map((finding) => ({ ...finding, range: null }));
				expect(compareFindings(findings, moved, [])).toEqual({
					gained: [],
					lost: [],
					kept: findings.length
				});
			})
		);
	});

	test('account for every finding of both sides', () => {
		fc.assert(
			fc.property(list, list, list, (shared, one, other) => {
				const [before, after] = [
					[...shared, ...one],
					[...other, ...shared]
				];
				const { gained, lost, kept } = compareFindings(before, after, []);
				expect(lost.length + kept).toBe(before.length);
				expect(gained.length + kept).toBe(after.length);
				expect(kept).toBeGreaterThanOrEqual(shared.length);
			})
		);
	});

	test('follow a file that was renamed', () => {
		const [before] = fc.sample(anyFinding, { numRuns: 1, seed: 3 });
		if (!before) throw new Error('no sample');
		const file = (path: string) => ({ path, size: 1, sha256: 'ab'.repeat(32) });
		const [old, now] = [
			{ ...before, path: 'a.txt' },
			{ ...before, path: 'b.txt' }
		];
		expect(compareFindings([old], [now], [])).toMatchObject({ kept: 0 });
		const renamed = [{ before: file('a.txt'), after: file('b.txt') }];
		expect(compareFindings([old], [now], renamed)).toEqual({ gained: [], lost: [], kept: 1 });
	});
});

describe('hashing', () => {
	test('gives the SHA-256 of each file below the root, and counts bytes', async () => {
		const tree = folderOf(
			new Map([
				['in/a.txt', 'abc'],
				['in/b.txt', ''],
				['out.txt', 'x']
			]),
			'top'
		);
		const progress: number[] = [];
		const hashes = await hashFiles(tree, 'in', { onProgress: (done) => progress.push(done) });
		const sha = (text: string): string => createHash('sha256').update(text).digest('hex');
		expect([...hashes]).toEqual([
			['a.txt', { sha256: sha('abc'), size: 3 }],
			['b.txt', { sha256: sha(''), size: 0 }]
		]);
		expect(progress).toEqual([3, 3]);
	});

	test('goes on after a file that cannot be read, and stops when cancelled', async () => {
		const tree = folderOf(
			new Map([
				['a', 'abc'],
				['b', 'x']
			])
		);
		const failing = {
			...tree,
			read: (node: number) => (node === 0 ? Promise.reject(new Error('gone')) : tree.read(node))
		};
		expect((await hashFiles(failing, '')).get('a')).toEqual({ sha256: null, size: 3 });
		expect((await hashFiles(failing, '')).get('b')?.sha256).toHaveLength(64);
		await expect(hashFiles(tree, '', { signal: AbortSignal.abort() })).rejects.toThrow(/abort/iu);
	});
});
