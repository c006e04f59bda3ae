import type { Component } from 'svelte';
import type { InspectorTab } from '../../state/view.svelte';
import type { Checked } from '../../worker/protocol';

type LoadPane = () => Promise<{ default: Component<{ checked: Checked }> }>;

/** Parts of the inspector, loaded when they are first shown. */
export const panes: Readonly<Record<InspectorTab, LoadPane>> = {
	viewer: () => import('../viewer/Viewer.svelte'),
	preview: () => import('./PreviewTab.svelte'),
	compare: () => import('../compare/ComparePane.svelte'),
	overview: () => import('../overview/OverviewPane.svelte'),
	repairs: () => import('../repairs/RepairsPane.svelte')
};
