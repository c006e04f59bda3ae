// A drop before the app has started is kept for it. Without this the browser would open the file in place of the page.
// Taken over by src/lib/source/held-drop.ts, which says the shape.
{
	const allow = (event) => event.preventDefault();
	const keep = (event) => {
		event.preventDefault();
		const { items } = event.dataTransfer;
		window.heldDrop.grab = {
			items: [...items]
				.filter(({ kind }) => kind === 'file')
				.map((item) => ({
					handle: item.getAsFileSystemHandle?.().catch(() => null) ?? null,
					entry: item.webkitGetAsEntry(),
					file: item.getAsFile()
				})),
			text: event.dataTransfer.getData('text/uri-list') || event.dataTransfer.getData('text/plain')
		};
	};
	addEventListener('dragover', allow);
	addEventListener('drop', keep);
	window.heldDrop = {
		grab: null,
		release() {
			removeEventListener('dragover', allow);
			removeEventListener('drop', keep);
		}
	};
}
