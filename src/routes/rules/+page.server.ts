import { summaries } from '$lib/ui/rules/summaries';
import type { PageServerLoad } from './$types';

/** Runs while the site is built: the page carries the list, not the catalogue. */
export const load: PageServerLoad = () => ({ rules: summaries() });
