import type { Grab } from './from-drop';

/** What static/early-drop.js leaves on the window, before any of the app is there. */
interface WindowWithHeldDrop {
	heldDrop?: { readonly grab: Grab | null; release(): void };
}

/** What was dropped before the app could take it, once; from now on drops are the app's. */
export function takeHeldDrop(): Grab | null {
	const holder: Window & WindowWithHeldDrop = window;
	const held = holder.heldDrop;
	held?.release();
	delete holder.heldDrop;
	return held?.grab ?? null;
}
