import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { bytesSource } from '../../src/lib/archive/byte-source';
import { exportBundle } from '../../src/lib/formats/agent-compose-bundle/export/export';
import { openArchive } from '../../src/lib/source/archive-tree';
import { judge } from './judge';
import { memoryTree } from './memory-tree';
import { type Mutant, mutated } from './mutant';
import { tarOf } from './pack';

/*
 * Cases of the same kinds as the recorded ones, on a bundle of our own. Their sentences come from the original's checks
 * run by Go on the same files on a disk; a line each.
 */
const mutants = readFileSync(join(import.meta.dirname, 'mutants.jsonl'), 'utf8')
	.trimEnd()
	.split('\n')
	.map((line) => JSON.parse(line) as Mutant);

const groups = new Map<string, Mutant[]>();
for (const mutant of mutants)
	groups.set(mutant.group, [...(groups.get(mutant.group) ?? []), mutant]);

describe('more cases of each kind', () => {
	it('are sixty or more of each, but for what a root can be', () => {
		expect(groups.size).toBe(24);
		const few = [...groups].filter(([, { length }]) => length < 60).map(([group]) => group);
		expect(few).toEqual(['root']);
	});

	it.each([...groups])('%s', { timeout: 60_000 }, async (_, list) => {
		const wrong: unknown[] = [];
		for (const mutant of list) {
			const entries = mutated(mutant);
			const trees = [
				memoryTree(entries),
				await openArchive('bundle.tar', bytesSource(tarOf(entries)))
			];
			for (const tree of trees) {
				const { sentence, accepted, facts, findings } = await judge(tree);
				if (sentence !== mutant.error || accepted !== (mutant.error === null))
					wrong.push({ name: mutant.name, sentence, right: mutant.error });
				if (mutant.tar === undefined && mutant.refused === undefined) continue;
				const made = await exportBundle(tree, facts, findings);
				const got =
					made.kind === 'exported'
						? createHash('sha256').update(made.tar).digest('hex')
						: 'original' in made && made.original;
				if (got !== (mutant.tar ?? mutant.refused)) wrong.push({ name: mutant.name, got });
			}
		}
		expect(wrong).toEqual([]);
	});
});
