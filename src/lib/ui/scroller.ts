/** The nearest ancestor that scrolls up and down, or the page. */
export function scrollerOf(element: HTMLElement): Element {
	for (let node = element.parentElement; node; node = node.parentElement) {
		if (/^(?:auto|scroll)$/u.test(getComputedStyle(node).overflowY)) return node;
	}
	return document.scrollingElement ?? document.documentElement;
}
