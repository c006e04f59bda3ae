import type { Finding } from '../../../contract/finding';
import type { Repair } from '../../../repack/change';
import type { RoleFacts } from '../facts/role-facts';
import { containerRepairs } from './container-repairs';
import { contentRepairs } from './content-repairs';
import { contractRepairs } from './contract-repairs';
import { packageRepairs } from './package-repairs';
import type { Repairer } from './repairer';
import { placeAvatar, roleMdRepairs } from './role-md-repairs';

const REPAIRERS: ReadonlyMap<string, Repairer> = new Map(
	[
		...packageRepairs,
		...containerRepairs,
		...roleMdRepairs,
		...contractRepairs,
		...contentRepairs
	].map((repairer) => [repairer.id, repairer])
);

function offer(
	facts: RoleFacts,
	repairer: Repairer,
	group: readonly Finding[],
	at: string | null
): Repair {
	const needs = repairer.needs(facts, group);
	return {
		id: repairer.id,
		at,
		automatic: repairer.automatic && needs.length === 0,
		needs,
		codes: [...new Set(group.map((finding) => finding.code))],
		changes: (answers) => repairer.changes(facts, group, answers)
	};
}

/** The repairs for a package's findings: those that ask for the same one, on the same thing, share it. */
export function repairsFor(facts: RoleFacts, findings: readonly Finding[]): Repair[] {
	const groups = new Map<string, Finding[]>();
	for (const finding of findings) {
		if (!finding.fix) continue;
		const key = JSON.stringify([finding.fix.id, finding.fix.at ?? null]);
		const group = groups.get(key);
		if (group) group.push(finding);
		else groups.set(key, [finding]);
	}
	const repairs: Repair[] = [];
	for (const group of groups.values()) {
		const fix = group[0]?.fix;
		const repairer = fix && REPAIRERS.get(fix.id);
		if (!repairer) continue;
		repairs.push(offer(facts, repairer, group, fix.at ?? null));
		const named = group.filter(({ params }) => 'image' in params);
		if (repairer.id === 'delete-avatar-key' && named.length > 0)
			repairs.push(offer(facts, placeAvatar, named, null));
	}
	return repairs;
}
