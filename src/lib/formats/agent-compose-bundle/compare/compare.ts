import type { BundleFacts } from '../facts';
import { compareUtf8 } from '../go/utf8';
import type { Manifest } from '../manifest';
import { readable } from '../facts';
import type { Decision, Trace } from '../trace';

/** A decision's outcome and grounds on one side. */
export interface DecisionSide {
	readonly outcome: string;
	readonly reason: string;
	readonly source: string;
	readonly kind: string;
}

export interface DecisionChange {
	readonly subject: string;
	/** `reason`: the outcome is the same, the reason is not. */
	readonly change: 'added' | 'removed' | 'outcome' | 'reason';
	readonly before: DecisionSide | null;
	readonly after: DecisionSide | null;
}

/** A content id or a file; digests as `sha256:…`, null: not there on that side. */
export interface DigestChange {
	readonly name: string;
	readonly before: string | null;
	readonly after: string | null;
}

/** A field of the manifest that the original's diff passes over. */
export interface FieldChange {
	readonly field: string;
	readonly before: string;
	readonly after: string;
}

/** Two bundles, side by side: plain data. */
export interface BundleComparison {
	readonly fields: readonly FieldChange[];
	readonly decisions: readonly DecisionChange[];
	readonly unchangedDecisions: number;
	readonly contents: readonly DigestChange[];
	/** Empty unless both were read whole. */
	readonly files: readonly DigestChange[];
	readonly unchangedFiles: number;
}

/** Of several decisions on one subject the last counts, as in the original. */
const bySubject = (trace: Trace): Map<string, Decision> =>
	new Map(trace.decisions.items.map((decision) => [decision.subject.value, decision]));

/** Keys of both, in the order of their bytes. */
export const keysOfBoth = (
	left: ReadonlyMap<string, unknown>,
	right: ReadonlyMap<string, unknown>
): string[] => [...new Set([...left.keys(), ...right.keys()])].sort(compareUtf8);

const sideOf = ({ outcome, reason, source, kind }: Decision): DecisionSide => ({
	outcome: outcome.value,
	reason: reason.value,
	source: source.value,
	kind: kind.value
});

/** Decisions by subject: only outcome and reason are compared, not source or kind. */
export function compareDecisions(
	left: Trace,
	right: Trace
): { changes: DecisionChange[]; unchanged: number } {
	const [before, after] = [bySubject(left), bySubject(right)];
	const changes: DecisionChange[] = [];
	let unchanged = 0;
	for (const subject of keysOfBoth(before, after)) {
		const [l, r] = [before.get(subject), after.get(subject)];
		const sides = { subject, before: l ? sideOf(l) : null, after: r ? sideOf(r) : null };
		if (sides.before === null) changes.push({ ...sides, change: 'added' });
		else if (sides.after === null) changes.push({ ...sides, change: 'removed' });
		else if (sides.before.outcome !== sides.after.outcome)
			changes.push({ ...sides, change: 'outcome' });
		else if (sides.before.reason !== sides.after.reason)
			changes.push({ ...sides, change: 'reason' });
		else unchanged++;
	}
	return { changes, unchanged };
}

const orNull = (digest: string | undefined): string | null =>
	digest === undefined || digest === '' ? null : digest;

/** Names whose digests differ; an empty digest counts as none. */
export function compareDigests(
	left: ReadonlyMap<string, string>,
	right: ReadonlyMap<string, string>
): DigestChange[] {
	return keysOfBoth(left, right)
		.map((name) => ({ name, before: orNull(left.get(name)), after: orNull(right.get(name)) }))
		.filter(({ before, after }) => before !== after);
}

/** Digests by content id; the last of repeated ids counts. */
export const contentDigests = (manifest: Manifest): Map<string, string> =>
	new Map(manifest.content.items.map(({ id, digest }) => [id.value, digest.value]));

const fieldsOf = (manifest: Manifest): Map<string, string> => {
	const list = (items: readonly { value: string }[]): string =>
		items.map(({ value }) => value).join(', ');
	return new Map([
		['role', manifest.role.value],
		['personalities', list(manifest.personalities.items)],
		['boundaries', list(manifest.boundaries.items)],
		['model_tier', manifest.model_tier.value || 'frontier'],
		['color', manifest.color.value],
		['purpose', manifest.identity.purpose.value],
		['sources', list(manifest.sources.items)],
		['repositories', list(manifest.repositories.items.map(({ identity }) => identity))],
		['delivery.mode', manifest.delivery.mode.value]
	]);
};

/** Null where one of them has no readable manifest and trace. */
export function compareBundles(left: BundleFacts, right: BundleFacts): BundleComparison | null {
	const [l, r] = [readable(left), readable(right)];
	if (l === null || r === null) return null;
	const decisions = compareDecisions(l.trace, r.trace);
	const [before, after] = [fieldsOf(l.manifest), fieldsOf(r.manifest)];
	const deep = left.deep && right.deep;
	const files = deep ? compareDigests(prefixed(left), prefixed(right)) : [];
	const total = deep ? keysOfBoth(left.hashes, right.hashes).length : 0;
	return {
		fields: [...before]
			.map(([field, value]) => ({ field, before: value, after: after.get(field) ?? '' }))
			.filter((field) => field.before !== field.after),
		decisions: decisions.changes,
		unchangedDecisions: decisions.unchanged,
		contents: compareDigests(contentDigests(l.manifest), contentDigests(r.manifest)),
		files,
		unchangedFiles: total - files.length
	};
}

const prefixed = ({ hashes }: BundleFacts): Map<string, string> =>
	new Map([...hashes].map(([path, hash]) => [path, `sha256:${hash}`]));
