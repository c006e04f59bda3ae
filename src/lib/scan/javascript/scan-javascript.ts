import type { Reference, Scanned } from '../reference';
import { startedFunctions } from './functions';
import { Namer } from './name-references';
import { Origins } from './origins';
import { parseJavaScript } from './parse';
import { readUses } from './read-uses';
import { ScriptReader } from './script-reader';
import { Texts } from './texts';
import { walk } from './walk';
import type { Setting, Walked } from './walked';

/**
 * What a script or module names, runs and keeps. Text that is no JavaScript gives nothing but the reason.
 * Not `atStart`: a handler that runs when a user does something.
 */
export function scanJavaScript(code: string, setting: Setting = IN_PAGE): Scanned {
	const parsed = parseJavaScript(code);
	if (!parsed)
		return { references: [], storage: [], unread: ['not JavaScript, or nested too deep'] };
	const { program, sparse } = parsed;
	const reader = new ScriptReader();
	const walked = walk(program, (node, place) => reader.node(node, place), setting);
	const origins = new Origins(walked.scopes, walked.calls);
	const namer = new Namer(new Texts(origins, walked.constants), reader.elements);
	const named = reader.found.flatMap((found) => [...namer.references(found)]);
	// The second walk is for the few files that load something inside a function that has to be called first.
	const asked =
		!sparse && named.some(({ within }) => within.some((one) => !runsAlong(walked, one)));
	const started = asked ? startedFunctions(walked.functions, readUses(program, setting)) : null;
	const runs = (within: number): boolean =>
		runsAlong(walked, within) || (started?.has(within) ?? mayRun(walked, within));
	const references = named.map(({ reference, within }): Reference =>
		within.every(runs) ? reference : { ...reference, atStart: false }
	);
	const storage = reader.storage.filter(({ of, global, within }) =>
		global.test(origins.globalName(of, within) ?? '')
	);
	return {
		references: withoutTwins(references),
		storage: storage.map(({ api, span }) => ({ api, span })),
		unread: []
	};
}

/** A script of a page, when that starts. */
const IN_PAGE: Setting = { atStart: true, inPage: true };

/** One place that loads one URL in two ways, or by two calls, is one reference; if any of them is at start, it is. */
function withoutTwins(references: readonly Reference[]): Reference[] {
	const kept = new Map<string, Reference>();
	for (const one of references) {
		const key = `${one.span.start} ${one.span.end} ${one.url} ${one.follow}`;
		const known = kept.get(key);
		if (!known || (!known.atStart && one.atStart)) kept.set(key, one);
	}
	return [...kept.values()];
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
