/** A rectangle in whatever unit the room is given in. */
export interface Rect {
	readonly x: number;
	readonly y: number;
	readonly width: number;
	readonly height: number;
}

/** How far from a square the worst rectangle of a row is, laid along a side of this length. */
function worst(row: readonly number[], sum: number, side: number): number {
	const most = Math.max(...row);
	const least = Math.min(...row);
	return Math.max((side * side * most) / (sum * sum), (sum * sum) / (side * side * least));
}

/**
 * Rectangles that fill a room, their areas in proportion to sizes that are positive and come largest first (Bruls,
 * Huizing, van Wijk: Squarified Treemaps, 2000). One for each size, in the same order.
 */
export function squarify(sizes: readonly number[], room: Rect): Rect[] {
	const total = sizes.reduce((sum, size) => sum + size, 0);
	const scale = (room.width * room.height) / total;
	const areas = sizes.map((size) => size * scale);
	const rects: Rect[] = [];
	let left = room;
	for (let at = 0; at < areas.length;) {
		const side = Math.min(left.width, left.height);
		const row: number[] = [];
		let sum = 0;
		for (let next = areas[at]; next !== undefined; next = areas[++at]) {
			const isWorse =
				row.length > 0 && worst([...row, next], sum + next, side) > worst(row, sum, side);
			if (isWorse) break;
			row.push(next);
			sum += next;
		}
		const thick = side > 0 ? sum / side : 0;
		const isUpright = left.width >= left.height;
		let along = isUpright ? left.y : left.x;
		for (const area of row) {
			const length = thick > 0 ? area / thick : 0;
			rects.push(
				isUpright
					? { x: left.x, y: along, width: thick, height: length }
					: { x: along, y: left.y, width: length, height: thick }
			);
			along += length;
		}
		left = isUpright
			? { ...left, x: left.x + thick, width: Math.max(0, left.width - thick) }
			: { ...left, y: left.y + thick, height: Math.max(0, left.height - thick) };
	}
	return rects;
}
