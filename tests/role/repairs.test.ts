import fc from 'fast-check';
import { parse } from 'smol-toml';
import { describe, expect, test } from 'vitest';
import { blobSource } from '../../src/lib/archive/byte-source';
import { formatOf } from '../../src/lib/check/formats';
import type { CheckedPackage } from '../../src/lib/check/plug-in';
import { repackTree } from '../../src/lib/check/repack';
import type { Repair } from '../../src/lib/repack/change';
import { openArchive } from '../../src/lib/source/archive-tree';
import type { Tree } from '../../src/lib/source/tree';
import { RolecheckError } from '../../src/lib/worker/error';
import type { Repacked } from '../../src/lib/worker/protocol';
import { mutatedPackage } from '../arbitraries/packages';
import { checkFiles } from './checked-folder';
import { fixtures } from './fixture-recipe';
import { treeOf } from './fixture-tree';
import { solidImages } from './solid-images';

const RUNS = Number(process.env.ROLECHECK_RUNS ?? 25);

const ANSWERS: Readonly<Record<string, string>> = {
	id: 'words-john',
	version: '0.1.0',
	title: 'A "title"',
	summary: 'It’s a summary.',
	min_app_version: '0.1.57',
	fit: 'contain'
};

const answersFor = ({ needs }: Repair): Record<string, string> =>
	Object.fromEntries(
		needs.map(({ name, choices }) => [name, choices?.[0] ?? ANSWERS[name] ?? 'x'])
	);

/** The repacked package; null where a fact is missing or two files would get one name, which is said. */
async function repack(
	tree: Tree,
	checked: CheckedPackage,
	fixes: readonly string[] | undefined,
	answers: Record<string, string> = {}
): Promise<Repacked | null> {
	try {
		const options = { answers, ...(fixes && { fixes }) };
		return await repackTree(tree, checked, options, () => undefined, solidImages);
	} catch (error) {
		if (error instanceof RolecheckError && error.blame === 'input') return null;
		throw error;
	}
}

async function reopen({ blob, name }: Repacked): Promise<{ tree: Tree; checked: CheckedPackage }> {
	const tree = await openArchive(name, blobSource(blob));
	return { tree, checked: await (await formatOf(tree)).check(tree) };
}

const bytesOf = async ({ blob }: Repacked): Promise<string> =>
	Buffer.from(await blob.arrayBuffer()).toString('base64');

/** Findings that ask for a repair. */
const asking = ({ findings }: CheckedPackage, { id, at }: Pick<Repair, 'id' | 'at'>) =>
	findings.filter(({ fix }) => fix?.id === id && (fix.at ?? null) === at);

/** What the container's own faults need first is not this repair's to settle. */
const FIRST = ['set-root', 'rename-role-md'];

async function settles(tree: Tree, checked: CheckedPackage, repair: Repair): Promise<void> {
	const answers = { ...answersFor(repair), id: 'words-john' };
	const name = repair.at === null ? repair.id : `${repair.id}@${repair.at}`;
	const first = checked.repairs
		.filter(({ id }) => FIRST.includes(id) || id === 'rewrite-archive')
		.flatMap((other) => {
			Object.assign(answers, answersFor(other), { id: 'words-john' });
			return other.id;
		});
	const changes = repair.changes(answers);
	if (changes === null) return;
	const repacked = await repack(tree, checked, [...first, name], answers);
	if (!repacked) return;
	const again = await reopen(repacked);
	expect(again.checked.report).toEqual(repacked.report);
	// An answer may be judged anew: `true` is a boolean, and then claims progress that nothing keeps.
	const still = asking(again.checked, repair).filter(({ code }) => repair.codes.includes(code));
	expect(still, `${name} with ${JSON.stringify(answers)}`).toEqual([]);
	for (const { path } of again.tree.nodes) {
		expect(path.startsWith(`${String(again.checked.contents?.directory)}/`), path).toBe(true);
		expect(path.split('/'), path).not.toContain('..');
	}
	expect(again.checked.findings.filter(({ code }) => code === 'ROLE_CONTRACT_INVALID')).toEqual(
		checked.findings.filter(({ code }) => code === 'ROLE_CONTRACT_INVALID')
	);
}

