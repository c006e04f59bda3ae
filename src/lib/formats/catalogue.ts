import type { CodeSpec } from '../contract/code';
import { agentComposeBundle } from './agent-compose-bundle/format';
import { launchCodes } from './agotalk-role/launch/codes';
import { agotalkRole } from './agotalk-role/format';
import { containerCodes } from './container/rules';

/** Every code the app knows, in the order of the catalogue. */
export const allCodes: readonly CodeSpec[] = [
	...containerCodes,
	...agotalkRole.codes,
	...launchCodes,
	...agentComposeBundle.codes
];

/** The same, by name. */
export const codes: ReadonlyMap<string, CodeSpec> = new Map(
	allCodes.map((spec) => [spec.code, spec])
);
