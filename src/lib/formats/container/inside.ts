/** A path as a finding names it: relative to the package where it lies inside, as stored where it does not. */
export function inside(path: string, root: string): string {
	return root !== '' && path.startsWith(`${root}/`) ? path.slice(root.length + 1) : path;
}
