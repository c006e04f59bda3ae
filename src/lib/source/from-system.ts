import type { Dropped } from '../worker/protocol';
import type { Gathered } from './gathered';
import { SHARED_CACHE, SHARED_NAME } from './shared-names';

/** Chromium only, and not in TypeScript's own declarations. */
interface WindowWithLaunchQueue {
	readonly launchQueue?: {
		setConsumer(consumer: (launch: { readonly files: readonly FileSystemHandle[] }) => void): void;
	};
}

const isFile = (handle: FileSystemHandle): handle is FileSystemFileHandle => handle.kind === 'file';

/** Files that the system's file manager opens with the installed app. */
export function onOpenedFiles(take: (gather: () => Promise<Gathered>) => void): void {
	const { launchQueue } = window as Window & WindowWithLaunchQueue;
	launchQueue?.setConsumer(({ files }) => {
		const handles = files.filter(isFile);
		if (handles.length === 0) return;
		take(async () => ({
			things: await Promise.all(
				handles.map(async (handle): Promise<Dropped> => {
					const blob = await handle.getFile();
					return { kind: 'blob', name: blob.name, blob, handle };
				})
			)
		}));
	});
}

/** What another app shared with the installed one, once; null: nothing. */
export async function takeShared(): Promise<Gathered | null> {
	if (!('caches' in window)) return null;
	const cache = await caches.open(SHARED_CACHE);
	const things: Dropped[] = [];
	for (const key of await cache.keys()) {
		const response = await cache.match(key);
		await cache.delete(key);
		if (!response) continue;
		const name = decodeURIComponent(response.headers.get(SHARED_NAME) ?? 'shared.zip');
		things.push({ kind: 'blob', name, blob: await response.blob() });
	}
	return things.length === 0 ? null : { things };
}
