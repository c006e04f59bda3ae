import type { Text } from '../../contract/language';
import type { RepairOffer } from '../../repack/offer';
import type { Codes } from '../codes.svelte';

/** A repair is called by what has to be done about the first code it settles. */
export function titleOf(offer: RepairOffer, codes: Codes, t: (text: Text) => string): string {
	const spec = codes.get(offer.codes[0] ?? '');
	return spec ? t(spec.todo).replace(/[.。]$/u, '') : offer.id;
}
