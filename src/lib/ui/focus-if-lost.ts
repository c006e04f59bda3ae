/** Takes the focus where it was lost with the element that had it: keyboards and screen readers go on from here. */
export function focusIfLost(element: HTMLElement): void {
	if (document.activeElement === null || document.activeElement === document.body) element.focus();
}
