import { error } from '@sveltejs/kit';
import { codes } from '$lib/formats/catalogue';
import { ruleData } from '$lib/ui/rules/summaries';
import type { EntryGenerator, PageServerLoad } from './$types';

/** One page for each code of the catalogue. */
export const entries: EntryGenerator = () => [...codes.keys()].map((code) => ({ code }));

export const load: PageServerLoad = ({ params }) => {
	const rule = ruleData(params.code);
	if (!rule) error(404);
	return { rule };
};
