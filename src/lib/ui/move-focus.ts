/** Arrow keys move between the rows of a list (elements marked `data-row`), in the order they stand in. */
export function moveFocus(list: HTMLElement): () => void {
	const onkeydown = (event: KeyboardEvent): void => {
		const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
		const row = event.target instanceof HTMLElement ? event.target.closest('[data-row]') : null;
		if (step === 0 || !row) return;
		const rows = [...list.querySelectorAll<HTMLElement>('[data-row]')];
		const next = rows[rows.findIndex((one) => one === row) + step];
		if (!next) return;
		event.preventDefault();
		next.focus();
	};
	list.addEventListener('keydown', onkeydown);
	return () => list.removeEventListener('keydown', onkeydown);
}
