export interface HexRow {
	readonly offset: string;
	readonly bytes: string;
	readonly text: string;
}

/** One row of a hex view: the offset, the bytes, and the printable ones of them as text. */
export function hexRow(bytes: Uint8Array, row: number, width: number): HexRow {
	const part = [...bytes.subarray(row * width, (row + 1) * width)];
	return {
		offset: (row * width).toString(16).padStart(8, '0'),
		bytes: part
			.map((byte) => byte.toString(16).padStart(2, '0'))
			.join(' ')
			.padEnd(width * 3 - 1),
		text: part
			.map((byte) => (byte >= 0x20 && byte < 0x7f ? String.fromCharCode(byte) : '·'))
			.join('')
	};
}
