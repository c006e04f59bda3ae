export interface Part {
	readonly start: number;
	/** Exclusive. */
	readonly end: number;
}

/**
 * The one range of a `Range` header over a file of `size` bytes (RFC 9110 §14). `'all'`: no header, several ranges,
 * or one we don't understand: the whole file is a right answer then. `'unsatisfiable'`: 416.
 */
export function parseRange(header: string | null, size: number): Part | 'all' | 'unsatisfiable' {
	const match = /^bytes=(\d*)-(\d*)$/u.exec(header?.trim() ?? '');
	const [, first = '', last = ''] = match ?? [];
	if (first === '' && last === '') return 'all';
	if (first === '') {
		const length = Math.min(Number(last), size);
		return length === 0 ? 'unsatisfiable' : { start: size - length, end: size };
	}
	const start = Number(first);
	const end = last === '' ? size : Math.min(Number(last) + 1, size);
	if (last !== '' && Number(last) < start) return 'all';
	return start >= size ? 'unsatisfiable' : { start, end };
}
