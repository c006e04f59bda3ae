import type { Format } from '../format';
import { bundleCodes } from './codes';
import { detect } from './detect';
import { type BundleFacts, valueOf } from './facts';
import { gather } from './gather';
import { digests } from './rules/digests';
import { promises } from './rules/promises';
import { verifyRules } from './verify';

/** agent-compose bundles: what `agent-compose verify` accepts. */
export const agentComposeBundle: Format<BundleFacts> = {
	id: 'agent-compose-bundle',
	contract: 'agent-compose-c80417d',
	codes: bundleCodes,
	rules: [...verifyRules, digests, promises],
	detect,
	gather,
	verdicts(_, findings) {
		const because = findings
			.filter(({ stage, level }) => stage === 'verify' && level === 'error')
			.map(({ code }) => code);
		return {
			verify: { answer: because.length > 0 ? 'no' : 'yes', because: [...new Set(because)].sort() }
		};
	},
	subject: (facts) => ({
		id: valueOf(facts.manifest)?.role.value || null,
		version: null,
		path: null
	})
};
