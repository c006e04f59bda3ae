import type { Rule } from '../../contract/rule';
import type { FixRef } from '../../contract/finding';
import type { TreeNode } from '../../source/tree';
import { ROLE_IMPORT_ZIP_ENTRY_INVALID } from './entry-code';
import type { ContainerFacts } from './facts';
import { CONTAINER_FIXES, fixAt } from './fixes';

type Reason = keyof typeof ROLE_IMPORT_ZIP_ENTRY_INVALID.messages;
const isReason = (reason: string): reason is Reason =>
	Object.hasOwn(ROLE_IMPORT_ZIP_ENTRY_INVALID.messages, reason);

/** Paths whose entries do not all hold the same bytes, as far as their CRC and size tell. In one pass: there may be 100,000. */
function differing({ tree }: ContainerFacts): ReadonlySet<string> {
	const first = new Map<string, TreeNode>();
	const found = new Set<string>();
	for (const node of tree.nodes) {
		const one = first.get(node.path);
		if (!one) first.set(node.path, node);
		else if (one.crc === undefined || one.crc !== node.crc || one.size !== node.size)
			found.add(node.path);
	}
	return found;
}

const isDifferent = (
	{ tree }: ContainerFacts,
	node: number | null,
	differ: ReadonlySet<string>
): boolean => {
	const path = node === null ? undefined : tree.nodes[node]?.path;
	return path === undefined || differ.has(path);
};

function fixOf(
	reason: Reason,
	name: string,
	node: number | null,
	facts: ContainerFacts,
	differ: ReadonlySet<string>
): FixRef | null {
	switch (reason) {
		case 'ds-store':
			return { id: CONTAINER_FIXES.dropJunk, needs: [] };
		case 'symlink':
			return node !== null && facts.links.has(node)
				? fixAt(CONTAINER_FIXES.copySymlinkTarget, name)
				: fixAt(CONTAINER_FIXES.dropEntry, name);
		case 'duplicate':
			return fixAt(
				CONTAINER_FIXES.dropDuplicate,
				name,
				isDifferent(facts, node, differ) ? ['keep'] : []
			);
		case 'backslash':
		case 'dot-segment':
		case 'empty-segment':
			return fixAt(CONTAINER_FIXES.normaliseName, name);
		/* Our writer makes plain files of files and no entries of directories. */
		case 'type-conflict':
		case 'directory-data':
			return { id: CONTAINER_FIXES.rewriteArchive, needs: [] };
		case 'file-and-directory':
			return null;
		default:
			return fixAt(CONTAINER_FIXES.dropEntry, name);
	}
}

export const entryRule: Rule<ContainerFacts> = {
	name: 'archive-entry',
	*check(facts) {
		const twice = facts.problems.some(({ reason }) => reason === 'duplicate');
		const differ = twice ? differing(facts) : new Set<string>();
		for (const { kind, reason, name, node, detail } of facts.problems) {
			if (kind !== 'entry') continue;
			if (!isReason(reason)) throw new TypeError(`no message for ${reason}`);
			const path = name ?? '';
			const options = { path, fix: fixOf(reason, path, node, facts, differ) };
			yield ROLE_IMPORT_ZIP_ENTRY_INVALID.find(reason, { name: path, detail }, options);
		}
	}
};
