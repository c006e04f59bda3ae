import type { Change, Repair } from '../repack/change';
import { applyEdits } from '../repack/apply';
import type { ChangeView, RepairOffer } from '../repack/offer';
import type { Tree } from '../source/tree';

import type { CheckedPackage } from './plug-in';

type Edit = Extract<Change, { kind: 'edit' }>;

const shownPath = (tree: Tree, node: number): string => tree.nodes[node]?.path ?? '';

function viewsOf(
	tree: Tree,
	changes: readonly Change[],
	texts: CheckedPackage['texts'],
	directory: string | null
): ChangeView[] {
	const views: ChangeView[] = [];
	const edits = new Map<string, Edit[]>();
	for (const change of changes) {
		if (change.kind === 'edit') edits.set(change.path, [...(edits.get(change.path) ?? []), change]);
		else if (change.kind === 'create') views.push({ kind: 'name', from: null, to: change.path });
		else if (change.kind === 'drop')
			views.push({ kind: 'name', from: shownPath(tree, change.node), to: null });
		else if (change.kind === 'move' || change.kind === 'copy')
			views.push({ kind: 'name', from: shownPath(tree, change.node), to: change.to });
		else
			views.push({ kind: 'name', from: directory ? `${directory}/` : null, to: `${change.to}/` });
	}
	for (const [path, own] of edits) {
		const before = texts.get(path);
		if (before !== undefined)
			views.push({ kind: 'text', path, before, after: applyEdits(before, own) });
	}
	return views;
}

/** The repairs as they can be shown: what each asks, and what it would change. */
export function offersOf(
	tree: Tree,
	repairs: readonly Repair[],
	texts: CheckedPackage['texts'],
	contents: CheckedPackage['contents'],
	answers: Readonly<Record<string, string>>
): RepairOffer[] {
	return repairs.map(({ id, at, automatic, needs, codes, changes }) => {
		const made = changes(answers);
		const answered = needs.every(({ name }) => answers[name] !== undefined);
		return {
			id,
			at,
			automatic,
			needs: needs.map((need) => ({
				...need,
				...(answered && made === null && { refused: true })
			})),
			codes,
			views: made && viewsOf(tree, made, texts, contents?.directory ?? null)
		};
	});
}
