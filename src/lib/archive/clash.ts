/** Two entries that want one place. */
export interface Clash {
	readonly reason: 'duplicate' | 'file-and-directory';
	/** Position of the entry to name. */
	readonly index: number;
}

const withoutSlash = (name: string): string => (name.endsWith('/') ? name.slice(0, -1) : name);

/**
 * Finds names that come twice (each but the first is named) and names that are a file here and a directory
 * there (the file is named). Names are compared as they stand; upper case and Unicode forms are another rule.
 */
export function clashes(
	entries: readonly { readonly name: string }[],
	isDirectory: (index: number) => boolean
): Clash[] {
	const found: Clash[] = [];
	const first = new Map<string, number>();
	const conflicting = new Set<number>();
	const conflict = (index: number): void => {
		if (conflicting.has(index)) return;
		conflicting.add(index);
		found.push({ reason: 'file-and-directory', index });
	};
	for (let index = 0; index < entries.length; index++) {
		const entry = entries[index];
		if (!entry) continue;
		const path = withoutSlash(entry.name);
		const before = first.get(path);
		if (before === undefined) first.set(path, index);
		else if (isDirectory(before) === isDirectory(index)) found.push({ reason: 'duplicate', index });
		else conflict(isDirectory(before) ? index : before);
	}
	if (!hasFileAbove(first, isDirectory)) return found;
	/* With `/` before every other character a directory's contents follow it at once. */
	const order = entries
		.map((entry, index) => ({ key: withoutSlash(entry.name).replaceAll('/', '\0'), index }))
		.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : a.index - b.index));
	const above: { readonly prefix: string; readonly index: number }[] = [];
	for (const { key, index } of order) {
		while (above.length > 0 && !key.startsWith(above.at(-1)?.prefix ?? '')) above.pop();
		const file = above.at(-1);
		if (file) conflict(file.index);
		if (!isDirectory(index)) above.push({ prefix: `${key}\0`, index });
	}
	return found;
}

/** Whether any name has a file where it needs a directory: in most archives none has. */
function hasFileAbove(
	first: ReadonlyMap<string, number>,
	isDirectory: (index: number) => boolean
): boolean {
	const known = new Set<string>();
	for (const path of first.keys()) {
		for (
			let end = path.lastIndexOf('/');
			end >= 0;
			end = end === 0 ? -1 : path.lastIndexOf('/', end - 1)
		) {
			const above = path.slice(0, end);
			if (known.has(above)) break;
			known.add(above);
			const index = first.get(above);
			if (index !== undefined && !isDirectory(index)) return true;
		}
	}
	return false;
}
