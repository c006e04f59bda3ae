import type { FixRef } from '../../contract/finding';

/**
 * The repairs that findings about a container ask for. `at` is the path of the finding. What each does is written
 * with the format, which knows what the package needs.
 */
export const CONTAINER_FIXES = {
	/** Leave all junk files out. */
	dropJunk: 'drop-junk',
	/** Leave the entry out: nothing else can be done with it. */
	dropEntry: 'drop-entry',
	/** Leave out every entry of that name but one: the first where all hold the same bytes, else `keep` asks. */
	dropDuplicate: 'drop-duplicate',
	/** Backslashes to slashes, `.` and empty segments out. */
	normaliseName: 'normalise-name',
	/** Replace the link by a copy of the regular file of the package that it points to. */
	copySymlinkTarget: 'copy-symlink-target',
	/** Write the archive anew from the entries as listed, after the user has seen the list (`entries`). */
	rewriteArchive: 'rewrite-archive'
} as const;

type FixId = (typeof CONTAINER_FIXES)[keyof typeof CONTAINER_FIXES];

export const fixAt = (id: FixId, at: string, needs: readonly string[] = []): FixRef => ({
	id,
	at,
	needs
});
