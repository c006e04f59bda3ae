import type { CodeSpec } from '../../contract/code';
import type { Rule } from '../../contract/rule';
import type { ContainerFacts } from './facts';
export const containerRules: readonly Rule<ContainerFacts>[] = [];
export const containerCodes: readonly CodeSpec[] = [];
