import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { bytesSource } from '../../src/lib/archive/byte-source';
import { exportBundle } from '../../src/lib/formats/agent-compose-bundle/export/export';
import { openArchive } from '../../src/lib/source/archive-tree';
import { sharedData } from '../shared-data';
import { judge, type Judged } from './judge';
import { memoryTree } from './memory-tree';
import { tarOf } from './pack';
import { applyCase, type Case, loadCases } from './shared-cases';

const folder = sharedData('bundles');

/** What no browser can be given, and why. */
const LEFT_OUT: Readonly<Record<string, string>> = {
	'root/regular-file': 'a dropped file that is no archive is nothing to look into',
	'permission/directory-not-searchable': 'a browser sees no permissions'
};

/** Cases whose sentence differs from the recorded one, and why. */
const OTHER_SENTENCE: Readonly<Record<string, string>> = {};

describe.skipIf(folder === null)('recorded cases of the original', () => {
	const all = folder === null ? [] : loadCases(folder);
	const cases = all
		.filter(({ name }) => !(name in LEFT_OUT))
		.map((one) => [one.name, one] as const);

	const counted = { judged: 0, verdicts: 0, sentences: 0 };
	afterAll(() => {
		const { judged, verdicts, sentences } = counted;
		const left = Object.keys(LEFT_OUT).length;
		console.log(
			`recorded cases: ${all.length}, ${left} of them not for browsers; judged ${judged} times (folder and tar.gz): ` +
				`${verdicts} verdicts and ${sentences} sentences as recorded`
		);
	});

	const expectRecorded = (one: Case, { accepted, sentence }: Judged): void => {
		const right = one.nondeterministic ?? [one.expect.error ?? null];
		counted.judged++;
		if (accepted === one.expect.accepted) counted.verdicts++;
		if (right.includes(sentence)) counted.sentences++;
		expect(accepted).toBe(one.expect.accepted);
		if (one.name in OTHER_SENTENCE) expect(right).not.toContain(sentence);
		else expect(right).toContain(sentence);
	};

	it.each(cases)('%s', async (_, one) => {
		const tree = memoryTree(applyCase(folder ?? '', one), {
			name: one.arg === 'empty' ? 'empty' : 'bundle'
		});
		expectRecorded(one, await judge(tree));
	});

	it.each(cases.filter(([name]) => name !== 'root/empty-dir'))(
		'%s, as a tar.gz',
		async (_, one) => {
			const bytes = gzipSync(tarOf(applyCase(folder ?? '', one)), { level: 1 });
			expectRecorded(one, await judge(await openArchive('bundle.tar.gz', bytesSource(bytes))));
		}
	);

	it.each(cases.filter(([, one]) => one.export))('%s, exported', async (_, one) => {
		const tree = memoryTree(applyCase(folder ?? '', one));
		const { facts, findings } = await judge(tree, { deep: true });
		const exported = await exportBundle(tree, facts, findings);
		expect(exported.kind).toBe(one.expect.export_ok ? 'exported' : 'refused');
		if (exported.kind === 'refused') expect(exported.original).toBe(one.expect.export_error);
		else if (exported.kind === 'exported') {
			const digest = createHash('sha256').update(exported.tar).digest('hex');
			expect(digest).toBe(one.expect.export_tar_sha256);
		}
	});
});