/** All lines of a text but those that only the other has. */
function kept(before: string, after: string): string[] {
	const there = new Set(after.split('\n'));
	return before.split('\n').filter((line) => there.has(line));
}

describe('every repair of every fixture', () => {
	/** One of those that ask for the same repairs in the same part of the catalogue. */
	const fixable = new Map(
		fixtures.flatMap((fixture) => {
			const fixes = JSON.stringify(fixture.expected).match(/"fix":\{[^}]*\}/gu);
			return fixes ? [[`${fixture.subject} ${fixes.join(' ')}`, fixture] as const] : [];
		})
	);
	const named = [...fixable.values()].map((fixture) => [fixture.name, fixture] as const);

	test.each(named)('%s: settles what asks for it', async (_name, fixture) => {
		const tree = await treeOf(fixture);
		const checked = await (await formatOf(tree)).check(tree);
		for (const repair of checked.repairs) await settles(tree, checked, repair);
	});

	test.each(named)(
		'%s: what is automatic changes few lines, and a second time none',
		async (_name, fixture) => {
			const tree = await treeOf(fixture);
			const checked = await (await formatOf(tree)).check(tree);
			const once = await repack(tree, checked, undefined);
			if (!once) return;
			const again = await reopen(once);
			for (const [path, before] of checked.texts) {
				const after = again.checked.texts.get(path);
				if (after === undefined) continue;
				const lines = before.split('\n').length;
				expect(kept(before, after).length, path).toBeGreaterThanOrEqual(lines - 3);
				expect(after.includes('\r'), path).toBe(before.includes('\r'));
			}
			const twice = await repack(again.tree, again.checked, undefined);
			expect(twice && (await bytesOf(twice))).toBe(await bytesOf(once));
		}
	);
});

test('a name that no zip should hold is said, not thrown', async () => {
	const files = new Map([
		['role.md', new TextEncoder().encode('---\ntitle: A\ndescription: B\n---\n\nC\n')],
		['a\\b.txt', new Uint8Array(1)]
	]);
	const { tree, checked } = await checkFiles('words-john', files);
	await expect(repackTree(tree, checked, {}, () => undefined)).rejects.toMatchObject({
		blame: 'input',
		code: 'NAME_NOT_SAFE'
	});
});

describe('the repairs of any mutation of a good package', () => {
	test('settle what asks for them, and leave the contract readable', async () => {
		await fc.assert(
			fc.asyncProperty(mutatedPackage, async ({ dir, files }) => {
				const { tree, checked } = await checkFiles(dir, files);
				for (const repair of checked.repairs) {
					await settles(tree, checked, repair);
					for (const change of repair.changes(answersFor(repair)) ?? []) {
						if (change.kind !== 'edit' || change.path !== 'agotalk.role.toml') continue;
						const text = checked.texts.get(change.path) ?? '';
						const { start, end } = change.span;
						const edited = text.slice(0, start) + change.text + text.slice(end);
						expect(() => parse(edited), `${repair.id}: ${edited}`).not.toThrow();
					}
				}
			}),
			{ numRuns: RUNS }
		);
	});

	test('come to the same bytes when they are made again', async () => {
		await fc.assert(
			fc.asyncProperty(mutatedPackage, async ({ dir, files }) => {
				const { tree, checked } = await checkFiles(dir, files);
				const once = await repack(tree, checked, undefined, { id: 'words-john' });
				if (!once) return;
				const again = await reopen(once);
				const twice = await repack(again.tree, again.checked, undefined, { id: 'words-john' });
				expect(twice && (await bytesOf(twice))).toBe(await bytesOf(once));
			}),
			{ numRuns: RUNS }
		);
	});
});
