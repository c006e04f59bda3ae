import type { Change } from '../../../repack/change';
import { contractId } from '../facts/contract-values';
import { laidNodes } from '../facts/laid-nodes';
import { isRoleId } from '../facts/role-id';
import type { RoleFacts } from '../facts/role-facts';
import { noNeeds, type Repairer } from './repairer';

/** The id that the package already has: its contract's, else its directory's; null where neither is one. */
function knownId({ contract, where }: RoleFacts): string | null {
	const { directory } = where;
	if (directory !== null && isRoleId(directory)) return directory;
	return contractId(contract);
}

/** What lies beside the package in an archive, and can't go with it into the one directory. */
function beside({ tree, where: { root } }: RoleFacts): Change[] {
	if (root === null || root === '') return [];
	const changes: Change[] = [];
	laidNodes(tree).forEach(({ path, kind }, node) => {
		if (kind !== 'directory' && !path.startsWith(`${root}/`)) changes.push({ kind: 'drop', node });
	});
	return changes;
}

/** Puts the package into the single top-level directory that its id names, and leaves out what lies beside it. */
const setRoot: Repairer = {
	id: 'set-root',
	automatic: true,
	needs: (facts, findings) => [
		...(knownId(facts) === null ? [{ name: 'id' }] : []),
		...(findings.some(({ fix }) => fix?.needs.includes('root'))
			? [{ name: 'root', choices: [facts.where.root ?? ''] }]
			: [])
	],
	changes(facts, findings, answers) {
		const { root } = facts.where;
		if (root === null) return null;
		const asks = findings.some(({ fix }) => fix?.needs.includes('root'));
		if (asks && answers['root'] !== root) return null;
		const id = knownId(facts) ?? answers['id'];
		return id !== undefined && isRoleId(id) ? [{ kind: 'root', to: id }, ...beside(facts)] : null;
	}
};

/** The new zip is always named after id and version; there is nothing to change in the package. */
const nameZip: Repairer = {
	id: 'name-zip',
	automatic: true,
	needs: noNeeds,
	changes: () => []
};

export const packageRepairs: readonly Repairer[] = [setRoot, nameZip];
