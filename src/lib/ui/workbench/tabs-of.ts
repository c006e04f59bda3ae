import type { Report } from '../../contract/report';
import type { InspectorTab } from '../../state/view.svelte';

/** The inspector's tabs for a format, in their order. A bundle is composed anew, not repaired. */
export const tabsOf = (format: Report['subject']['format']): readonly InspectorTab[] =>
	format === 'agent-compose-bundle'
		? ['viewer', 'preview', 'compare', 'overview']
		: ['viewer', 'preview', 'repairs', 'compare', 'overview'];
