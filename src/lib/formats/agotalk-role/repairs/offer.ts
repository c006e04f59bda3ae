import type { Finding } from '../../../contract/finding';
import type { Repair } from '../../../repack/change';
import type { RoleFacts } from '../facts/role-facts';
import { containerRepairs } from './container-repairs';
import { contractRepairs } from './contract-repairs';
import { packageRepairs } from './package-repairs';
import type { Repairer } from './repairer';
import { roleMdRepairs } from './role-md-repairs';

const REPAIRERS: ReadonlyMap<string, Repairer> = new Map(
	[...packageRepairs, ...containerRepairs, ...roleMdRepairs, ...contractRepairs].map((repairer) => [
		repairer.id,
		repairer
	])
);

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
		if (!fix || !repairer) continue;
		const needs = repairer.needs(facts, group);
		repairs.push({
			id: fix.id,
			at: fix.at ?? null,
			automatic: repairer.automatic && needs.length === 0,
			needs,
			codes: [...new Set(group.map((finding) => finding.code))],
			changes: (answers) => repairer.changes(facts, group, answers)
		});
	}
	return repairs;
}
