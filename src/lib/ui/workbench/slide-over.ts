/** On a narrow screen the inspector takes the page's place: it begins at its top, and gives the old position back. */
export function slideOver(element: HTMLElement): () => void {
	const before = scrollY;
	scrollTo(0, 0);
	element.querySelector<HTMLElement>('button')?.focus({ preventScroll: true });
	return () => requestAnimationFrame(() => scrollTo(0, before));
}
