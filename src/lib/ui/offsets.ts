/** Where each row of a long list starts, in px: `offsets[i]` for row i, the last one is the height of all. */
export function offsetsOf(count: number, height: (row: number) => number): Float64Array {
	const offsets = new Float64Array(count + 1);
	for (let row = 0; row < count; row++) offsets[row + 1] = (offsets[row] ?? 0) + height(row);
	return offsets;
}

/** The row that covers a vertical position, by halving. */
export function rowAt(offsets: Float64Array, top: number): number {
	let low = 0;
	let high = Math.max(0, offsets.length - 2);
	while (low < high) {
		const middle = (low + high + 1) >> 1;
		if ((offsets[middle] ?? 0) <= top) low = middle;
		else high = middle - 1;
	}
	return low;
}

export interface Window {
	readonly first: number;
	/** Exclusive. */
	readonly last: number;
}

/** The rows that a viewport shows, and `spare` px of them above and below. */
export function visible(offsets: Float64Array, top: number, height: number, spare: number): Window {
	const count = offsets.length - 1;
	if (count === 0) return { first: 0, last: 0 };
	return {
		first: rowAt(offsets, Math.max(0, top - spare)),
		last: Math.min(count, rowAt(offsets, top + height + spare) + 1)
	};
}
