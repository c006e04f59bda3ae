interface Version {
	readonly core: readonly number[];
	readonly pre: readonly string[];
}

function versionOf(text: string): Version | null {
	const match = /^(\d+)\.(\d+)\.(\d+)(?:-([0-9A-Za-z.-]+))?(?:\+.*)?$/u.exec(text);
	if (!match) return null;
	const [, major, minor, patch, pre] = match;
	return { core: [Number(major), Number(minor), Number(patch)], pre: pre?.split('.') ?? [] };
}

/** SemVer 2.0.0, item 11: numbers by value and before words, words by code unit. */
function comparePart(a: string, b: string): number {
	const [numberA, numberB] = [/^\d+$/u.test(a), /^\d+$/u.test(b)];
	if (numberA && numberB) return Math.sign(Number(a) - Number(b));
	if (numberA !== numberB) return numberA ? -1 : 1;
	return a < b ? -1 : a > b ? 1 : 0;
}

/** Negative where `a` is the lower version; 0 where they rank the same, or where one is no version at all. */
export function compareVersions(a: string, b: string): number {
	const [left, right] = [versionOf(a), versionOf(b)];
	if (!left || !right) return 0;
	for (const [index, number] of left.core.entries()) {
		const difference = Math.sign(number - (right.core[index] ?? 0));
		if (difference !== 0) return difference;
	}
	// A version with a pre-release part is lower than the same one without.
	if (left.pre.length === 0 || right.pre.length === 0)
		return Math.sign(right.pre.length - left.pre.length);
	for (const [index, part] of left.pre.entries()) {
		const other = right.pre[index];
		const difference = other === undefined ? 1 : comparePart(part, other);
		if (difference !== 0) return difference;
	}
	return Math.sign(left.pre.length - right.pre.length);
}
