import type { Reference, Scanned } from '../reference';
import { startedFunctions } from './functions';
import { nameReferences } from './name-references';
import { type ScriptMode, parseJavaScript } from './parse';
import { readUses } from './read-uses';
import { ScriptReader } from './script-reader';
import { type Walked, walk } from './walk';

export interface ScriptOptions {
	readonly mode: ScriptMode;
	/** False: the code is a handler that runs when a user does something. */
	readonly atStart?: boolean;
}

/** What a script names, runs and keeps. Text that is no JavaScript gives nothing but the reason. */
export function scanJavaScript(code: string, { mode, atStart = true }: ScriptOptions): Scanned {
	const program = parseJavaScript(code, mode);
	if (!program)
		return { references: [], storage: [], unread: ['not JavaScript, or nested too deep'] };
	const reader = new ScriptReader();
	const walked = walk(program, (node, within) => reader.node(node, within), atStart);
	const placed = reader.found.flatMap((found) =>
		nameReferences(found, walked.constants, reader.elements).map((reference) => ({
			reference,
			within: found.within
		}))
	);
	// The second walk is for the few files that load something inside a function that has to be called first.
	const asked = placed.some(({ within }) => !runsAlong(walked, within));
	const started = asked ? startedFunctions(walked.functions, readUses(program, atStart)) : null;
	const references = placed.map(({ reference, within }): Reference => {
		const runs = runsAlong(walked, within) || (started?.has(within) ?? false);
		return runs ? reference : { ...reference, atStart: false };
	});
	return { references, storage: reader.storage, unread: [] };
}

/** Whether all code around it runs on the spot. */
function runsAlong({ functions }: Walked, within: number): boolean {
	for (let at = within; at > 0; at = functions[at]?.parent ?? 0) {
		if (functions[at]?.runs.how !== 'along') return false;
	}
	return true;
}
