import { answerTo, type Change, type Repair } from '../repack/change';
import { applyEdits } from '../repack/apply';
import type { ImageRecipe } from '../repack/image/recipe';
import type { ChangeView, RepairOffer } from '../repack/offer';
import type { Tree } from '../source/tree';

import type { CheckedPackage } from './plug-in';

type Edit = Extract<Change, { kind: 'edit' }>;

const shownPath = (tree: Tree, node: number): string => tree.nodes[node]?.path ?? '';

function viewsOf(
	tree: Tree,
	changes: readonly Change[],
	texts: CheckedPackage['texts'],
	directory: string | null,
	mask: CheckedPackage['mask']
): ChangeView[] {
	const views: ChangeView[] = [];
	const edits = new Map<string, Edit[]>();
	for (const change of changes) {
		if (change.kind === 'edit') edits.set(change.path, [...(edits.get(change.path) ?? []), change]);
		else if (change.kind === 'create')
			views.push({ kind: 'name', from: null, to: mask(change.path) });
		else if (change.kind === 'drop')
			views.push({ kind: 'name', from: mask(shownPath(tree, change.node)), to: null });
		else if (change.kind === 'move' || change.kind === 'copy')
			views.push({
				kind: 'name',
				from: mask(shownPath(tree, change.node)),
				to: mask(change.to)
			});
		else if (change.kind === 'image') {
			const { path = '', size = 0 } = tree.nodes[change.recipe.node] ?? {};
			views.push({ ...change, from: mask(path), to: mask(change.to), bytes: size });
		} else
			views.push({
				kind: 'name',
				from: directory ? mask(`${directory}/`) : null,
				to: mask(`${change.to}/`)
			});
	}
	for (const [path, own] of edits) {
		const before = texts.get(path);
		if (before !== undefined)
			views.push({
				kind: 'text',
				path: mask(path),
				before: mask(before),
				after: mask(applyEdits(before, own))
			});
	}
	return views;
}

function samplesOf(
	tree: Tree,
	recipes: readonly ImageRecipe[],
	mask: CheckedPackage['mask']
): RepairOffer['samples'] {
	const [first] = recipes;
	return first ? { from: mask(shownPath(tree, first.node)), recipes } : null;
}

/** The repairs as they can be shown: what each asks, and what it would change. */
export function offersOf(
	tree: Tree,
	repairs: readonly Repair[],
	{ texts, contents, mask }: Pick<CheckedPackage, 'texts' | 'contents' | 'mask'>,
	answers: Readonly<Record<string, string>>
): RepairOffer[] {
	return repairs.map(({ id, at, automatic, needs, codes, fills = null, changes, samples }) => {
		const made = changes(answers);
		const answered = needs.every((need) => answerTo(answers, need) !== undefined);
		return {
			id,
			at,
			automatic,
			needs: needs.map((need) => ({
				...need,
				...(answered && made === null && { refused: true })
			})),
			codes,
			fills,
			samples: samplesOf(tree, samples?.(answers) ?? [], mask),
			views: made && viewsOf(tree, made, texts, contents?.directory ?? null, mask)
		};
	});
}
