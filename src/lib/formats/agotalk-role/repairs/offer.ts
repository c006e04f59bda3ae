import type { Finding } from '../../../contract/finding';
import type { Repair } from '../../../repack/change';
import type { RoleFacts } from '../facts/role-facts';
import { containerRepairs } from './container-repairs';
import { contentRepairs } from './content-repairs';
import { contractRepairs } from './contract-repairs';
import { packageRepairs } from './package-repairs';
import { imageRepairs, makeAvatar, placeAvatar } from './image-repairs';
import type { Repairer } from './repairer';
import { roleMdRepairs } from './role-md-repairs';

const REPAIRERS: ReadonlyMap<string, Repairer> = new Map(
	[
		...packageRepairs,
		...containerRepairs,
		...roleMdRepairs,
		...contractRepairs,
		...contentRepairs,
		...imageRepairs
	].map((repairer) => [repairer.id, repairer])
);

function offer(
	facts: RoleFacts,
	repairer: Repairer,
	group: readonly Finding[],
	at: string | null
): Repair {
	const needs = repairer.needs(facts, group);
	const fills = repairer.fills?.(facts, group) ?? null;
	return {
		id: repairer.id,
		at,
		automatic: repairer.automatic && needs.length === 0,
		needs,
		codes: [...new Set(group.map((finding) => finding.code))],
		...(fills !== null && { fills }),
		changes: (answers) => repairer.changes(facts, group, answers),
		samples: (answers) => repairer.samples?.(facts, group, answers) ?? null
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
	const made = facts.where.root === null ? null : makeAvatar(facts);
	const isFilled = repairs.some(({ fills }) => fills !== undefined && fills === made?.fills);
	return made && !isFilled ? [...repairs, made] : repairs;
}
