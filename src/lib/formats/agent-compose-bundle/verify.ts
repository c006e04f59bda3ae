import type { Finding } from '../../contract/finding';
import type { Rule } from '../../contract/rule';
import type { Step } from './complaint';
import type { BundleFacts } from './facts';
import { contentList } from './rules/content-list';
import { delivery } from './rules/delivery';
import { manifestDocument, traceDocument } from './rules/document';
import { profiles } from './rules/profiles';
import { providers } from './rules/providers';
import { repositories } from './rules/repositories';
import { role } from './rules/role';
import { skills } from './rules/skills';
import { skillsTree } from './rules/skills-tree';
import { treeWalk } from './rules/tree-walk';

/** The checks of `verify` in the original's order. It stops at the first complaint; we tell them all. */
const STEPS: readonly Step[] = [
	treeWalk,
	manifestDocument,
	role,
	contentList,
	delivery,
	traceDocument,
	profiles,
	repositories,
	skills,
	skillsTree,
	providers
];

/** Whether an earlier step complains. One that throws is a fault of ours and says nothing here. */
function complains(step: Step, facts: BundleFacts): boolean {
	try {
		for (const _ of step.check(facts)) return true;
		return false;
	} catch {
		return false;
	}
}

/** A rule of each step. The very first complaint of all carries the original's sentence. */
export const verifyRules: readonly Rule<BundleFacts>[] = STEPS.map((step, position) => ({
	name: step.name,
	*check(facts) {
		let first: boolean | null = null;
		for (const { finding, original } of step.check(facts)) {
			first ??= !STEPS.slice(0, position).some((earlier) => complains(earlier, facts));
			yield first ? marked(finding, original) : finding;
			first = false;
		}
	}
}));

const marked = (finding: Finding, original: string): Finding => ({
	...finding,
	params: { ...finding.params, original }
});

/** The sentence that the original prints; null: it accepts the bundle. */
export function originalSentence(findings: readonly Finding[]): string | null {
	for (const { params } of findings) {
		if (typeof params.original === 'string') return params.original;
	}
	return null;
}
