import type { Reference, Scanned } from '../reference';
import { startedFunctions } from './functions';
import { nameReferences } from './name-references';
import { parseJavaScript } from './parse';
import { readUses } from './read-uses';
import { ScriptReader } from './script-reader';
import { type Walked, walk } from './walk';

/**
 * What a script or module names, runs and keeps. Text that is no JavaScript gives nothing but the reason.
 * `atStart`: false for a handler that runs when a user does something.
 */
export function scanJavaScript(code: string, atStart = true): Scanned {
	const parsed = parseJavaScript(code);
	if (!parsed)
		return { references: [], storage: [], unread: ['not JavaScript, or nested too deep'] };
	const { program, sparse } = parsed;
	const reader = new ScriptReader();
	const walked = walk(program, (node, within) => reader.node(node, within), atStart);
	const placed = reader.found.flatMap((found) =>
		nameReferences(found, walked.constants, reader.elements).map((reference) => ({
			reference,
			within: found.within
		}))
	);
	// The second walk is for the few files that load something inside a function that has to be called first.
	const asked = !sparse && placed.some(({ within }) => !runsAlong(walked, within));
	const started = asked ? startedFunctions(walked.functions, readUses(program, atStart)) : null;
	const references = placed.map(({ reference, within }): Reference => {
		const runs = runsAlong(walked, within) || (started?.has(within) ?? mayRun(walked, within));
		return runs ? reference : { ...reference, atStart: false };
	});
	return { references, storage: reader.storage, unread: [] };
}

/** Whether no user's action stands around it. */
function mayRun({ functions }: Walked, within: number): boolean {
	for (let at = within; at > 0; at = functions[at]?.parent ?? 0) {
		if (functions[at]?.runs.how === 'event') return false;
	}
	return true;
}

/** Whether all code around it runs on the spot. */
function runsAlong({ functions }: Walked, within: number): boolean {
	for (let at = within; at > 0; at = functions[at]?.parent ?? 0) {
		if (functions[at]?.runs.how !== 'along') return false;
	}
	return true;
}
