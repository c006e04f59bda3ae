/*
 * Every archive of the shared collection gets what its index says. `clean` is no error about the archive; where a
 * clean one has an entry that the catalogue refuses nevertheless, it stands below with the reason.
 */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { check } from '../../src/lib/contract/rule';
import { gather } from '../../src/lib/formats/agotalk-role/facts/gather';
import { topLevelRule } from '../../src/lib/formats/agotalk-role/rules/layout/top-level';
import { containerRules } from '../../src/lib/formats/container/rules';
import { sharedData } from '../shared-data';
import { openAll } from './read-all';

interface Archive {
	readonly file: string;
	readonly what: string;
	readonly must: 'error' | 'warning' | 'clean' | 'any';
	readonly codes?: readonly string[];
}

const ENTRY = 'ROLE_IMPORT_ZIP_ENTRY_INVALID';
const ARCHIVE_CODES = ['ARCHIVE_UNREADABLE', 'ARCHIVE_AMBIGUOUS', ENTRY];

/**
 * Called clean by the project they come from, and refused by the catalogue, which is normative: the errors they get.
 * No reader can meet the index here: the last two are, byte for byte, archives that it also wants refused.
 */
const REFUSED: Readonly<Record<string, string>> = {
	/* The name holds PK\5\6, two control characters, which the index wants refused in `hazards/ctrl.zip`. */
	'hazards/eocd-in-name.zip': `${ENTRY}·control-character`,
	/* Symlinks are refused (guide §7), however well-formed. */
	'malo/tar__accept__symlink.tar': `${ENTRY}·symlink`,
	/* The data is longer than declared. */
	'pypi-warehouse/tests__unit__utils__zipdata__accept__short_usize.zip': `${ENTRY}·size`,
	'pypi-warehouse/tests__unit__utils__zipdata__accept__short_usize_zip64.zip': `${ENTRY}·size`
};

/** The refused ones' doubles, which must be refused. */
const DOUBLES: readonly (readonly [accept: string, malicious: string])[] = [
	'short_usize.zip',
	'short_usize_zip64.zip'
].map((name) => [
	`pypi-warehouse/tests__unit__utils__zipdata__accept__${name}`,
	`malo/zip__malicious__${name}`
]);

async function findings(name: string, bytes: Uint8Array): Promise<readonly string[]> {
	const { tree, problems } = await openAll(name, bytes);
	const all = { name, container: tree.container, bytes: tree.bytes, nodes: tree.nodes };
	const judged = {
		...all,
		problems,
		read: tree.read.bind(tree),
		linkTarget: tree.linkTarget.bind(tree),
		verify: tree.verify.bind(tree)
	};
	const facts = await gather(judged, { deep: false, library: [] });
	const { findings, faults } = check({ ...facts, problems }, [...containerRules, topLevelRule]);
	expect(faults).toEqual([]);
	return findings.map(({ code, reason, level }) => `${level} ${code}·${reason ?? ''}`);
}

const isCode = (finding: string, codes: readonly string[]): boolean => {
	const [, word = ''] = finding.split(' ');
	return codes.some((code) => word === code || word.startsWith(`${code}·`));
};

const folder = sharedData('zips');

describe.skipIf(folder === null)('the shared archives (skipped where they are absent)', () => {
	const index: { archives: readonly Archive[] } =
		folder === null
			? { archives: [] }
			: /* The index is data of others: a wrong shape fails the tests below. */
				(JSON.parse(readFileSync(`${folder}/index.json`, 'utf8')) as { archives: Archive[] });

	it.each(index.archives)('$file: $must', async ({ file, must, codes }) => {
		const bytes = new Uint8Array(readFileSync(`${folder}/${file}`));
		const got = await findings(file.slice(file.lastIndexOf('/') + 1), bytes);
		const errors = got.filter((finding) => finding.startsWith('error '));
		if (must === 'error') {
			expect(errors.filter((one) => isCode(one, codes ?? ARCHIVE_CODES))).not.toEqual([]);
		} else if (must === 'warning') {
			expect(got.filter((one) => isCode(one, codes ?? []))).not.toEqual([]);
		} else if (must === 'clean') {
			const refused = REFUSED[file];
			const archive = [...new Set(errors.filter((one) => isCode(one, ARCHIVE_CODES)))];
			expect(archive).toEqual(refused === undefined ? [] : [`error ${refused}`]);
		}
	});

	it.each(DOUBLES)('%s is %s, which must be refused', (accept, malicious) => {
		expect(readFileSync(`${folder}/${accept}`)).toEqual(readFileSync(`${folder}/${malicious}`));
		expect(index.archives.find(({ file }) => file === accept)?.must).toBe('clean');
		expect(index.archives.find(({ file }) => file === malicious)?.must).toBe('error');
	});
});
