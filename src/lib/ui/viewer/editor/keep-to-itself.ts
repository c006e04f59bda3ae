const hasFiles = ({ dataTransfer }: DragEvent): boolean =>
	dataTransfer?.types.includes('Files') ?? false;

/**
 * What is typed, pasted or dragged in an editor is not for the page around it: its keys are no shortcuts, its pasted
 * links no packages. Files that are dropped, and keys with Ctrl or ⌘, are the page's as anywhere. Returns the way back.
 */
export function keepToItself(host: HTMLElement): () => void {
	const ended = new AbortController();
	const { signal } = ended;
	host.addEventListener(
		'keydown',
		(event) => {
			if (!event.ctrlKey && !event.metaKey) event.stopPropagation();
		},
		{ signal }
	);
	host.addEventListener('paste', (event) => event.stopPropagation(), { signal });
	for (const type of ['dragover', 'dragleave', 'drop'] as const)
		host.addEventListener(
			type,
			(event) => {
				if (!hasFiles(event)) event.stopPropagation();
			},
			{ signal }
		);
	return () => ended.abort();
}

/** Files are not dropped into the text. */
export const leaveFiles = { drop: hasFiles };
