import type { Flaw } from '../archive/flaw';
import type { Problem } from './tree';

/** Reasons that say where an entry would be put: no safe path, or a place that is taken. */
const PLACE_REASONS = new Set([
	'name-encoding',
	'nul',
	'control-character',
	'drive',
	'unc',
	'absolute',
	'backslash',
	'parent-segment',
	'dot-segment',
	'empty-segment',
	'ds-store',
	'duplicate',
	'file-and-directory'
]);

/** Entries that have no safe place of their own in a tree. */
export function unsafeEntries(flaws: readonly Flaw[]): ReadonlySet<number> {
	const unsafe = new Set<number>();
	for (const { kind, reason, entry } of flaws)
		if (kind === 'entry' && entry !== null && PLACE_REASONS.has(reason)) unsafe.add(entry);
	return unsafe;
}

export const problemOf = (flaw: Flaw, entries: readonly { readonly name: string }[]): Problem => ({
	kind: flaw.kind,
	reason: flaw.reason,
	name: flaw.entry === null ? null : (entries[flaw.entry]?.name ?? null),
	node: flaw.entry,
	offset: flaw.offset,
	detail: flaw.detail
});
