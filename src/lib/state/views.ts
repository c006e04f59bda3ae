import type { Opened } from '../worker/protocol';
import type { View } from './view.svelte';

/** Another package, another view; the deep check of the same one keeps it, and so does a look at another page. */
const views = new WeakMap<Opened, Map<string, View>>();

/** The view of the package at `root` of what was opened, made when it is first asked for. */
export function viewOf(opened: Opened, root: string, make: () => View): View {
	const ofOpened = views.get(opened) ?? new Map<string, View>();
	views.set(opened, ofOpened);
	const view = ofOpened.get(root) ?? make();
	ofOpened.set(root, view);
	return view;
}

/** What was opened, with the packages that are in it now: what was looked at in it stays as it is. */
export function withPackages(opened: Opened, packages: Opened['packages']): Opened {
	if (JSON.stringify(packages) === JSON.stringify(opened.packages)) return opened;
	const now = { ...opened, packages };
	const kept = views.get(opened);
	if (kept) views.set(now, kept);
	return now;
}
