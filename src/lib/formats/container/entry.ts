import type { Rule } from '../../contract/rule';
import type { FixRef } from '../../contract/finding';
import { ROLE_IMPORT_ZIP_ENTRY_INVALID } from './entry-code';
import type { ContainerFacts } from './facts';
import { CONTAINER_FIXES, fixAt } from './fixes';

type Reason = keyof typeof ROLE_IMPORT_ZIP_ENTRY_INVALID.messages;
const isReason = (reason: string): reason is Reason =>
	Object.hasOwn(ROLE_IMPORT_ZIP_ENTRY_INVALID.messages, reason);

function fixOf(reason: Reason, name: string): FixRef | null {
	switch (reason) {
		case 'ds-store':
			return fixAt(CONTAINER_FIXES.dropJunk, name);
		case 'symlink':
			return fixAt(CONTAINER_FIXES.copySymlinkTarget, name);
		case 'duplicate':
			return fixAt(CONTAINER_FIXES.dropDuplicate, name);
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
	*check({ problems }) {
		for (const { kind, reason, name, detail } of problems) {
			if (kind !== 'entry') continue;
			if (!isReason(reason)) throw new TypeError(`no message for ${reason}`);
			const path = name ?? '';
			const options = { path, fix: fixOf(reason, path) };
			yield ROLE_IMPORT_ZIP_ENTRY_INVALID.find(reason, { name: path, detail }, options);
		}
	}
};
