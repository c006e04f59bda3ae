import { contractId } from '../facts/contract-values';
import { isRoleId } from '../facts/role-id';
import type { RoleFacts } from '../facts/role-facts';
import { noNeeds, type Repairer } from './repairer';

/** The id that the package already has: its contract's, else its directory's; null where neither is one. */
function knownId({ contract, where }: RoleFacts): string | null {
	const { directory } = where;
	if (directory !== null && isRoleId(directory)) return directory;
	return contractId(contract);
}

/** Puts the package into the single top-level directory that its id names, and leaves out what lies beside it. */
const setRoot: Repairer = {
	id: 'set-root',
	automatic: true,
	needs: (facts) => (knownId(facts) === null ? [{ name: 'id' }] : []),
	changes(facts, _findings, answers) {
		if (facts.where.root === null) return null;
		const id = knownId(facts) ?? answers['id'];
		return id !== undefined && isRoleId(id) ? [{ kind: 'root', to: id }] : null;
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
