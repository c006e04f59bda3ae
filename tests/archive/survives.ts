import { expect } from 'vitest';
import { check } from '../../src/lib/contract/rule';
import { containerRules } from '../../src/lib/formats/container/rules';
import { openAll } from './read-all';

/** Whatever the bytes: a tree or problems, never an exception. */
export async function survives(bytes: Uint8Array): Promise<void> {
	const { tree, problems, verified } = await openAll('x.zip', bytes);
	const { faults } = check({ tree, problems, root: 'p', links: new Map() }, containerRules);
	expect(faults).toEqual([]);
	expect(verified.sha256).toMatch(/^[0-9a-f]{64}$/u);
	if (problems.some(({ kind }) => kind === 'unreadable')) expect(tree.nodes).toEqual([]);
	for (const node of tree.nodes.keys()) {
		await tree.read(node, { limit: 100 }).catch((error: unknown) => {
			expect(error).toHaveProperty('name', 'ReadError');
		});
		await tree.linkTarget(node).catch(() => null);
	}
}
