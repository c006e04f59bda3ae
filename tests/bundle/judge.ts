import { check } from '../../src/lib/contract/rule';
import type { Finding } from '../../src/lib/contract/finding';
import { agentComposeBundle } from '../../src/lib/formats/agent-compose-bundle/format';
import type { BundleFacts } from '../../src/lib/formats/agent-compose-bundle/facts';
import { originalSentence } from '../../src/lib/formats/agent-compose-bundle/verify';
import type { Tree } from '../../src/lib/source/tree';

export interface Judged {
	readonly facts: BundleFacts;
	readonly findings: readonly Finding[];
	readonly accepted: boolean;
	readonly sentence: string | null;
}

/** A tree as the workbench judges it. A rule that fails is a failure of the test. */
export async function judge(tree: Tree, { deep = false, root = '' } = {}): Promise<Judged> {
	const facts = await agentComposeBundle.gather(tree, { root, deep, library: [] });
	const { findings, faults } = check(facts, agentComposeBundle.rules);
	if (faults.length > 0) throw new Error(JSON.stringify(faults));
	const { verify } = agentComposeBundle.verdicts(facts, findings);
	return {
		facts,
		findings,
		accepted: verify?.answer === 'yes',
		sentence: originalSentence(findings)
	};
}
