/** What was said of a package when it was last open, or of a folder of them. */
export type RecentVerdict =
	| { readonly kind: 'package'; readonly errors: number; readonly warnings: number }
	| { readonly kind: 'none' }
	| { readonly kind: 'table'; readonly packages: number };

/** A package that was opened here, with the handle by which the browser may give it again. */
export interface RecentEntry {
	readonly id: string;
	readonly handle: FileSystemFileHandle | FileSystemDirectoryHandle;
	/** What people call it, where it says so. */
	readonly title: string | null;
	readonly verdict: RecentVerdict;
	/** ms since 1970. */
	readonly at: number;
}

const isCount = (value: unknown): boolean => Number.isSafeInteger(value);

function isVerdict(value: unknown): value is RecentVerdict {
	if (typeof value !== 'object' || value === null || !('kind' in value)) return false;
	if (value.kind === 'none') return true;
	if (value.kind === 'table') return 'packages' in value && isCount(value.packages);
	return (
		value.kind === 'package' &&
		'errors' in value &&
		isCount(value.errors) &&
		'warnings' in value &&
		isCount(value.warnings)
	);
}

const isHandle = (value: unknown): value is RecentEntry['handle'] =>
	typeof value === 'object' &&
	value !== null &&
	'kind' in value &&
	(value.kind === 'file' || value.kind === 'directory') &&
	'name' in value &&
	typeof value.name === 'string';

/** What a database kept, if it is such an entry. */
export function recentOf(data: unknown): RecentEntry | null {
	if (typeof data !== 'object' || data === null) return null;
	const { id, handle, title, verdict, at } = data as Record<string, unknown>;
	if (typeof id !== 'string' || !isHandle(handle) || !isVerdict(verdict)) return null;
	if (typeof at !== 'number' || !(typeof title === 'string' || title === null)) return null;
	return { id, handle, title, verdict, at };
}
