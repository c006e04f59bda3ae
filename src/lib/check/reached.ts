import type { Reach } from '../formats/format';
import type { CheckedPackage } from './plug-in';

/** By what each file is reached, as it may be shown; null: that is not known. */
export function reachedIn({
	reachedFrom,
	maskPath
}: CheckedPackage): readonly (readonly [path: string, reach: Reach])[] | null {
	const reached = reachedFrom();
	return (
		reached &&
		[...reached].map(([path, { from, by }]) => [
			maskPath(path),
			{ from, by: by === null ? null : maskPath(by) }
		])
	);
}
