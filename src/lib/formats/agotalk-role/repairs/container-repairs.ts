import type { Finding } from '../../../contract/finding';
import type { Change } from '../../../repack/change';
import { CONTAINER_FIXES } from '../../container/fixes';
import { laidNodes } from '../facts/laid-nodes';
import { normalise } from '../facts/reference';
import type { RoleFacts } from '../facts/role-facts';
import { nodesNamed } from './nodes-named';
import { noNeeds, type Repairer } from './repairer';

const dropAll = (nodes: readonly number[]): Change[] =>
	nodes.map((node) => ({ kind: 'drop', node }));

const nodesOf = (facts: RoleFacts, findings: readonly Finding[]): number[] =>
	findings.flatMap(({ path }) => (path === null ? [] : nodesNamed(facts, path)));

const dropJunk: Repairer = {
	id: CONTAINER_FIXES.dropJunk,
	automatic: true,
	needs: noNeeds,
	changes: (facts, findings) => dropAll([...new Set(nodesOf(facts, findings))])
};

const dropEntry: Repairer = {
	id: CONTAINER_FIXES.dropEntry,
	automatic: true,
	needs: noNeeds,
	changes: (facts, findings) => dropAll([...new Set(nodesOf(facts, findings))])
};

/** Equal entries: the first stays. Entries that differ: the user says which, nobody else can. */
const dropDuplicate: Repairer = {
	id: CONTAINER_FIXES.dropDuplicate,
	automatic: true,
	needs: (_facts, [finding]) =>
		finding?.fix?.needs.includes('keep') ? [{ name: 'keep', choices: ['first', 'last'] }] : [],
	changes(facts, findings, answers) {
		const asks = findings[0]?.fix?.needs.includes('keep');
		const keep = asks ? answers['keep'] : 'first';
		const nodes = [...new Set(nodesOf(facts, findings))].sort((a, b) => a - b);
		if (keep === 'first') return dropAll(nodes.slice(1));
		const last = nodes.at(-1);
		const to = findings[0]?.path;
		if (keep !== 'last' || last === undefined || typeof to !== 'string') return null;
		const inside = insideRoot(facts, to);
		return inside === null
			? null
			: [...dropAll(nodes.slice(0, -1)), { kind: 'move', node: last, to: inside }];
	}
};

function insideRoot({ root }: RoleFacts, path: string): string | null {
	if (root === '') return path;
	return path.startsWith(`${root}/`) ? path.slice(root.length + 1) : null;
}

const normaliseName: Repairer = {
	id: CONTAINER_FIXES.normaliseName,
	automatic: true,
	needs: noNeeds,
	changes(facts, findings) {
		const changes: Change[] = [];
		for (const node of new Set(nodesOf(facts, findings))) {
			const entry = facts.tree.nodes[node];
			const clean = normalise(entry?.path.replaceAll('\\', '/') ?? '');
			const to = clean === null ? null : insideRoot(facts, clean);
			const taken =
				to === null || to === '' || (facts.layout.existing.get(to)?.node ?? node) !== node;
			changes.push(
				taken || laidNodes(facts.tree)[node]?.kind === 'directory'
					? { kind: 'drop', node }
					: { kind: 'move', node, to }
			);
		}
		return changes;
	}
};

const copySymlinkTarget: Repairer = {
	id: CONTAINER_FIXES.copySymlinkTarget,
	automatic: true,
	needs: noNeeds,
	changes(facts, findings) {
		const changes: Change[] = [];
		for (const link of new Set(nodesOf(facts, findings))) {
			const file = facts.links.get(link);
			const to = insideRoot(facts, facts.tree.nodes[link]?.path ?? '');
			if (file === undefined || to === null) return null;
			changes.push({ kind: 'drop', node: link }, { kind: 'copy', node: file, to });
		}
		return changes;
	}
};

/** Writing the zip anew is what a repack does; this is the user's word that the list of entries is the right one. */
const rewriteArchive: Repairer = {
	id: CONTAINER_FIXES.rewriteArchive,
	automatic: true,
	needs: (_facts, findings) =>
		findings.some(({ fix }) => fix?.needs.includes('entries'))
			? [{ name: 'entries', choices: ['seen'] }]
			: [],
	changes(_facts, findings, answers) {
		const asks = findings.some(({ fix }) => fix?.needs.includes('entries'));
		return !asks || answers['entries'] === 'seen' ? [] : null;
	}
};

export const containerRepairs: readonly Repairer[] = [
	dropJunk,
	dropEntry,
	dropDuplicate,
	normaliseName,
	copySymlinkTarget,
	rewriteArchive
];
