import type { Finding } from '../../contract/finding';
import type { Format } from '../format';
import { bundleCodes } from './codes';
import { detect } from './detect';
import { type BundleFacts, valueOf } from './facts';
import { gather } from './gather';
import { digests } from './rules/digests';
import { BUNDLE_NOT_JUDGED, capped, notJudged } from './rules/limits';
import { promises } from './rules/promises';
import { verifyRules } from './verify';

/** agent-compose bundles: what `agent-compose verify` accepts. */
export const agentComposeBundle: Format<BundleFacts> = {
	id: 'agent-compose-bundle',
	contract: 'agent-compose-c80417d',
	codes: bundleCodes,
	rules: [...verifyRules, notJudged, digests, promises].map(capped),
	detect,
	gather,
	verdicts(_, findings) {
		const codes = (isCause: (finding: Finding) => boolean): string[] =>
			[...new Set(findings.filter(isCause).map(({ code }) => code))].sort();
		const errors = codes(({ stage, level }) => stage === 'verify' && level === 'error');
		if (errors.length > 0) return { verify: { answer: 'no', because: errors } };
		const open = codes(({ code }) => code === BUNDLE_NOT_JUDGED.code);
		return { verify: { answer: open.length > 0 ? 'conditional' : 'yes', because: open } };
	},
	subject(facts) {
		const role = valueOf(facts.manifest)?.role.value ?? '';
		return { id: role === '' ? null : role, version: null, path: null };
	}
};
