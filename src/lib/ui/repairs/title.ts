import type { Text } from '../../contract/language';
import type { RepairOffer } from '../../repack/offer';
import type { Settings } from '../../state/settings.svelte';
import type { Codes } from '../codes.svelte';
import { repairTitles } from '../strings/repair-titles';

const titles: Readonly<Record<string, Text>> = repairTitles;

/** What a repair is called; one without a name of its own is called by what has to be done about its code. */
export function titleOf(
	{ id, at, codes: settled }: RepairOffer,
	codes: Codes,
	t: Settings['t']
): string {
	const title = titles[id];
	if (title) return t(title, { at: at ?? '' }).trim();
	const todo = codes.get(settled[0] ?? '')?.todo;
	return todo ? t(todo).replace(/[.。]$/u, '') : id;
}
