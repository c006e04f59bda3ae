import type { Gathered } from './gathered';

/** The names of the roles in a folder of installed ones: each directory in it that holds a role.md. */
export async function installedRoles(
	gathered: Gathered
): Promise<{ readonly name: string; readonly ids: readonly string[] } | null> {
	const [thing] = gathered.things ?? [];
	if (!thing || thing.kind === 'blob') return null;
	if (thing.kind === 'files') {
		const ids = thing.files.flatMap(({ path }) => /^([^/]+)\/role\.md$/u.exec(path)?.[1] ?? []);
		return { name: thing.name, ids: ids.toSorted() };
	}
	const ids: string[] = [];
	for await (const [name, handle] of thing.handle.entries()) {
		if (handle.kind !== 'directory') continue;
		const has = await handle.getFileHandle('role.md').then(
			() => true,
			() => false
		);
		if (has) ids.push(name);
	}
	return { name: thing.handle.name, ids: ids.sort() };
}
