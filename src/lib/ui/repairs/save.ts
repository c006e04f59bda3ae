/** Chromium only, and not in TypeScript's own declarations. */
interface WindowWithSave {
	readonly showSaveFilePicker?: (options: {
		suggestedName: string;
	}) => Promise<FileSystemFileHandle>;
}

/** Whether this browser can write to a place the person chooses. */
export const canSaveAs = (): boolean => 'showSaveFilePicker' in window;

/** Streams a blob to a place the person chooses, never holding it in memory. False: they changed their mind. */
export async function saveAs(blob: Blob, name: string): Promise<boolean> {
	const { showSaveFilePicker } = window as WindowWithSave;
	if (!showSaveFilePicker) throw new TypeError('showSaveFilePicker is missing');
	try {
		const handle = await showSaveFilePicker.call(window, { suggestedName: name });
		await blob.stream().pipeTo(await handle.createWritable());
		return true;
	} catch (error) {
		if (error instanceof DOMException && error.name === 'AbortError') return false;
		throw error;
	}
}

/** Hands a blob to the browser's own downloads. */
export function download(blob: Blob, name: string): void {
	const url = URL.createObjectURL(blob);
	Object.assign(document.createElement('a'), { href: url, download: name }).click();
	// The browser has taken the blob by then; a minute is far more than it needs.
	setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** Safari on a Mac opens “safe” downloads by itself, and leaves the folder instead of the zip. */
export const unpacksDownloads = (userAgent: string): boolean =>
	/Macintosh.*\bSafari\//u.test(userAgent) && !/Chrome|Chromium|CriOS|FxiOS|Edg/u.test(userAgent);
