import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { exportBundle } from '../../src/lib/formats/agent-compose-bundle/export/export';
import { sharedData } from '../shared-data';
import { judge } from './judge';
import { memoryTree, readFolder } from './memory-tree';

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
		if (exported.kind !== 'exported') throw new Error(exported.original);
		expect(createHash('sha256').update(exported.tar).digest('hex')).toBe(one.export_tar_sha256);
		expect(gunzipSync(exported.gzip).equals(exported.tar)).toBe(true);
		expect([...exported.gzip.subarray(0, 10)]).toEqual([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);
	});
});
