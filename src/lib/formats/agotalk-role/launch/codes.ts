import type { CodeSpec } from '../../../contract/code';
import { LAUNCH_BLANK, LAUNCH_TIMEOUT } from './display';
import { LAUNCH_NETWORK_ATTEMPT } from './network-attempt';
import { LAUNCH_RESOURCE_MISSING } from './resource-missing';
import { LAUNCH_CONSOLE_ERROR, LAUNCH_SCRIPT_ERROR } from './script-error';
import { LAUNCH_STATE_KEPT, LAUNCH_STATE_NOT_KEPT } from './state';

/** What the launch check can find, in the order of its specification. */
export const launchCodes: readonly CodeSpec[] = [
	LAUNCH_RESOURCE_MISSING,
	LAUNCH_NETWORK_ATTEMPT,
	LAUNCH_SCRIPT_ERROR,
	LAUNCH_CONSOLE_ERROR,
	LAUNCH_BLANK,
	LAUNCH_STATE_NOT_KEPT,
	LAUNCH_STATE_KEPT,
	LAUNCH_TIMEOUT
];
