import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { repackTree } from '../../src/lib/check/repack';
import type { Report, ReportedFinding } from '../../src/lib/contract/report';
import type { Repacked } from '../../src/lib/worker/protocol';
import { unzip } from '../unzip';
import { checkTree, openCase } from './core';
import { packageOf } from './package-files';
import { suite, type Case } from './suite';

const errorsOf = ({ findings }: Report): ReportedFinding[] =>
	findings.filter(({ level }) => level === 'error');

const isAutomatic = ({ fix }: ReportedFinding): boolean => fix?.needs.length === 0;

async function repack(testCase: Case): Promise<Repacked & { before: Report; bytes: Uint8Array }> {
	const tree = await openCase(testCase);
	const checked = await checkTree(tree);
	const repacked = await repackTree(tree, checked, {}, () => undefined);
	return {
		...repacked,
		before: checked.report,
		bytes: new Uint8Array(await repacked.blob.arrayBuffer())
	};
}

const hasUnzip = ((): boolean => {
	try {
		execFileSync('unzip', ['-v']);
		return true;
	} catch {
		return false;
	}
})();

function infoZip(bytes: Uint8Array): string {
	const folder = mkdtempSync(join(tmpdir(), 'rolecheck-repack-'));
	try {
		writeFileSync(join(folder, 'made.zip'), bytes);
		return execFileSync('unzip', ['-t', join(folder, 'made.zip')]).toString();
	} finally {
		rmSync(folder, { recursive: true });
	}
}

/** Lines of one text that the other has fewer of. */
function linesMissing(from: Uint8Array, to: Uint8Array): string[] {
	const lines = (bytes: Uint8Array): string[] => new TextDecoder().decode(bytes).split('\n');
	const rest = lines(to);
	return lines(from).filter((line) => {
		const at = rest.indexOf(line);
		if (at !== -1) rest.splice(at, 1);
		return at === -1;
	});
}

const repairable: Case[] = [];
for (const testCase of suite.cases) {
	const errors = errorsOf((await checkTree(await openCase(testCase))).report);
	if (errors.every(isAutomatic)) repairable.push(testCase);
}

test('there are such cases, with errors and without', () => {
	const broken = repairable.filter(({ expect }) => expect.errors.length > 0);
	expect(broken.length).toBeGreaterThan(5);
	expect(repairable.length).toBeGreaterThan(broken.length);
});

describe.each(repairable)('$name', (testCase) => {
	let made: Awaited<ReturnType<typeof repack>>;
	beforeAll(async () => {
		made = await repack(testCase);
	});

	test('repacked, it passes, and its name is right', () => {
		const { report, name } = made;
		expect(errorsOf(report)).toEqual([]);
		expect(report.faults).toEqual([]);
		expect(report.findings.map(({ code }) => code)).not.toContain('GUIDE_ZIP_NAME');
		expect(report.subject.name).toBe(name);
	});

	test('the same bytes each time', async () => {
		const again = await repack(testCase);
		expect(Buffer.compare(made.bytes, again.bytes)).toBe(0);
	});

	test('another reader finds every file, and only what a repair names has changed', async () => {
		const { bytes, before, report } = made;
		const entries = await unzip(bytes);
		const root = [...entries.keys()][0]?.split('/')[0] ?? '';
		const repaired = before.findings.filter(isAutomatic);
		const { dir, files } = packageOf(suite, testCase);
		for (const { name, data } of files) {
			// An entry of the archive is named with its directory, and a missing one by what is there instead.
			const names = [name, `${dir}/${name}`];
			const about = repaired.filter(
				({ path, params }) => names.includes(path ?? '') || params.similar === name
			);
			const now = entries.get(`${root}/${name}`);
			if (!now) {
				expect(about.length + Number(name.endsWith('/')), `${name} is gone`).toBeGreaterThan(0);
			} else if (Buffer.compare(now, data) !== 0) {
				expect(linesMissing(data, now).length, name).toBeLessThanOrEqual(about.length);
			}
		}
		expect(report.subject.files).toBe(entries.size);
	});

	// Bare machines have no Info-ZIP; the other reader above has read every entry there too.
	test.skipIf(!hasUnzip)('unzip -t accepts it', () => {
		expect(infoZip(made.bytes)).toContain('No errors detected');
	});
});
