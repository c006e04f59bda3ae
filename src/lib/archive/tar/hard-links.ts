import type { TarEntry } from './entry';

const LINK = 'other';

/**
 * Hard links as what unpacking makes of them: the file that an earlier entry of that name is. A tool that packs a
 * folder writes the second name of one file so. Links to nothing, or to what is no file, stay as they are.
 */
export function withLinkedFiles(entries: readonly TarEntry[]): TarEntry[] {
	const files = new Map<string, TarEntry>();
	return entries.map((entry) => {
		const { path, kind, target } = entry;
		const linked = kind === LINK && target !== null ? files.get(withoutDot(target)) : undefined;
		const made: TarEntry = linked
			? { ...entry, kind: 'file', size: linked.size, start: linked.start }
			: entry;
		if (made.kind === 'file') files.set(path, made);
		else files.delete(path);
		return made;
	});
}

const withoutDot = (path: string): string => path.replace(/^(?:\.\/)+(?=.)/u, '');
