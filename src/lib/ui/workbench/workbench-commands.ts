import type { Command } from '../../state/commands.svelte';
import type { Session } from '../../state/session.svelte';
import type { InspectorTab, View } from '../../state/view.svelte';
import { commands as words } from '../strings/commands';

const focus = (selector: string): void => document.querySelector<HTMLElement>(selector)?.focus();

/** What can be done with the package on the screen. */
export function workbenchCommands(
	view: () => View,
	session: Session,
	tabs: readonly InspectorTab[]
): Command[] {
	const tab = (id: InspectorTab, key: string): Command => ({
		id,
		label: words[id],
		key,
		run: () => view().open(id)
	});
	const list = (id: 'findings' | 'files', key: string, selector: string): Command => ({
		id,
		label: words[id],
		key,
		run: () => {
			view().closeInspector();
			view().list = id;
			setTimeout(() => focus(selector));
		}
	});
	return [
		{
			...list('findings', '/', '.findings input[type="search"]'),
			id: 'filter',
			label: words.filter
		},
		list('findings', 'f', '.findings [data-row]'),
		list('files', 't', '[role="treeitem"]'),
		...tabs.map((id, at) => tab(id, String(at + 1))),
		{ id: 'print', label: words.print, run: () => print() },
		{ id: 'another', label: words.another, run: () => session.close() }
	];
}
