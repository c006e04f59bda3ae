import type { Rule } from '../../contract/rule';
import type { FixRef } from '../../contract/finding';
import { ROLE_IMPORT_ZIP_ENTRY_INVALID } from './entry-code';
import type { ContainerFacts } from './facts';
import { CONTAINER_FIXES, fixAt } from './fixes';

type Reason = keyof typeof ROLE_IMPORT_ZIP_ENTRY_INVALID.messages;
const isReason = (reason: string): reason is Reason =>
	Object.hasOwn(ROLE_IMPORT_ZIP_ENTRY_INVALID.messages, reason);

/** Whether all entries of this one's name hold the same bytes, as far as their CRC and size tell. */
function sameAsOthers({ tree }: ContainerFacts, node: number | null): boolean {
	const one = node === null ? undefined : tree.nodes[node];
	if (one?.crc === undefined) return false;
	return tree.nodes.every(
		(other) => other.path !== one.path || (other.crc === one.crc && other.size === one.size)
	);
}

function fixOf(
	reason: Reason,
	name: string,
	node: number | null,
	facts: ContainerFacts
): FixRef | null {
	switch (reason) {
		case 'ds-store':
			return { id: CONTAINER_FIXES.dropJunk, needs: [] };
		case 'symlink':
			return node !== null && facts.links.has(node)
				? fixAt(CONTAINER_FIXES.copySymlinkTarget, name)
				: fixAt(CONTAINER_FIXES.dropEntry, name);
		case 'duplicate':
			return fixAt(CONTAINER_FIXES.dropDuplicate, name, sameAsOthers(facts, node) ? [] : ['keep']);
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
		for (const { kind, reason, name, node, detail } of facts.problems) {
			if (kind !== 'entry') continue;
			if (!isReason(reason)) throw new TypeError(`no message for ${reason}`);
			const path = name ?? '';
			const options = { path, fix: fixOf(reason, path, node, facts) };
			yield ROLE_IMPORT_ZIP_ENTRY_INVALID.find(reason, { name: path, detail }, options);
		}
	}
};
