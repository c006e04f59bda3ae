/** Two entries that want one place. */
export interface Clash {
	readonly reason: 'duplicate' | 'file-and-directory';
	/** Position of the entry to name. */
	readonly index: number;
	readonly detail: string;
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
	const conflict = (index: number, detail: string): void => {
		if (conflicting.has(index)) return;
		conflicting.add(index);
		found.push({ reason: 'file-and-directory', index, detail });
	};
	for (const [index, entry] of entries.entries()) {
		const path = withoutSlash(entry.name);
		const before = first.get(path);
		if (before === undefined) first.set(path, index);
		else if (isDirectory(before) === isDirectory(index))
			found.push({ reason: 'duplicate', index, detail: `#${before + 1}, #${index + 1}` });
		else conflict(isDirectory(before) ? index : before, `#${before + 1}, #${index + 1}`);
	}
	const parents = new Set<string>();
	for (const [index, entry] of entries.entries()) {
		const path = withoutSlash(entry.name);
		/* Up to the first parent already seen: linear however deep the paths are. */
		for (let at = path.lastIndexOf('/'); at > 0; at = path.lastIndexOf('/', at - 1)) {
			const parent = path.slice(0, at);
			if (parents.has(parent)) break;
			parents.add(parent);
			const file = first.get(parent);
			if (file !== undefined && !isDirectory(file)) conflict(file, `#${file + 1}, #${index + 1}`);
		}
	}
	return found;
}
