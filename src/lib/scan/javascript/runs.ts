import type { AnyNode } from 'acorn';
import { memberName } from './ast';
import { isLifeMethod, isUserHandler } from './events';
import { ALONG, ON_EVENT, type Runs } from './functions';

/** How a function runs that is kept under a property. */
export function propertyRuns(name: string): Runs {
	if (isUserHandler(name)) return ON_EVENT;
	// Modules of bundles are kept under numbers and paths, and required by them.
	const isModule = !/^#?[\w$]+$/u.test(name) || /^\d/u.test(name);
	const along = isModule || isLifeMethod(name) || /^(?:on|exports$)/u.test(name);
	return along ? ALONG : { how: 'property', name };
}

/** Milliseconds from which on a timer is no part of the start. */
const LATE = 5_000;

/** `setInterval(f, 10_000)`: nothing of it runs at start. */
export function isLater(callee: AnyNode, delay: AnyNode | undefined): boolean {
	const name = callee.type === 'Identifier' ? callee.name : memberName(callee);
	if (name !== 'setInterval' && name !== 'setTimeout') return false;
	return delay?.type === 'Literal' && typeof delay.value === 'number' && delay.value >= LATE;
}

/** Whether a statement leaves the code that it stands in. */
export const leaves = ({ type }: AnyNode): boolean =>
	type === 'ReturnStatement' || type === 'ThrowStatement';
