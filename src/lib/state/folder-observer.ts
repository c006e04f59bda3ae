/** One change that the browser saw. Chromium 133 and later; not in TypeScript's own declarations. */
interface ChangeRecord {
	readonly type: 'appeared' | 'disappeared' | 'modified' | 'moved' | 'unknown' | 'errored';
	readonly relativePathComponents: readonly string[];
	readonly relativePathMovedFrom?: readonly string[] | null;
}

interface Observer {
	observe(handle: FileSystemDirectoryHandle, options: { recursive: boolean }): Promise<void>;
	disconnect(): void;
}

interface ScopeWithObserver {
	readonly FileSystemObserver?: new (
		callback: (records: readonly ChangeRecord[]) => void
	) => Observer;
}

/** Where something changed, `''` for the folder itself; null: anywhere. */
export type Noticed = readonly string[] | null;

/**
 * Has the browser tell of changes below a folder. Null: this browser, or this kind of folder, has nobody to tell.
 * `onLost`: from now on it tells nothing more.
 */
export async function observeFolder(
	handle: FileSystemDirectoryHandle,
	onNoticed: (where: Noticed) => void,
	onLost: () => void
): Promise<{ disconnect(): void } | null> {
	const { FileSystemObserver } = globalThis as ScopeWithObserver;
	if (!FileSystemObserver) return null;
	const observer = new FileSystemObserver((records) => {
		const isVague = records.some(({ type }) => type === 'unknown' || type === 'errored');
		onNoticed(isVague ? null : records.flatMap(pathsOf));
		if (records.some(({ type }) => type === 'errored')) onLost();
	});
	try {
		await observer.observe(handle, { recursive: true });
		return observer;
	} catch {
		return null;
	}
}

const pathsOf = ({ relativePathComponents, relativePathMovedFrom }: ChangeRecord): string[] =>
	[relativePathComponents, relativePathMovedFrom ?? []]
		.filter((names, at) => at === 0 || names.length > 0)
		.map((names) => names.join('/'));
