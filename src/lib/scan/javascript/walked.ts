import type { AnyNode } from 'acorn';
import type { CallSites } from './call-sites';
import type { Constants } from './constants';
import type { FunctionInfo } from './functions';
import type { Scopes } from './scopes';

/** Called for every node of the program that may run, in its order. */
export type Visit = (node: AnyNode, place: Place) => void;

export interface Walked {
	readonly functions: readonly FunctionInfo[];
	readonly scopes: Scopes;
	readonly calls: CallSites;
	readonly constants: Constants;
}

/** Of a node: the position of the function around it, and whether it runs whenever that does. */
export interface Place {
	readonly within: number;
	readonly always: boolean;
}

/** Where a program runs: when its page starts, or when a user does something; in a page, or in a worker. */
export interface Setting {
	readonly atStart: boolean;
	readonly inPage: boolean;
}
