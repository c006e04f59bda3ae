/** Restricted edit distance: insert, delete, replace, swap neighbours. */
function distance(a: string, b: string): number {
	const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, j) => j)];
	const at = (i: number, j: number): number => rows[i]?.[j] ?? Infinity;
	for (let i = 1; i <= a.length; i++) {
		const row = [i];
		rows.push(row);
		for (let j = 1; j <= b.length; j++) {
			const same = a[i - 1] === b[j - 1] ? 0 : 1;
			let best = Math.min(at(i - 1, j) + 1, (row[j - 1] ?? Infinity) + 1, at(i - 1, j - 1) + same);
			if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
				best = Math.min(best, at(i - 2, j - 2) + 1);
			row.push(best);
		}
	}
	return at(a.length, b.length);
}

const plain = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9]/gu, '');

/** The known name that a misspelt one must have meant; null if none is near. Case, hyphens and underscores don't count. */
export function nearMiss(name: string, known: readonly string[]): string | null {
	if (name.length > 40) return null;
	const bare = plain(name);
	if (bare === '') return null;
	let best: string | null = null;
	let least = Infinity;
	for (const other of known) {
		const target = plain(other);
		const allowed = target.length <= 3 ? 0 : target.length <= 6 ? 1 : 2;
		const gap = distance(bare, target);
		if (gap <= allowed && gap < least) {
			best = other;
			least = gap;
		}
	}
	return best;
}
