import { check } from '../contract/rule';
import { compareBundles } from '../formats/agent-compose-bundle/compare/compare';
import { diffText } from '../formats/agent-compose-bundle/compare/text';
import { describeBundle } from '../formats/agent-compose-bundle/describe/describe';
import type { BundleDescription } from '../formats/agent-compose-bundle/describe/model';
import { exportBundle } from '../formats/agent-compose-bundle/export/export';
import { gather } from '../formats/agent-compose-bundle/gather';
import { verifyRules } from '../formats/agent-compose-bundle/verify';
import type { Tree } from '../source/tree';
import { RolecheckError } from './error';
import type { BundleDiff, ExportedBundle } from './protocol';

const gatherAll = (tree: Tree, root: string) => gather(tree, { root, deep: true, library: [] });

/** A bundle as a screen shows it; null: its manifest cannot be read. */
export async function describe(tree: Tree, root: string): Promise<BundleDescription | null> {
	return describeBundle(await gatherAll(tree, root));
}

/** The deterministic archive of a bundle. Rejects with the original's sentence where the original refuses. */
export async function exported(tree: Tree, root: string): Promise<ExportedBundle> {
	const facts = await gatherAll(tree, root);
	const { findings } = check(facts, verifyRules);
	const made = await exportBundle(tree, facts, findings);
	if (made.kind === 'refused') throw new RolecheckError('input', 'EXPORT_REFUSED', made.original);
	if (made.kind === 'not-judged')
		throw new RolecheckError('input', 'EXPORT_NOT_JUDGED', `${made.path} (${made.why})`);
	const blob = new Blob([new Uint8Array(made.gzip)], { type: 'application/gzip' });
	return { name: made.name, blob, tarBytes: made.tar.length };
}

interface Rooted {
	readonly tree: Tree;
	readonly root: string;
}

/** What two bundles decided differently; and as text, or the error that the original ends with. */
export async function bundleDiff(before: Rooted, after: Rooted): Promise<BundleDiff> {
	const old = await gatherAll(before.tree, before.root);
	const now = await gatherAll(after.tree, after.root);
	const printed = diffText(old, now);
	return {
		comparison: compareBundles(old, now),
		text: printed.ok ? new TextDecoder().decode(printed.bytes) : printed.error
	};
}
