import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { bytesSource } from '../../src/lib/archive/byte-source';
import { agentComposeBundle } from '../../src/lib/formats/agent-compose-bundle/format';
import { exportBundle } from '../../src/lib/formats/agent-compose-bundle/export/export';
import { openArchive } from '../../src/lib/source/archive-tree';
import { sharedData } from '../shared-data';
import { judge } from './judge';
import { memoryTree, readFolder } from './memory-tree';
import { tarOf, zipOf } from './pack';

const folder = sharedData('bundles');

interface RealBundle {
	name: string;
	role: string;
	mode: string;
	files: number;
	export_tar_sha256: string;
	export_tar_bytes: number;
}

const index = (folder: string): RealBundle[] =>
	JSON.parse(readFileSync(join(folder, 'real-index.json'), 'utf8')) as RealBundle[];

/** The only things to say about bundles as they were composed. */
const KNOWN = new Set(['BUNDLE_FOLDER_LIMITS', 'BUNDLE_FILE_UNNAMED']);

describe.skipIf(folder === null)('composed bundles', () => {
	it.each(index(folder ?? '').map((one) => [one.name, one] as const))('%s', async (name, one) => {
		const tree = memoryTree(readFolder(join(folder ?? '', 'real', name)), { name });
		const { facts, findings, accepted } = await judge(tree, { deep: true });
		expect(accepted).toBe(true);
		expect(findings.filter(({ code }) => !KNOWN.has(code))).toEqual([]);
		expect(findings.filter(({ level }) => level !== 'info')).toEqual([]);
		expect(facts.compiledMatches).toBe(one.mode === 'compiled' ? true : null);

		const unknown = facts.contents.filter(({ state }) => state.kind !== 'matches');
		for (const { id, state } of unknown) {
			expect(state).toEqual({
				kind: 'unknown',
				reason: id.endsWith(':copy-contract') ? 'copy-contract' : 'inspiration'
			});
			expect(id).toMatch(/^person:/u);
		}

		const exported = await exportBundle(tree, facts, findings);
		if (exported.kind !== 'exported') throw new Error(JSON.stringify(exported));
		expect(createHash('sha256').update(exported.tar).digest('hex')).toBe(one.export_tar_sha256);
		expect(gunzipSync(exported.gzip).equals(exported.tar)).toBe(true);
		expect([...exported.gzip.subarray(0, 10)]).toEqual([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);
	});

	it.each(['tar', 'zip'] as const)('all as %s, at the top and one directory down', async (kind) => {
		for (const { name } of index(folder ?? '')) {
			const entries = readFolder(join(folder ?? '', 'real', name));
			for (const under of ['', `${name}/`]) {
				const bytes =
					kind === 'zip' ? zipOf(entries, under) : gzipSync(tarOf(entries, under), { level: 1 });
				const tree = await openArchive(`${name}.${kind}`, bytesSource(bytes));
				const roots = await agentComposeBundle.detect(tree);
				expect([name, roots]).toEqual([name, [under.slice(0, -1)]]);
				const { accepted, findings } = await judge(tree, { root: roots[0] ?? '' });
				expect([name, accepted]).toEqual([name, true]);
				expect(findings.some(({ code }) => code === 'BUNDLE_NESTED')).toBe(under !== '');
			}
		}
	});

	it('reads what the original exported', async () => {
		const names = readdirSync(join(folder ?? '', 'export'));
		expect(names).toHaveLength(5);
		for (const file of names) {
			const bytes = readFileSync(join(folder ?? '', 'export', file));
			const tree = await openArchive(file, bytesSource(bytes));
			expect(await agentComposeBundle.detect(tree)).toEqual(['']);
			const { accepted, facts, findings } = await judge(tree, { deep: true });
			expect([file, accepted, facts.name]).toEqual([file, true, file.replace('.tar.gz', '')]);
			const exported = await exportBundle(tree, facts, findings);
			if (exported.kind !== 'exported') throw new Error(JSON.stringify(exported));
			expect(gunzipSync(bytes).equals(exported.tar)).toBe(true);
		}
	});
});
